// If a part of the page fails, it says so and offers to begin again, instead of going blank.

import { Component, type ComponentChildren } from 'preact'
import { settings } from '../settings.ts'
import { common } from '../words/common.ts'
import { sayIn } from '../words/words.ts'
import './safety-net.css'

interface Props {
  children: ComponentChildren
}

export class SafetyNet extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static override getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    console.error(error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const { language } = settings.get()
    return (
      <main class="safety-net">
        <p role="alert">{sayIn(common, language)('broken')}</p>
        <button type="button" class="primary" onClick={() => location.reload()}>
          {sayIn(common, language)('tryAgain')}
        </button>
      </main>
    )
  }
}
