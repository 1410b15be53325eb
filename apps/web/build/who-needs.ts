import { gzipSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import { loadedWith } from './loaded-with.ts'

/** Sources that are needed by the same, as the bundler packs them when nobody tells it how. */
export interface Piece {
  readonly file: string
  readonly sources: readonly string[]
  /** Bytes, packed as they are sent. */
  readonly bytes: number
  /** Pieces that it cannot begin without. */
  readonly imports: readonly string[]
  /** Pieces that it asks for later. */
  readonly asksFor: readonly string[]
  /** The source that it begins with, where it is asked for later; null where others only need it. */
  readonly start: string | null
  /** It comes with the first page. */
  readonly isFirst: boolean
}

/** Packs the app once without writing it, to see what belongs to whom: what nobody uses of a source is gone by then. */
export async function whoNeeds(root: string, plugins: readonly Plugin[]): Promise<readonly Piece[]> {
  const packed = await build({
    root,
    plugins: [...plugins],
    configFile: false,
    logLevel: 'silent',
    build: { target: 'es2023', write: false, cssMinify: false, reportCompressedSize: false },
  })
  const chunks = [packed]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((file) => file.type === 'chunk')
  return piecesOf(chunks)
}

type Packed = Pick<
  Rolldown.OutputChunk,
  'code' | 'dynamicImports' | 'facadeModuleId' | 'fileName' | 'imports' | 'isDynamicEntry' | 'isEntry' | 'moduleIds'
>

/** Packed files as pieces. */
export function piecesOf(chunks: readonly Packed[]): readonly Piece[] {
  const built = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const first = loadedWith(
    built,
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  )
  return chunks.map(({ code, dynamicImports, facadeModuleId, fileName, imports, isDynamicEntry, moduleIds }) => ({
    file: fileName,
    sources: moduleIds,
    bytes: gzipSync(code).length,
    imports,
    asksFor: dynamicImports,
    start: isDynamicEntry ? facadeModuleId : null,
    isFirst: first.has(fileName),
  }))
}
