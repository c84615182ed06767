// Ends a scene, or what is still to be seen of it.

import { Icon } from '../art/icon.tsx'
import { questionWords } from '../words/question.ts'
import { useWords } from '../words/words.ts'
import './skip-button.css'

export function SkipButton({ skip, label }: { skip: () => void; label?: string }) {
  const t = useWords(questionWords)
  return (
    <button type="button" class="skip-scene" onClick={skip}>
      <Icon name="jump" />
      {label ?? t('skip')}
    </button>
  )
}
