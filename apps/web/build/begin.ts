import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { loadedWith } from './loaded-with.ts'

/** The entry sources of a page for signed-in users, by the ends of their paths; by user type if they differ. */
export type PageStarts = readonly string[] | Readonly<Record<'employer' | 'contractor', readonly string[]>>

export interface BeginOptions {
  /** The frame around every page for signed-in users. */
  readonly frame: string
  /** By the first part of the address, with its slash. */
  readonly pages: Readonly<Record<string, PageStarts>>
  /** Lazily loaded parts that a page begins with in a window wider than a phone. */
  readonly wide: Readonly<Record<string, readonly string[]>>
  /** The first GET request of a page, by the same key: path and query exactly as its code sends them. */
  readonly reads: Readonly<Record<string, string>>
}

/** The data of the inline script: the entry's files, all other files by their address, and the indices of each page's files among them. */
interface Begin {
  readonly entry: readonly string[]
  readonly files: readonly string[]
  readonly pages: Readonly<Record<string, BeginPage>>
}

interface BeginPage {
  readonly any?: readonly number[]
  readonly employer?: readonly number[]
  readonly contractor?: readonly number[]
  readonly wide?: readonly number[]
  readonly reads?: string
}

/**
 * Inserts two inline scripts. The first sets the theme before the first paint and preloads the entry; for a page of signed-in users the
 * session and the page's first call too, and after the first frame, which paints the outline, the page's files with the entry. The second
 * starts the application, whose entry is named in `data-entry` of the document. The server lists the hashes of both in its content
 * security policy.
 */
export function begin(options: BeginOptions): Plugin {
  const script = scriptNamed('begin-script.js')
  return {
    name: 'begin',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const entry = [...html.matchAll(entryFile)].map(([, file = '']) => file)
        const known = JSON.stringify(bundle === undefined ? none : { entry, ...beginOf(bundle, options) })
        // Before any stylesheet: a script waits for the stylesheets above it.
        const page = html.replace('<!-- begin -->', () => `<script>${script.replace('BEGIN', () => known)}</script>`)
        return bundle === undefined ? page : startLater(page, entry)
      },
    },
  }
}

const scriptNamed = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8')

/** A script of the entry, or what Vite preloads for one. */
const entryFile =
  /<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]+)">(?:<\/script>)?/g

const styleSheet = /<link rel="stylesheet" [^>]+>/

/**
 * The page without its scripts, which the first inline script preloads. They are started at the page's end, below its style sheet: what
 * stands above is painted without it.
 */
function startLater(page: string, files: readonly string[]): string {
  // Vite names what the entry imports first.
  const entry = files.at(-1)
  if (entry === undefined) throw new Error('The built page has no script')
  const [sheet] = styleSheet.exec(page) ?? []
  if (sheet === undefined) throw new Error('The built page has no style sheet')
  return page
    .replace(sheet, sheet.replace('stylesheet', 'preload').replace('>', ' as="style">'))
    .replaceAll(entryFile, '')
    .replace('<html ', () => `<html data-entry="${entry}" `)
    .replace('</body>', () => `${sheet}<script>${scriptNamed('start-script.js')}</script></body>`)
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

const none: Begin = { entry: [], files: [], pages: {} }

function beginOf(bundle: Rolldown.OutputBundle, { frame, pages, reads, wide }: BeginOptions): Omit<Begin, 'entry'> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const files: string[] = []
  const placeOf = (file: string): number => {
    const href = `/${file}`
    return files.includes(href) ? files.indexOf(href) : files.push(href) - 1
  }
  const built: Chunks = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const loaded = filesOf(
    built,
    chunks.filter(({ isEntry }) => isEntry),
  )
  const places = (starts: readonly string[]): readonly number[] => {
    const entries = [frame, ...starts].map((place) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(place))
      if (chunk === undefined) throw new Error(`No page begins with ${place}: see apps/web/vite.config.ts`)
      return chunk
    })
    // Requested in this order: what a start needs, before the next one's.
    const needed = new Set(entries.flatMap((entry) => [...filesOf(built, [entry])]))
    return [...needed].filter((file) => !loaded.has(file)).map(placeOf)
  }
  const known = Object.entries(pages).map(([address, starts]) => [
    address,
    {
      ...(isForAll(starts)
        ? { any: places(starts) }
        : { employer: places(starts.employer), contractor: places(starts.contractor) }),
      ...(wide[address] && { wide: places(wide[address]) }),
      ...(reads[address] && { reads: reads[address] }),
    },
  ])
  return { files, pages: Object.fromEntries(known) }
}

const isForAll = (starts: PageStarts): starts is readonly string[] => Array.isArray(starts)

/** These files and their static imports. */
const filesOf = (built: Chunks, starts: readonly Rolldown.OutputChunk[]): ReadonlySet<string> =>
  loadedWith(
    built,
    starts.map(({ fileName }) => fileName),
  )
