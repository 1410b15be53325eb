import { loadedWith } from './loaded-with.ts'
import type { Piece } from './who-needs.ts'

/** What loads at once: a page with its frame, or a lazily loaded part. */
export interface View {
  /** All pieces that it loads, without those of the first page. */
  readonly needs: ReadonlySet<string>
  /** The views that load this part lazily; what all of them have is already loaded. Empty for a page. */
  readonly within: readonly View[]
  /** Opened by few people. */
  readonly isRare?: boolean
  /** Opened by nearly everyone, on most days. */
  readonly isOften?: boolean
}

export interface Stands {
  /** The frame of pages for signed-in users, by the end of its source's path. */
  readonly frame: string
  /** The folder of pages, by a part of their path. */
  readonly pages: string
  /** Pages without the frame, by a part of their path. */
  readonly bare: readonly string[]
  /** Pages that few people open, by a part of their path. */
  readonly rare: readonly string[]
  /** Pages that most people open daily, by the end of their path. */
  readonly often: readonly string[]
}

/** Every view of the app: its pages, and their lazily loaded parts. */
export function viewsOf(pieces: readonly Piece[], { frame, pages, bare, rare, often }: Stands): readonly View[] {
  const byFile = new Map(pieces.map((piece) => [piece.file, piece]))
  const needsOf = (files: readonly string[]) =>
    new Set([...loadedWith(byFile, files)].filter((file) => byFile.get(file)?.isFirst === false))
  const starts = pieces.filter(({ start, isFirst }) => start !== null && !isFirst)
  const shell = starts.find(({ start }) => start?.endsWith(frame))
  if (shell === undefined) throw new Error(`Nothing begins with the frame, ${frame}: see apps/web/vite.config.ts`)
  const isAskedFirst = ({ file }: Piece) => pieces.some(({ isFirst, asksFor }) => isFirst && asksFor.includes(file))
  const isFramed = ({ start }: Piece) =>
    start !== null && start.includes(pages) && !bare.some((place) => start.includes(place))
  const isRare = ({ start }: Piece) => rare.some((place) => start?.includes(place) === true)
  const views: View[] = starts.filter(isAskedFirst).map((piece) => ({
    needs: needsOf([piece.file, ...(isFramed(piece) ? [shell.file] : [])]),
    within: [],
    isRare: isRare(piece),
    isOften: often.some((place) => piece.start?.endsWith(place) === true),
  }))
  const asking = ({ file }: Piece) =>
    views.filter(({ needs }) => [...needs].some((needed) => byFile.get(needed)?.asksFor.includes(file)))
  let waiting = starts.filter((piece) => !isAskedFirst(piece))
  // A nested part follows the part that imports it.
  while (waiting.length > 0) {
    const found = waiting.filter((piece) => asking(piece).length > 0)
    if (found.length === 0) {
      const lost = waiting.map(({ start }) => start).join(', ')
      throw new Error(`No page asks for ${lost}, nor any part of one`)
    }
    views.push(
      ...found.map((piece) => ({ needs: needsOf([piece.file]), within: asking(piece), isRare: isRare(piece) })),
    )
    waiting = waiting.filter((piece) => !found.includes(piece))
  }
  return views
}
