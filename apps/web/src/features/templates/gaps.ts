import { templatePlaceholders } from '@guildhall/domain/conversations'
import { t } from '../../shared/i18n/index.ts'

const GAP = /\{\{\s*([^{}]*?)\s*\}\}/g

/** Says which gaps a text still has, for what must not be sent with them; null where it has none. Rule: CONV-54. */
export function getGapError(text: string): string | null {
  const names = [...text.matchAll(GAP)].map(([, name]) => name ?? '')
  const known = [...new Set(names)].filter((name) => Object.hasOwn(templatePlaceholders, name))
  return known.length === 0 ? null : t('Fill in {map} first', { map: known.map((name) => `{{${name}}}`).join(', ') })
}

/** A text under what is written already. */
export const appendText = (written: string, text: string): string =>
  written.trim() === '' ? text : `${written.trimEnd()}\n${text}`
