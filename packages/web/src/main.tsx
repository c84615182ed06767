// Where the page begins.

import { render } from 'preact'
import { App } from './app.tsx'
import { SafetyNet } from './parts/safety-net.tsx'
import { applySettings } from './settings.ts'
import './styles/index.css'

applySettings()
const root = document.querySelector('#app')
if (root !== null)
  render(
    <SafetyNet>
      <App />
    </SafetyNet>,
    root,
  )
