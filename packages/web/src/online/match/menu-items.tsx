import { useMatch } from '../../frame/match-context.ts'
import menu from '../../frame/sheets/menu.module.css'
import { useTexts } from '../../texts/texts.ts'
import { onlineMatchTexts } from './texts.ts'

/** In the menu: all about those who sit here. */
export function MenuItems() {
  const { open } = useMatch()
  const texts = useTexts(onlineMatchTexts)
  return (
    <li>
      <button type="button" className={menu.item} onClick={() => open({ kind: 'people' })}>
        {texts.people}
      </button>
    </li>
  )
}
