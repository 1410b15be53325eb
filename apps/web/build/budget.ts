import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { type Limits, type Starts, tableOf, weigh } from './weigh.ts'

export interface BudgetOptions extends Limits {
  /** Sources, by the end of their path: the page that visitors see first, the list of all pages, and the frame of pages for signed-in users. */
  readonly firstPageIs: string
  readonly pagesAreNamedIn: string
  readonly frame: string
  /** Pages without the frame, by a part of their path. */
  readonly bare: readonly string[]
}

/** Fails a build whose pages are too large, before anything is written. `BUDGET=table` prints the size of each page. */
export function budget(options: BudgetOptions): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const pieces = chunks.map(({ fileName, code, imports, moduleIds }) => ({
          file: fileName,
          bytes: gzipSync(code, { level: 9 }).length,
          imports,
          modules: moduleIds,
        }))
        const named = [...this.getModuleIds()].find((id) => id.endsWith(options.pagesAreNamedIn))
        const pages = new Set(named === undefined ? [] : this.getModuleInfo(named)?.dynamicallyImportedIds)
        const { weights, faults } = weigh(pieces, startsOf(chunks, pages, options), options)
        if (process.env['BUDGET'] === 'table') this.info(`\n${tableOf(weights)}`)
        if (faults.length > 0) this.error(`The pages have become too heavy.\n${faults.join('\n')}`)
      },
    },
  }
}

function startsOf(chunks: readonly Rolldown.OutputChunk[], pages: ReadonlySet<string>, options: BudgetOptions): Starts {
  const isAt = (place: string) => (chunk: Rolldown.OutputChunk) => chunk.facadeModuleId?.endsWith(place) === true
  const first = chunks.filter(
    (chunk) => chunk.isEntry || chunk.moduleIds.some((id) => id.endsWith(options.firstPageIs)),
  )
  const frame = chunks.find(isAt(options.frame))
  if (first.length === 0 || frame === undefined || pages.size === 0)
    throw new Error('The budget does not find the pages: see apps/web/vite.config.ts')
  const later = chunks.filter((chunk) => chunk.isDynamicEntry && !first.includes(chunk))
  /** What is loaded when a part is requested: its page, if only one page imports it. */
  const pageOf = (file: string): readonly string[] => {
    const asking = later.filter(({ dynamicImports }) => dynamicImports.includes(file))
    return asking.length === 1 ? asking.map(({ fileName }) => fileName) : []
  }
  const entries = later.map((chunk) => {
    const { facadeModuleId, fileName } = chunk
    const id = facadeModuleId ?? ''
    const isBare = chunk === frame || options.bare.some((place) => id.includes(place))
    const around = isBare ? [] : [frame.fileName]
    const name = (facadeModuleId ?? chunk.name).split('/').slice(-2).join('/')
    return pages.has(id)
      ? { isPage: true, name, source: id, files: [...around, fileName], within: [] }
      : { isPage: false, name, source: id, files: [fileName], within: [...around, ...pageOf(fileName)] }
  })
  return {
    first: first.map(({ fileName }) => fileName),
    pages: entries.filter(({ isPage }) => isPage),
    parts: entries.filter(({ isPage }) => !isPage),
  }
}
