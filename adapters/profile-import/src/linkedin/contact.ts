import type { ParsedLink, ParsedProfile } from '@guildhall/domain/profiles'
import type { PageLink, PdfPage, TextLine } from '../pdf/text-line.ts'

const EMAIL = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/u
const PHONE = /^[+(]?\d[\d\s().\-/]{4,}\d(?=\s*(?:\(|$))/u
const LABEL = /\(([^()]+)\)\s*$/u
const SIDEBAR = 200
/** A link extends this far below the baseline of its text, in points. */
const REACH = 4
/** Maximum distance to the next line of a wrapped address or to its label; the next entry is further below. */
const WRAP_GAP = 15.2

const TRACKING = /^(jobid|lipi|trk|utm_\w+|originalsubdomain|src)$/i

/** A URL without tracking parameters. */
const cleaned = (url: string): string => {
  try {
    const address = new URL(/^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`)
    const tracking = Array.from(address.searchParams.keys()).filter((name) => TRACKING.test(name))
    for (const name of tracking) address.searchParams.delete(name)
    return address.href.replace(/\/$/, '')
  } catch {
    return url
  }
}

const isWeb = (url: string): boolean => /^https?:\/\//i.test(url)

interface Entry {
  readonly lines: TextLine[]
  label: string | null
}

/** An entry ends with its label in brackets; an e-mail address has no label and wraps. */
const entriesOf = (lines: readonly TextLine[]): readonly Entry[] => {
  const entries: Entry[] = []
  let open: Entry | null = null
  for (const line of lines) {
    const label = LABEL.exec(line.text)?.[1] ?? null
    const written: string = open === null ? '' : open.lines.map(({ text }) => text).join('')
    const isNew = line.gap === null ? EMAIL.test(written) : line.gap > WRAP_GAP
    if (open === null || isNew) {
      open = { lines: [], label: null }
      entries.push(open)
    }
    open.lines.push(line)
    if (label !== null) {
      open.label = label
      open = null
    }
  }
  return entries
}

const textOf = ({ lines }: Entry): string =>
  lines
    .map(({ text }) => text)
    .join('')
    .replace(LABEL, '')
    .trim()

const linkOver = (entry: Entry, pages: readonly PdfPage[]): PageLink | undefined =>
  entry.lines
    .flatMap(({ page, y }) =>
      (pages[page]?.links ?? []).filter(({ bottom, top, x }) => x < SIDEBAR && bottom - REACH <= y && y <= top + REACH),
    )
    .find(({ url }) => isWeb(url))

const mailed = (pages: readonly PdfPage[]): string | null => {
  const urls = pages.flatMap(({ links }) => links.filter(({ x }) => x < SIDEBAR).map(({ url }) => url))
  const mail = urls.find((url) => /^mailto:/i.test(url))
  if (mail === undefined) return null
  const [address = ''] = mail.replace(/^mailto:/i, '').split('?', 1)
  try {
    return decodeURIComponent(address) || null
  } catch {
    return address || null
  }
}

const linkOf = (entry: Entry, pages: readonly PdfPage[]): readonly ParsedLink[] => {
  const over = linkOver(entry, pages)?.url
  const text = textOf(entry).replace(/\s+/g, '')
  if (over === undefined && (EMAIL.test(text) || !/^[^\s@]+\.[a-z]{2,}(?:[/?#]|$)/i.test(text))) return []
  return [{ url: cleaned(over ?? text), label: entry.label }]
}

/** E-mail address, phone number and URLs. A link's target is preferred to the printed text, which wraps anywhere. */
export const parseContact = (
  lines: readonly TextLine[],
  pages: readonly PdfPage[],
): Pick<ParsedProfile, 'email' | 'phone' | 'links'> => {
  const entries = entriesOf(lines)
  const phone = entries.map((entry) => PHONE.exec(entry.lines.map(({ text }) => text).join(' '))?.[0]).find(Boolean)
  const written = entries.map((entry) => EMAIL.exec(textOf(entry))?.[0]).find(Boolean)
  return {
    email: mailed(pages) ?? written ?? null,
    phone: phone?.trim() ?? null,
    links: entries.filter((entry) => !PHONE.test(entry.lines[0]?.text ?? '')).flatMap((entry) => linkOf(entry, pages)),
  }
}
