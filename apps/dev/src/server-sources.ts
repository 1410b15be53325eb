import { join, relative, sep } from 'node:path'

export const root = join(import.meta.dirname, '../../..')

/** Folders of the server's sources, to be watched. */
export const serverFolders = ['domain', 'adapters', 'apps/server', 'apps/payment-sandbox', 'migrations']
const source = /^(domain|adapters\/[^/]+|apps\/server|apps\/payment-sandbox|migrations)\/src\//
const excluded = /\.test(-d)?\.ts$|\/http-tests\/|^adapters\/testing\//

/** The path relative to the root, with slashes, if the file is a source of the server; otherwise null. */
export const toServerSource = (file: string): string | null => {
  const path = relative(root, file).split(sep).join('/')
  return source.test(path) && !excluded.test(path) ? path : null
}
