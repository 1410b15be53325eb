import { err, ok, type Result } from '@guildhall/domain/shared'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { listColouredSpots, createColourLookup } from './text-colours.ts'
import type { PageLink, PdfContents, PdfPage, TextItem } from './text-line.ts'

const IMPORT_MAX_PAGES = 60

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Pdf['getPage']>>
type Ops = Readonly<Record<string, number>>

/** Texts are read even if their colours cannot be. */
const coloursOf = async (page: Page, ops: Ops): Promise<ReturnType<typeof createColourLookup>> => {
  try {
    return createColourLookup(listColouredSpots(await page.getOperatorList(), ops))
  } catch {
    return () => null
  }
}

const linksOf = async (page: Page): Promise<readonly PageLink[]> => {
  try {
    const annotations: readonly Readonly<Record<string, unknown>>[] = await page.getAnnotations()
    return annotations.flatMap(({ rect, unsafeUrl, url }) => {
      const address = typeof url === 'string' ? url : unsafeUrl
      if (typeof address !== 'string' || !Array.isArray(rect)) return []
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect.map(Number)
      return [{ url: address, x: Math.min(x1, x2), bottom: Math.min(y1, y2), top: Math.max(y1, y2) }]
    })
  } catch {
    return []
  }
}

const readPage = async (pdf: Pdf, number: number, ops: Ops): Promise<PdfPage> => {
  const page = await pdf.getPage(number)
  const { height, width } = page.getViewport({ scale: 1 })
  const content = await page.getTextContent()
  const colourAt = await coloursOf(page, ops)
  const items = content.items.flatMap((item): readonly TextItem[] => {
    if (!('str' in item) || item.str === '') return []
    const [, , c = 0, d = 0, x = 0, y = 0] = item.transform.map(Number)
    return [{ text: item.str, x, y, width: item.width, size: Math.hypot(c, d), colour: colourAt(x, y) }]
  })
  const links = await linksOf(page)
  page.cleanup()
  return { width, height, items, links }
}

/** 'not-a-pdf' cannot be opened, 'locked' requires a password, 'too-long' exceeds the maximum number of pages. */
export type UnreadablePdf = 'not-a-pdf' | 'locked' | 'too-long'

const producerOf = async (pdf: Pdf): Promise<string> => {
  try {
    const { info } = await pdf.getMetadata()
    const producer: unknown = (info as Readonly<Record<string, unknown>>)['Producer']
    return typeof producer === 'string' ? producer : ''
  } catch {
    return ''
  }
}

/** Reads the texts of a PDF file with their positions, sizes and colours. An unreadable page counts as empty. */
export const readPdf = async (bytes: Uint8Array): Promise<Result<PdfContents, UnreadablePdf>> => {
  let pdf: Pdf
  try {
    // Pictures are not decoded.
    pdf = await getDocumentProxy(bytes, { verbosity: 0, maxImageSize: 0 })
  } catch (error) {
    return err(error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'not-a-pdf')
  }
  if (pdf.numPages > IMPORT_MAX_PAGES) return err('too-long')
  const { OPS } = await getResolvedPDFJS()
  const pages: PdfPage[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    pages.push(await readPage(pdf, number, OPS).catch(() => ({ width: 0, height: 0, items: [], links: [] })))
  }
  return ok({ producer: await producerOf(pdf), pages })
}
