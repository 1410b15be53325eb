import { templatePlaceholders } from '@guildhall/domain/conversations'
import { t } from '../../shared/i18n/index.ts'

const GAP = /\{\{\s*([^{}]*?)\s*\}\}/g

/** Names the placeholders left in a text that must not be sent with them; null if there are none. Rule: CONV-54. */
export function getGapError(text: string): string | null {
  const names = [...text.matchAll(GAP)].map(([, name]) => name ?? '')
  const known = [...new Set(names)].filter((name) => Object.hasOwn(templatePlaceholders, name))
  return known.length === 0 ? null : t('Fill in {map} first', { map: known.map((name) => `{{${name}}}`).join(', ') })
}

/** Appends a text to what is already written. */
export const appendText = (written: string, text: string): string =>
  written.trim() === '' ? text : `${written.trimEnd()}\n${text}`
