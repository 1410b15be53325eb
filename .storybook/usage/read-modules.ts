// What the modules of the kit and the web app import, with names followed through index files to where they are defined.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { parseSync } from 'oxc-parser'

interface Import {
  readonly source: string
  /** The imported names; `*` is all of the module. */
  readonly names: readonly string[]
}

interface Module {
  readonly imports: readonly Import[]
  /** What it exports of its own. */
  readonly own: ReadonlySet<string>
  /** What it exports of others: the exported name, or `*`, and where it comes from. */
  readonly passed: readonly { readonly name: string; readonly from: string; readonly source: string }[]
}

/** Paths are from the root of the repository. */
export interface Modules {
  readonly files: readonly string[]
  /** The files that define what a file imports. */
  readonly importsOf: (file: string) => readonly string[]
  /** The file that defines a name that another file imports. */
  readonly definitionOf: (file: string, name: string) => string | undefined
}

const KIT = '@guildhall/ui-kit/'

function readModule(path: string, code: string): Module {
  const { module } = parseSync(path, code)
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    source: moduleRequest.value,
    names: entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name ?? '*'),
  }))
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    source: code.slice(start + 1, end - 1),
    names: ['*'],
  }))
  const exported = module.staticExports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType)
  return {
    imports: [...imports, ...dynamic].filter(({ names }) => names.length > 0),
    own: new Set(exported.flatMap((one) => (one.moduleRequest ? [] : [one.exportName.name ?? 'default']))),
    passed: exported.flatMap(({ moduleRequest, exportName, importName }) =>
      moduleRequest
        ? [{ name: exportName.name ?? '*', from: importName.name ?? '*', source: moduleRequest.value }]
        : [],
    ),
  }
}

/** Reads the sources of the kit and the web app below a folder. */
export function readModules(root: string): Modules {
  const files = globSync('{ui-kit,apps/web}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\.d\.ts$/.test(file),
  )
  const modules = new Map(files.map((file) => [file, readModule(file, readFileSync(join(root, file), 'utf8'))]))

  const resolve = (source: string, from: string): string | undefined => {
    const path = source.startsWith(KIT)
      ? `ui-kit/src/${source.slice(KIT.length)}/index.ts`
      : join(dirname(from), source)
    return (source.startsWith('.') || source.startsWith(KIT)) && existsSync(join(root, path)) ? path : undefined
  }
  const define = (file: string | undefined, name: string): string | undefined => {
    const module = file === undefined ? undefined : modules.get(file)
    if (file === undefined || module === undefined || module.own.has(name)) return file
    for (const one of module.passed) {
      if (one.name === name) return define(resolve(one.source, file), one.from)
      if (one.name !== '*') continue
      const target = resolve(one.source, file)
      const found = define(target, name)
      if (found !== undefined && modules.get(found)?.own.has(name)) return found
    }
    return undefined
  }
  /** Everything that a module exports, which is what is imported with `*` or loaded later. */
  const all = (file: string | undefined): readonly string[] => {
    if (file === undefined) return []
    const passed = modules.get(file)?.passed ?? []
    return [
      file,
      ...passed.flatMap(({ name, source }) => {
        const target = resolve(source, file)
        return name === '*' ? all(target) : (define(file, name) ?? [])
      }),
    ]
  }
  const importsOf = (file: string): readonly string[] => {
    const found = (modules.get(file)?.imports ?? []).flatMap(({ source, names }) => {
      const target = resolve(source, file)
      return names.flatMap((name) => (name === '*' ? all(target) : (define(target, name) ?? [])))
    })
    return [...new Set(found)]
  }
  const definitionOf = (file: string, name: string): string | undefined => {
    const { source } = modules.get(file)?.imports.find(({ names }) => names.includes(name)) ?? {}
    return source === undefined ? undefined : define(resolve(source, file), name)
  }
  return { files, importsOf, definitionOf }
}
