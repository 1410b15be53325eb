/** A part of a message: plain text, or the text of a link. */
export interface TextPart {
  readonly text: string
  readonly href: string | null
}

const ADDRESS = /\b(?:https?:\/\/|mailto:)[^\s<>"'`]+/giu
const SAFE = new Set(['http:', 'https:', 'mailto:'])
const ENDINGS = /[.,;:!?…»”’]+$/u

/** The address without the punctuation of the sentence around it; a closing bracket belongs to it only after an opening one. */
const trimmed = (address: string): string => {
  const shorter = address.replace(ENDINGS, '')
  const last = shorter.at(-1)
  const opening = last === ')' ? '(' : last === ']' ? '[' : null
  return opening !== null && !shorter.includes(opening) ? trimmed(shorter.slice(0, -1)) : shorter
}

const hrefOf = (address: string): string | null => {
  try {
    const url = new URL(address)
    return SAFE.has(url.protocol) && (url.protocol === 'mailto:' || url.hostname !== '') ? url.href : null
  } catch {
    return null
  }
}

/** Splits a message into plain text and web and mail addresses; nothing else becomes a link. Rule: CONV-44. */
export const textParts = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimmed(found)
    const href = hrefOf(address)
    if (href === null) continue
    if (index > end) parts.push({ text: text.slice(end, index), href: null })
    parts.push({ text: address, href })
    end = index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null })
  return parts
}
