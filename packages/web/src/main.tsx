// Where the page begins.

// Which boxes there are, and the base game: the engine's doors are loaded one by one.
import '@cic/engine/announced'
import './styles/theme.css'
import './styles/base.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { SafetyNet } from './parts/safety-net.tsx'
import { OfflineNotice } from './pwa/offline-notice.tsx'
import { installable } from './pwa/register.ts'
import { applySettings } from './settings.ts'

applySettings()
installable()
const root = document.querySelector('#app')
if (root !== null)
  render(
    <SafetyNet>
      <OfflineNotice />
      <App />
    </SafetyNet>,
    root,
  )
