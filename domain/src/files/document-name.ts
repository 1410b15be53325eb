import type { DocumentKind } from './document-inspector.port.ts'

/** The kinds of picture that a message takes. Rule: FILE-17. */
export type PictureKind = 'png' | 'jpg'

/** The kinds of file that are uploaded under their own name. */
export type FileKind = DocumentKind | PictureKind

/** Whether a kind is a picture's. */
export const isPictureKind = (kind: FileKind): kind is PictureKind => kind === 'png' || kind === 'jpg'

/** Maximum length of a stored name, in characters, without the extension. */
export const FILE_NAME_MAX_LENGTH = 120

const ENDING = /\.(pdf|docx?|png|jpe?g)$/i
/**
 * Characters that are removed from names: control and format characters (including bidirectional overrides), line ends, lone surrogates.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu
/** Characters that some operating system forbids in a name. */
const FORBIDDEN = /["*:<>?|]/g

/** The kind of a file by its extension; null if it is not accepted. Rules: FILE-1, FILE-17. */
export const fileKindFromName = (originalName: string): FileKind | null => {
  const ending = ENDING.exec(originalName.replaceAll(INVISIBLE, '').trim())?.[1]?.toLowerCase()
  if (ending === 'jpg' || ending === 'jpeg') return 'jpg'
  return ending === 'pdf' || ending === 'doc' || ending === 'docx' || ending === 'png' ? ending : null
}

/**
 * A file name that is safe to show and to save on any system: the last path segment, without invisible characters, shortened. Rule: FILE-3.
 */
export const sanitizeFileName = (originalName: string, kind: FileKind): string => {
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
  return `${short === '' ? (isPictureKind(kind) ? 'picture' : 'document') : short}.${kind}`
}
