import { gzipSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import { loadedWith } from './loaded-with.ts'

/** Sources that the same views need, as the bundler's default chunking groups them. */
export interface Piece {
  readonly file: string
  readonly sources: readonly string[]
  /** Bytes, compressed. */
  readonly bytes: number
  /** Its static imports. */
  readonly imports: readonly string[]
  /** Its dynamic imports. */
  readonly asksFor: readonly string[]
  /** Its entry source if it is imported dynamically, else null. */
  readonly start: string | null
  /** It loads with the first page. */
  readonly isFirst: boolean
}

/** Bundles the app once without writing it, to find out which views need which sources after tree shaking. */
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

/** Converts bundled files to pieces. */
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
