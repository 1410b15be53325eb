import { countCharacters, formatMaxLengthError } from '../shared/index.ts'

// All control characters except tab and line break; none of them belongs in a person's text.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/** The error of a text that is longer than `max` characters; empty if there is none. */
export const lengthErrors = (text: string, max: number): readonly string[] =>
  countCharacters(text) > max ? [formatMaxLengthError(max)] : []

/** Normalises a person's text for storage: line breaks as '\n', no control characters, trimmed. Rule: CONV-37. */
export const toPlainText = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL, '').trim()
