import { fileName, saveFile } from '../../frame/sheets/save-file.ts'
import { host } from '../../host/host.ts'
import { Button } from '../../look/controls/button.tsx'
import { useToast } from '../../look/controls/toast.tsx'
import { useTexts } from '../../texts/texts.ts'
import { startTexts } from './texts/texts.ts'

/** All that is kept here, in one file. */
export function SaveAllButton() {
  const texts = useTexts(startTexts)
  const toast = useToast()
  async function saveAll() {
    try {
      const name = fileName('muster', new Date(), 'muster')
      saveFile(name, await host.call('printAll', {}))
      toast({ text: texts.savedAll(name) })
    } catch (error) {
      toast({ text: texts.notSaved(error instanceof Error ? error.message : String(error)) })
    }
  }
  return <Button onClick={saveAll}>{texts.saveAll}</Button>
}
