import { Hall } from './hall.ts'
import { serve } from './serve.ts'
import { BrowserStore } from './store.ts'

serve(self, new Hall({ store: new BrowserStore(), push: (pushed) => self.postMessage({ pushed }) }))
