import { loadedWith } from './loaded-with.ts'
import type { Piece } from './who-needs.ts'

/** What somebody has before them at once: a page in its frame, or a part that is asked for later. */
export interface View {
  /** Every piece that it cannot begin without, besides the first page's. */
  readonly needs: ReadonlySet<string>
  /** The views that ask for it: what they all have is there already. None for a page. */
  readonly within: readonly View[]
}

export interface Stands {
  /** The frame that pages of the signed-in stand in, by the end of its source's path. */
  readonly frame: string
  /** Where pages are, by a piece of their path. */
  readonly pages: string
  /** Pages that stand without the frame, by a piece of their path. */
  readonly bare: readonly string[]
}

/** Every view of the app: its pages, and what these ask for in turn. */
export function viewsOf(pieces: readonly Piece[], { frame, pages, bare }: Stands): readonly View[] {
  const byFile = new Map(pieces.map((piece) => [piece.file, piece]))
  const needsOf = (files: readonly string[]) =>
    new Set([...loadedWith(byFile, files)].filter((file) => byFile.get(file)?.isFirst === false))
  const starts = pieces.filter(({ start, isFirst }) => start !== null && !isFirst)
  const shell = starts.find(({ start }) => start?.endsWith(frame))
  if (shell === undefined) throw new Error(`Nothing begins with the frame, ${frame}: see apps/web/vite.config.ts`)
  const isAskedFirst = ({ file }: Piece) => pieces.some(({ isFirst, asksFor }) => isFirst && asksFor.includes(file))
  const isFramed = ({ start }: Piece) =>
    start !== null && start.includes(pages) && !bare.some((place) => start.includes(place))
  const views: View[] = starts
    .filter(isAskedFirst)
    .map((piece) => ({ needs: needsOf([piece.file, ...(isFramed(piece) ? [shell.file] : [])]), within: [] }))
  const asking = ({ file }: Piece) =>
    views.filter(({ needs }) => [...needs].some((needed) => byFile.get(needed)?.asksFor.includes(file)))
  let waiting = starts.filter((piece) => !isAskedFirst(piece))
  // A part of a part comes after the one that asks for it.
  while (waiting.length > 0) {
    const found = waiting.filter((piece) => asking(piece).length > 0)
    if (found.length === 0) {
      const lost = waiting.map(({ start }) => start).join(', ')
      throw new Error(`No page asks for ${lost}, nor any part of one`)
    }
    views.push(...found.map((piece) => ({ needs: needsOf([piece.file]), within: asking(piece) })))
    waiting = waiting.filter((piece) => !found.includes(piece))
  }
  return views
}
