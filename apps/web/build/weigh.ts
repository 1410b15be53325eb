import { loadedWith } from './loaded-with.ts'

/** A built file of JavaScript, as far as its weight goes. */
export interface Piece {
  readonly file: string
  /** Bytes, packed as they are sent. */
  readonly bytes: number
  /** Files that it cannot begin without. */
  readonly imports: readonly string[]
  /** The sources in it. */
  readonly modules: readonly string[]
}

/** What a build is held to. Bytes. */
export interface Limits {
  readonly firstPage: number
  /** What any other page may add to the first, its frame included. */
  readonly page: number
  /** What a part that somebody asks for, like the preview of a file, may add. */
  readonly part: number
  /** Sources that no stranger has to load, by a piece of their path. */
  readonly never: readonly string[]
}

/** Something that is loaded later. */
export interface Start {
  readonly name: string
  /** The files that it begins with: a page with the frame that it stands in. */
  readonly files: readonly string[]
  /** What is there already, besides the first page: around a part, its page. */
  readonly within: readonly string[]
}

/** Where the pages begin. */
export interface Starts {
  /** Files of the first page: the entry, and the page that a stranger meets. */
  readonly first: readonly string[]
  readonly pages: readonly Start[]
  readonly parts: readonly Start[]
}

/** One line of the table. */
export interface Weight {
  readonly name: string
  readonly bytes: number
  readonly limit: number
}

export interface Weighed {
  readonly weights: readonly Weight[]
  /** What is wrong, in words; empty where the build may go out. */
  readonly faults: readonly string[]
}

type Pieces = ReadonlyMap<string, Piece>

const bytesOf = (pieces: Pieces, files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + (pieces.get(file)?.bytes ?? 0), 0)

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** Weighs the first page, and what every other page adds to it; names what is too heavy and what does not belong. */
export function weigh(built: readonly Piece[], starts: Starts, limits: Limits): Weighed {
  const pieces: Pieces = new Map(built.map((piece) => [piece.file, piece]))
  const first = loadedWith(pieces, starts.first)
  const added = ({ name, files, within }: Start, limit: number): Weight => {
    const there = loadedWith(pieces, [...starts.first, ...within])
    const more = [...loadedWith(pieces, files)].filter((file) => !there.has(file))
    return { name, bytes: bytesOf(pieces, more), limit }
  }
  const weights = [
    { name: 'first page', bytes: bytesOf(pieces, first), limit: limits.firstPage },
    ...starts.pages.map((page) => added(page, limits.page)),
    ...starts.parts.map((part) => added(part, limits.part)),
  ]
  const strays = [...first]
    .flatMap((file) => pieces.get(file)?.modules ?? [])
    .filter((source) => limits.never.some((part) => source.includes(part)))
  const faults = [
    ...weights
      .filter(({ bytes, limit }) => bytes > limit)
      .map(({ name, bytes, limit }) => `${name}: ${kilobytes(bytes)} of ${kilobytes(limit)}`),
    ...strays.map((source) => `first page: ${source} does not belong there`),
  ]
  return { weights, faults }
}

/** The weights as a table, heaviest first. */
export const tableOf = (weights: readonly Weight[]): string =>
  weights
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ name, bytes, limit }) => `${kilobytes(bytes).padStart(9)} of ${kilobytes(limit).padStart(8)}  ${name}`)
    .join('\n')
