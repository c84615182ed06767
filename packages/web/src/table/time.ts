// Spans of time in the shortest form: 4:05, 3 h 20, 2 d 5 h.

import type { Language } from '@cic/engine'

export function timeLeft(seconds: number, language: Language): string {
  const s = Math.max(0, Math.ceil(seconds))
  if (s < 3600) return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`
  const hours = Math.floor(s / 3600)
  if (hours < 48) return `${hours} h ${String(Math.floor((s % 3600) / 60)).padStart(2, '0')}`
  return `${Math.floor(hours / 24)} ${language === 'fr' ? 'j' : 'd'} ${hours % 24} h`
}

/** A time of this day, or with its day. */
export function timeOfDay(at: number, language: Language): string {
  const near = at - Date.now() < 20 * 3_600_000
  const format: Intl.DateTimeFormatOptions = near
    ? { hour: '2-digit', minute: '2-digit' }
    : { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }
  return new Intl.DateTimeFormat(language, format).format(at)
}
