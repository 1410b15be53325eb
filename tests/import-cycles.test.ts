import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The imports between parts, by name. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** The relative imports of a source, types and `import()` included, as paths from the root. */
function readImports(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ]
  return specifiers
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(file), specifier))
}

/** The folders of a folder, each with the others that its sources import. */
function buildGraph(folder: string): Graph {
  const partOf = (file: string): string | undefined =>
    file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined
  const graph = new Map<string, Set<string>>()
  for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
    const file = relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')
    const part = partOf(file)
    if (part === undefined || !entry.isFile() || !/\.tsx?$/.test(file) || part.endsWith('.ts')) continue
    const others = readImports(file)
      .map(partOf)
      .filter((other): other is string => other !== undefined && other !== part && !other.endsWith('.ts'))
    graph.set(part, new Set([...(graph.get(part) ?? []), ...others]))
  }
  return graph
}

/** A cycle of parts that import each other, as the path from a part back to itself; null if there is none. */
function findCycle(graph: Graph): readonly string[] | null {
  const done = new Set<string>()
  const visit = (part: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(part)) return [...path.slice(path.indexOf(part)), part]
    if (done.has(part)) return null
    for (const next of graph.get(part) ?? []) {
      const cycle = visit(next, [...path, part])
      if (cycle !== null) return cycle
    }
    done.add(part)
    return null
  }
  for (const part of graph.keys()) {
    const cycle = visit(part, [])
    if (cycle !== null) return cycle
  }
  return null
}

describe('an import cycle, of values or types', () => {
  it('is detected', () => {
    const graph = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['b'])],
    ])
    expect(findCycle(graph)).toEqual(['b', 'c', 'b'])
    expect(findCycle(new Map([['a', new Set(['b'])]]))).toBeNull()
  })

  it('is not between the contexts of the domain', () => {
    const graph = buildGraph('domain/src')
    expect(graph.get('conversations')).toContain('companies')
    expect(findCycle(graph)).toBeNull()
  })

  it('is not between the features of the page, their stories and tests included', () => {
    const graph = buildGraph('apps/web/src/features')
    expect(graph.get('employer-dashboard')).toContain('search')
    expect(findCycle(graph)).toBeNull()
  })
})
