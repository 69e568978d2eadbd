import { thinkHere } from '../thinking/think-here.ts'
import { Hall } from './hall.ts'
import { serve } from './serve.ts'
import { BrowserStore } from './store.ts'

// One file for both kinds of worker (`thinking/thinking.ts` gives this name): they share rules and cards.
if (self.name === 'thinks') thinkHere(self)
else {
  const push = (pushed: unknown) => self.postMessage({ pushed })
  serve(self, new Hall({ store: new BrowserStore(), push }))
}
