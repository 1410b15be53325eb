import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './outside.ts'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly exports: Readonly<Record<string, string>>
}

/** A package as the build leaves it in dist/packages. */
export interface Tarball {
  readonly name: string
  readonly version: string
  readonly path: string
  /** Importable entries without style sheets: 'plans' for '@guildhall/domain/plans', '.' for the package itself. */
  readonly entries: readonly (readonly string[])[]
}

/** What stands for the `*` of an export in the files that there are: one name each. */
const listEntries = (folder: string, target: string): readonly string[] => {
  const [before = '', after = ''] = target.slice(2).split('*')
  const files = globSync(target.slice(2), { cwd: folder }).toSorted()
  return files.map((file) => file.slice(before.length, file.length - after.length))
}

/** The package that is built from a folder; its entries are one list for each line of `exports`. */
export function createTarball(folder: string): Tarball {
  const home = join(root, folder)
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Manifest
  const code = Object.entries(manifest.exports).filter(([, target]) => !target.endsWith('.css'))
  return {
    name: manifest.name,
    version: manifest.version,
    path: join(root, 'dist/packages', `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`),
    entries: code.map(([subpath, target]) => {
      const entry = subpath.replace(/^\.\//, '')
      return target.includes('*') ? listEntries(home, target).map((name) => entry.replace('*', name)) : [entry]
    }),
  }
}
