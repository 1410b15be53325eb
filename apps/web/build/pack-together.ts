import type { Rolldown } from 'vite'
import type { Needs } from './who-needs.ts'

/** Parts of the product, each by pieces of the paths of its sources. */
export interface Parts {
  /** The frame of the signed-in. */
  readonly frame: readonly string[]
  /** Pages of strangers that need little, and should get no more. */
  readonly small: readonly string[]
  /** Pages of strangers that need a lot. */
  readonly strangers: readonly string[]
  /** Requests and conversations. */
  readonly talk: readonly string[]
  /** Everything about finding people. */
  readonly hiring: readonly string[]
}

/**
 * What is packed together. A page that asks for sixty small files waits for sixty answers, so what several parts share comes in a few
 * files; who needs none of a file's sources never loads it. What one part alone needs stays with it.
 */
export function packTogether(needs: Needs, parts: Parts): Rolldown.CodeSplittingGroup[] {
  const names = ['common', 'base', 'frame', 'fields', 'talk', 'shared', 'hiring'] as const
  return [
    // The first page is one file: it packs better than fifty, and nothing in it waits for anything else.
    { name: 'first', tags: ['$initial'], priority: names.length + 1 },
    ...names.map((name, at) => ({
      name,
      test: (source: string) => packOf(needs.get(source), parts) === name,
      priority: names.length - at,
      // What a source needs is needed by whoever needs it, so it stands in a file of its own kind or of one before.
      includeDependenciesRecursively: false,
    })),
  ]
}

/** The file that a source belongs in by who needs it; null where it stays with them. */
export function packOf(by: ReadonlySet<string> | undefined, parts: Parts): string | null {
  if (by === undefined || by.size < 2) return null
  const isIn = (part: readonly string[]) => (start: string) => part.some((place) => start.includes(place))
  const starts = [...by]
  const isNeededBy = (part: readonly string[]) => starts.some(isIn(part))
  if (isNeededBy(parts.frame)) {
    if (isNeededBy(parts.small)) return 'common'
    return isNeededBy(parts.strangers) ? 'base' : 'frame'
  }
  if (!isNeededBy(parts.hiring) || isNeededBy(parts.small)) return null
  if (isNeededBy(parts.strangers)) return 'fields'
  if (isNeededBy(parts.talk)) return 'talk'
  return starts.every(isIn(parts.hiring)) ? 'hiring' : 'shared'
}
