import { readFile } from 'node:fs/promises'
import type { EnvironmentModuleNode, Plugin } from 'vite'

/**
 * Skips hot updates of the page in development when a source of the domain changes that only the server uses. In development the page
 * loads the whole context through its index.ts without using those names; the build leaves them out.
 */
export function unusedByPage(domain: string): Plugin {
  return {
    name: 'unused-by-page',
    apply: 'serve',
    async hotUpdate({ modules }) {
      if (this.environment.name !== 'client') return undefined
      const used = await Promise.all(modules.map((module) => isUsed(module, domain, new Set())))
      return modules.filter((_, index) => used[index])
    },
  }
}

const isIndex = ({ file }: EnvironmentModuleNode): boolean => file?.endsWith('/index.ts') === true
const exported = /^export (?:async )?(?:const|function\*?|class) (\w+)/gm

/** Whether a module outside the domain reaches this module through imports of its names. */
async function isUsed(
  module: EnvironmentModuleNode,
  domain: string,
  seen: Set<EnvironmentModuleNode>,
): Promise<boolean> {
  if (module.file?.startsWith(domain) !== true) return true
  if (isIndex(module)) return true
  if (seen.has(module)) return false
  seen.add(module)
  const names = [...(await sourceOf(module)).matchAll(exported)].map(([, name]) => name)
  const anyName = new RegExp(`\\b(?:${names.join('|')})\\b`)
  for (const importer of namers(module)) {
    if (anyName.test(await sourceOf(importer)) && (await isUsed(importer, domain, seen))) return true
  }
  return false
}

/** The modules that may use the names of a module: its importers, and the importers of index files that re-export it. */
function namers(module: EnvironmentModuleNode, passed = new Set<EnvironmentModuleNode>()): EnvironmentModuleNode[] {
  return [...module.importers].flatMap((importer) => {
    if (!isIndex(importer)) return [importer]
    if (passed.has(importer)) return []
    passed.add(importer)
    return namers(importer, passed)
  })
}

const sourceOf = async ({ file }: EnvironmentModuleNode): Promise<string> =>
  file === null ? '' : readFile(file, 'utf8').catch(() => '')
