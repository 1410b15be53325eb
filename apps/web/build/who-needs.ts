import { build, type Plugin, type Rolldown } from 'vite'
import { loadedWith } from './loaded-with.ts'

/** For each source, the parts of the product that cannot begin without it: what is loaded later, by its source. */
export type Needs = ReadonlyMap<string, ReadonlySet<string>>

/** Packs the app once without writing it, to see who needs what of it: what nobody uses of a source is gone by then. */
export async function whoNeeds(root: string, plugins: readonly Plugin[]): Promise<Needs> {
  const packed = await build({
    root,
    plugins: [...plugins],
    configFile: false,
    logLevel: 'silent',
    build: { target: 'es2023', write: false, minify: false, cssMinify: false, reportCompressedSize: false },
  })
  const chunks = [packed]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((file) => file.type === 'chunk')
  return needsOf(chunks)
}

type Packed = Pick<Rolldown.OutputChunk, 'facadeModuleId' | 'fileName' | 'imports' | 'isDynamicEntry' | 'moduleIds'>

/** Who needs what, in packed files. */
export function needsOf(chunks: readonly Packed[]): Needs {
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const needs = new Map<string, Set<string>>()
  for (const { facadeModuleId, fileName, isDynamicEntry } of chunks) {
    if (!isDynamicEntry || facadeModuleId === null) continue
    for (const source of [...loadedWith(files, [fileName])].flatMap((file) => files.get(file)?.moduleIds ?? []))
      needs.set(source, (needs.get(source) ?? new Set()).add(facadeModuleId))
  }
  return needs
}
