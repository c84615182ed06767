// Scaffolding while sentences are being written: English only.
import type { Text } from './languages.ts'
export const en = (pattern: string): Text => ({ en: pattern }) as Text
