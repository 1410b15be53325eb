import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { emptyState, type SandboxState } from './state.ts'

/** The sandbox's state, persisted in a file, or in memory without one. */
export interface Store {
  readonly state: SandboxState
  /** Now, in seconds. */
  now(): number
  /** Freezes the clock at an instant while what fell due is processed; null resumes it. */
  hold(instant: number | null): void
  /** A new id in the provider's format: 'sub_…'. */
  id(prefix: string): string
  /** A new numeric id, as at Paystack. */
  number(): number
  /** Writes the state atomically. */
  save(): Promise<void>
}

export async function openStore(file: string | null, machineNow: () => number = Date.now): Promise<Store> {
  const text = file === null ? null : await readFile(file, 'utf8').catch(() => null)
  const state: SandboxState = { ...emptyState(), ...(text === null ? {} : (JSON.parse(text) as SandboxState)) }
  let frozenAt: number | null = null
  let writing: Promise<void> = Promise.resolve()
  return {
    state,
    now: () => frozenAt ?? Math.floor(machineNow() / 1000) + state.ahead,
    hold: (instant) => {
      frozenAt = instant
    },
    id: (prefix) => `${prefix}_sandbox${String(state.nextId++).padStart(8, '0')}`,
    number: () => state.nextId++,
    save: () => {
      if (file === null) return Promise.resolve()
      writing = writing.then(async () => {
        await mkdir(dirname(file), { recursive: true, mode: 0o700 })
        await writeFile(`${file}.draft`, JSON.stringify(state), { mode: 0o600 })
        await rename(`${file}.draft`, file)
      })
      return writing
    },
  }
}
