// Where the page begins.

import { render } from 'preact'
import { App } from './app.tsx'
import { SafetyNet } from './parts/safety-net.tsx'
import { applySettings } from './settings.ts'
import './styles/base.css'
import './styles/site.css'
import './styles/table.css'
import './styles/board.css'
import './styles/question.css'
import './styles/hand.css'
import './styles/side.css'
import './styles/check.css'
import './styles/phone.css'

applySettings()
const root = document.querySelector('#app')
if (root !== null)
  render(
    <SafetyNet>
      <App />
    </SafetyNet>,
    root,
  )
