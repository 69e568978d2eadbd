import '@fontsource/grenze/latin-600.css'
import '@fontsource-variable/atkinson-hyperlegible-next'
import './look/tokens.css'
import './look/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { watchHeldDown } from './look/controls/held-down.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
watchHeldDown()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
