import { countCharacters } from '../shared/index.ts'

// Every control character but the tab and the line break: none of them is text that a person writes.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/** What is wrong with a text that may have so many characters; empty where nothing is. */
export const lengthErrors = (text: string, max: number): readonly string[] =>
  countCharacters(text) > max ? [`The maximum length allowed is ${max}`] : []

/** A person's text as it is kept: one kind of line break, no control characters, trimmed. Rule: CONV-37. */
export const toPlainText = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL, '').trim()
