import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Story } from './stories.ts'

/** The modules of a built Storybook by their paths from the root, each with those that import it. */
export type Importers = ReadonlyMap<string, readonly string[]>

interface Stats {
  readonly modules: readonly { readonly id: string; readonly reasons: readonly { readonly moduleName: string }[] }[]
}

const pathOf = (id: string): string => id.replace(/^\.\//, '').replace(/\?.*$/, '')

/** Reads what `storybook build --stats-json` has written. */
export function readImporters(storybook: string): Importers {
  const { modules } = JSON.parse(readFileSync(join(storybook, 'preview-stats.json'), 'utf8')) as Stats
  return new Map(modules.map(({ id, reasons }) => [pathOf(id), reasons.map(({ moduleName }) => pathOf(moduleName))]))
}

/** Files that change every story, or may: the set-up of Storybook, of styles and of dependencies. */
const reachesAll = [/^\.storybook\/(?!accepted-pictures\.json$)/, /^package-lock\.json$/, /^postcss\.config\.mjs$/]

/** The stories that at least one of these files reaches by imports, in either Storybook. */
export function affectedStories(
  stories: readonly Story[],
  changed: readonly string[],
  graphs: readonly Importers[],
): readonly Story[] {
  if (changed.some((file) => reachesAll.some((pattern) => pattern.test(file)))) return stories
  const reached = new Set<string>()
  for (const importers of graphs) {
    const waiting = [...changed]
    const seen = new Set<string>()
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (seen.has(file)) continue
      seen.add(file)
      waiting.push(...(importers.get(file) ?? []))
    }
    // Modules that Storybook adds itself import the files of stories all together, and nothing imports them.
    for (const file of seen) reached.add(file)
  }
  const isPreviewReached = [...reached].some((file) => file.startsWith('.storybook/') && !changed.includes(file))
  return isPreviewReached ? stories : stories.filter(({ file }) => reached.has(file))
}
