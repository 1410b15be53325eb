import { brotliCompress, constants, gzip } from 'node:zlib'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const ways = [
  { ending: '.gz', pack: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
  {
    ending: '.br',
    pack: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  },
]

/** Writes .br and .gz files next to every text file, so that the server does not compress them at each request. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir: folder = '' }) {
      const files = (await readdir(folder, { recursive: true })).filter((file) =>
        /\.(js|css|svg|html|json|txt|webmanifest)$/.test(file),
      )
      await Promise.all(
        files.flatMap((file) =>
          ways.map(async ({ ending, pack }) =>
            writeFile(join(folder, `${file}${ending}`), await pack(await readFile(join(folder, file)))),
          ),
        ),
      )
    },
  }
}
