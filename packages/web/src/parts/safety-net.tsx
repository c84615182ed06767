// If a part of the page fails, it says so and offers to begin again, instead of going blank.

import { Component, type ComponentChildren } from 'preact'
import { settings } from '../settings.ts'
import { common } from '../words/common.ts'
import { sayIn } from '../words/words.ts'

interface Props {
  children: ComponentChildren
}

export class SafetyNet extends Component<Props, { failed?: string }> {
  override state: { failed?: string } = {}

  static override getDerivedStateFromError(error: unknown): { failed: string } {
    return { failed: error instanceof Error ? error.message : String(error) }
  }

  override componentDidCatch(error: unknown): void {
    console.error(error)
  }

  override render() {
    const { failed } = this.state
    if (failed === undefined) return this.props.children
    const t = sayIn(common, settings.get().language)
    return (
      <main class="safety-net">
        <p role="alert">{t('failed', { why: failed })}</p>
        <button type="button" class="primary" onClick={() => location.reload()}>
          {t('tryAgain')}
        </button>
      </main>
    )
  }
}
