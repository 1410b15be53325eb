import { loadedWith } from './loaded-with.ts'

/** A built JavaScript file with what its size check needs. */
export interface Piece {
  readonly file: string
  /** Bytes, compressed as they are sent. */
  readonly bytes: number
  /** Its static imports. */
  readonly imports: readonly string[]
  /** The sources in it. */
  readonly modules: readonly string[]
}

/** The limits of a build, in bytes. */
export interface Limits {
  readonly firstPage: number
  /** What any other page may add to the first page, including its frame. */
  readonly page: number
  /** What a lazily loaded part, such as the file preview, may add. */
  readonly part: number
  /** Sources that must not be in the first page, by a part of their path. */
  readonly never: readonly string[]
  /** Parts of the product that only their own pages load, by a part of their path. */
  readonly apart: readonly string[]
}

/** A lazily loaded page or part. */
export interface Start {
  readonly name: string
  /** The source that it begins with. */
  readonly source: string
  /** Its entry files: a page includes its frame. */
  readonly files: readonly string[]
  /** What is already loaded besides the first page: around a part, its page. */
  readonly within: readonly string[]
}

/** The entry files of all pages. */
export interface Starts {
  /** Files of the first page: the entry, and the page that visitors see first. */
  readonly first: readonly string[]
  readonly pages: readonly Start[]
  readonly parts: readonly Start[]
}

/** One row of the table. */
export interface Weight {
  readonly name: string
  readonly bytes: number
  readonly limit: number
}

export interface Weighed {
  readonly weights: readonly Weight[]
  /** Error messages; empty if the build passes. */
  readonly faults: readonly string[]
}

type Pieces = ReadonlyMap<string, Piece>

const bytesOf = (pieces: Pieces, files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + (pieces.get(file)?.bytes ?? 0), 0)

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** Measures the first page and what every other page adds to it; reports what exceeds its limit and what does not belong there. */
export function weigh(built: readonly Piece[], starts: Starts, limits: Limits): Weighed {
  const pieces: Pieces = new Map(built.map((piece) => [piece.file, piece]))
  const first = loadedWith(pieces, starts.first)
  const added = ({ name, files, within }: Start, limit: number): Weight => {
    const loaded = loadedWith(pieces, [...starts.first, ...within])
    const more = [...loadedWith(pieces, files)].filter((file) => !loaded.has(file))
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
  const intruders = limits.apart.flatMap((apart) =>
    [...starts.pages, ...starts.parts]
      .filter(({ source }) => !source.includes(apart))
      .flatMap(({ name, files }) =>
        [...loadedWith(pieces, [...starts.first, ...files])]
          .flatMap((file) => pieces.get(file)?.modules ?? [])
          .filter((source) => source.includes(apart))
          .map((source) => `${name}: ${source} is for its own pages alone`),
      ),
  )
  const faults = [
    ...weights
      .filter(({ bytes, limit }) => bytes > limit)
      .map(({ name, bytes, limit }) => `${name}: ${kilobytes(bytes)} of ${kilobytes(limit)}`),
    ...intruders,
    ...strays.map((source) => `first page: ${source} does not belong there`),
  ]
  return { weights, faults }
}

/** The sizes as a table, largest first. */
export const tableOf = (weights: readonly Weight[]): string =>
  weights
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ name, bytes, limit }) => `${kilobytes(bytes).padStart(9)} of ${kilobytes(limit).padStart(8)}  ${name}`)
    .join('\n')
