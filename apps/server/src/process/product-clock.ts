import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Clock } from '@guildhall/domain/shared'

/** The system clock plus an offset set by a developer; the offset survives a restart. */
export interface ProductClock extends Clock {
  advance(milliseconds: number): Promise<void>
}

/** The system clock. */
export const systemClock: Clock = { now: () => new Date() }

/** A clock with an adjustable offset, stored in a file; only used with the dev pages. */
export async function createProductClock(file: string): Promise<ProductClock> {
  const stored = await readFile(file, 'utf8').catch(() => '0')
  let shift = Number.parseInt(stored, 10) || 0
  let written: Promise<void> = Promise.resolve()
  return {
    now: () => new Date(Date.now() + shift),
    advance(milliseconds) {
      shift += milliseconds
      // Sequentially: concurrent writes would use the same temporary file.
      written = written
        .catch(() => undefined)
        .then(async () => {
          await mkdir(dirname(file), { recursive: true, mode: 0o700 })
          await writeFile(`${file}.new`, String(shift), { mode: 0o600 })
          await rename(`${file}.new`, file)
        })
      return written
    },
  }
}
