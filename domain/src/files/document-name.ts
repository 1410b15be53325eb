import type { DocumentKind } from './document-inspector.port.ts'

/** Longest name that is kept, in characters, without its ending. */
export const FILE_NAME_MAX_LENGTH = 120

const ENDING = /\.(pdf|docx?)$/i
/** What no name needs: control and format characters (among them those that turn the direction of writing), line ends, lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu
/** What some system cannot have in a name. */
const FORBIDDEN = /["*:<>?|]/g

/** What a file says that it is, by its ending; null where that is nothing we take. Rule: FILE-1. */
export const documentKindFromName = (originalName: string): DocumentKind | null => {
  const ending = ENDING.exec(originalName.replaceAll(INVISIBLE, '').trim())?.[1]?.toLowerCase()
  return ending === 'pdf' || ending === 'doc' || ending === 'docx' ? ending : null
}

/** A file's name as it may be shown and saved anywhere: its last part alone, without what cannot be seen, of bearable length. Rule: FILE-3. */
export const sanitizeFileName = (originalName: string, kind: DocumentKind): string => {
  const last = originalName.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(FORBIDDEN, '_')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const stem = plain.replace(ENDING, '').replace(/^[.\s]+/, '')
  const short = Array.from(stem)
    .slice(0, FILE_NAME_MAX_LENGTH)
    .join('')
    .replace(/[.\s]+$/, '')
  return `${short === '' ? 'document' : short}.${kind}`
}
