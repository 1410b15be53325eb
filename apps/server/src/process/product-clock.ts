import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Clock } from '@guildhall/domain/shared'

/** The machine's clock plus what a developer has moved it on by; the shift survives a restart. */
export interface ProductClock extends Clock {
  advance(milliseconds: number): Promise<void>
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() }

/** A clock that can be moved on, kept in a file; only ever used with the dev pages. */
export async function createProductClock(file: string): Promise<ProductClock> {
  const kept = await readFile(file, 'utf8').catch(() => '0')
  let shift = Number.parseInt(kept, 10) || 0
  let written: Promise<void> = Promise.resolve()
  return {
    now: () => new Date(Date.now() + shift),
    advance(milliseconds) {
      shift += milliseconds
      // One after another: two at once would write, and move away, the same draft.
      written = written
        .catch(() => undefined)
        .then(async () => {
          await mkdir(dirname(file), { recursive: true })
          await writeFile(`${file}.new`, String(shift))
          await rename(`${file}.new`, file)
        })
      return written
    },
  }
}
