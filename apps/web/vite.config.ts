import { brotliCompress, constants, gzip } from 'node:zlib'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = process.env['GUILDHALL_SERVER'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), precompress()],
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: Object.fromEntries(
      ['/v0', '/1', '/graphql', '/dev', '/files', '/pictures'].map((path) => [
        path,
        { target: server, ws: path === '/graphql' },
      ]),
    ),
  },
})

/** Writes .br and .gz beside every text file, so that the server compresses nothing twice. */
function precompress(): Plugin {
  const squeeze = [
    { ending: '.gz', pack: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
    {
      ending: '.br',
      pack: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    },
  ]
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir: folder = join(import.meta.dirname, 'dist') }) {
      const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|css|svg|html)$/.test(file))
      await Promise.all(
        files.flatMap((file) =>
          squeeze.map(async ({ ending, pack }) =>
            writeFile(join(folder, `${file}${ending}`), await pack(await readFile(join(folder, file)))),
          ),
        ),
      )
    },
  }
}
