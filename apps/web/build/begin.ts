import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { loadedWith } from './loaded-with.ts'

/** The sources that a page of the signed-in begins with, by the ends of their paths; by user type where they differ. */
export type PageStarts = readonly string[] | Readonly<Record<'employer' | 'contractor', readonly string[]>>

export interface BeginOptions {
  /** What every page of the signed-in stands in. */
  readonly frame: string
  /** By the first part of the address, with its slash. */
  readonly pages: Readonly<Record<string, PageStarts>>
}

/** What the script in the page knows: files by their address, and for each page the places of its files among them. */
interface Begin {
  readonly files: readonly string[]
  readonly pages: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>
}

/**
 * Puts a script into the page that sets the theme before the first paint and asks for what a page of the signed-in needs (who is signed
 * in, and its files) while the entry is still on its way, so that nothing waits for its turn. The server names the script's hash in its
 * policy.
 */
export function begin(options: BeginOptions): Plugin {
  const script = readFileSync(join(import.meta.dirname, 'begin-script.js'), 'utf8')
  return {
    name: 'begin',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const known = JSON.stringify(bundle === undefined ? none : beginOf(bundle, options))
        // Before any sheet: a script waits for those above it.
        return html.replace('<!-- begin -->', () => `<script>${script.replace('BEGIN', () => known)}</script>`)
      },
    },
  }
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

const none: Begin = { files: [], pages: {} }

function beginOf(bundle: Rolldown.OutputBundle, { frame, pages }: BeginOptions): Begin {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const files: string[] = []
  const placeOf = (file: string): number => {
    const href = `/${file}`
    return files.includes(href) ? files.indexOf(href) : files.push(href) - 1
  }
  const built: Chunks = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const there = filesOf(
    built,
    chunks.filter(({ isEntry }) => isEntry),
  )
  const places = (starts: readonly string[]): readonly number[] => {
    const begun = [frame, ...starts].map((place) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(place))
      if (chunk === undefined) throw new Error(`No page begins with ${place}: see apps/web/vite.config.ts`)
      return chunk
    })
    return [...filesOf(built, begun)].filter((file) => !there.has(file)).map(placeOf)
  }
  const known = Object.entries(pages).map(([address, starts]) => [
    address,
    isForAll(starts)
      ? { any: places(starts) }
      : { employer: places(starts.employer), contractor: places(starts.contractor) },
  ])
  return { files, pages: Object.fromEntries(known) }
}

const isForAll = (starts: PageStarts): starts is readonly string[] => Array.isArray(starts)

/** The files that these cannot begin without. */
const filesOf = (built: Chunks, starts: readonly Rolldown.OutputChunk[]): ReadonlySet<string> =>
  loadedWith(
    built,
    starts.map(({ fileName }) => fileName),
  )
