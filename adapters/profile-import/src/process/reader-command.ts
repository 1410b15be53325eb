import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { OWN_STATUS } from './resident-memory.ts'

const require = createRequire(import.meta.url)
const reader = fileURLToPath(new URL('../reader-process.ts', import.meta.url))
/** The heap's share of the memory; the rest is for buffers and the program itself. */
const HEAP_SHARE = 0.5

/** The folder of installed packages that has this one. */
const packagesWith = (name: string): string => {
  const path = require.resolve(name)
  const at = path.lastIndexOf('node_modules')
  return at === -1 ? dirname(path) : path.slice(0, at + 'node_modules'.length)
}

/** The domain's sources: a link among the packages leads there. */
const domainFolder = (): string => {
  const path = realpathSync(fileURLToPath(import.meta.resolve('@guildhall/domain/profiles')))
  return path.slice(0, path.lastIndexOf(join('domain', 'src')) + 'domain'.length)
}

/**
 * The command that runs the reader. It may read its own program and nothing else of the disk, write nothing, start no process or thread,
 * and run no code that is made of text.
 */
export const createReaderCommand = (memoryBytes: number): readonly string[] => {
  const program = [join(dirname(reader), '..'), domainFolder(), packagesWith('unpdf'), packagesWith('mammoth')]
  return [
    process.execPath,
    `--max-old-space-size=${Math.max(1, Math.floor((memoryBytes * HEAP_SHARE) / 1024 / 1024))}`,
    '--disallow-code-generation-from-strings',
    '--permission',
    ...[...new Set(program)].map((folder) => `--allow-fs-read=${join(folder, '*')}`),
    `--allow-fs-read=${OWN_STATUS}`,
    reader,
  ]
}
