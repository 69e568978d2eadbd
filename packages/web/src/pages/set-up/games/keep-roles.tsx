import { Pick } from '../../../look/controls/pick.tsx'
import { useTexts } from '../../../texts/texts.ts'
import type { RolesProps } from './game-set-up.ts'
import { CLANS, clansOf, takeClan } from './keep-clans.ts'
import { keepTexts } from './keep-texts.ts'

/** The clan of a seat. Taking one that another has is a swap. */
export function KeepRoles({ options, seat, onChange }: RolesProps) {
  const { fields, clanIs } = useTexts(keepTexts)
  return (
    <Pick
      label={fields.clans.label}
      labelHidden
      value={clansOf(options)[seat]}
      options={CLANS.map((clan) => ({
        value: clan,
        label: `${fields.clans.values[clan]}, ${clanIs[clan]}`,
      }))}
      onChange={(clan) => onChange(takeClan(options, seat, clan))}
    />
  )
}
