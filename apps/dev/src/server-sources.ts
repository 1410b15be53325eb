import { join, relative, sep } from 'node:path'

export const root = join(import.meta.dirname, '../../..')

/** Where the sources of the server are: folders to watch, and what in them it is not made of. */
export const serverFolders = ['domain', 'adapters', 'apps/server', 'apps/payment-sandbox', 'migrations']
const source = /^(domain|adapters\/[^/]+|apps\/server|apps\/payment-sandbox|migrations)\/src\//
const aside = /\.test(-d)?\.ts$|\/http-tests\/|^adapters\/testing\//

/** The path below the root, with slashes, of a file that the server is made of; null for any other. */
export const serverSourceOf = (file: string): string | null => {
  const path = relative(root, file).split(sep).join('/')
  return source.test(path) && !aside.test(path) ? path : null
}
