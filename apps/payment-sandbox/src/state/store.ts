import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { emptyState, type SandboxState } from './state.ts'

/** The sandbox's state, kept in a file so that it outlives the process; without a file it lives in memory. */
export interface Store {
  readonly state: SandboxState
  /** Now, in seconds. */
  now(): number
  /** Holds the time at an instant while what fell due then is done; null lets it run again. */
  hold(instant: number | null): void
  /** A new name, as the provider makes them: 'sub_…'. */
  id(prefix: string): string
  /** A new number, as the second provider numbers its things. */
  number(): number
  /** Writes the state; whole or not at all. */
  save(): Promise<void>
}

export async function openStore(file: string | null, machineNow: () => number = Date.now): Promise<Store> {
  const text = file === null ? null : await readFile(file, 'utf8').catch(() => null)
  const state: SandboxState = { ...emptyState(), ...(text === null ? {} : (JSON.parse(text) as SandboxState)) }
  let held: number | null = null
  let writing: Promise<void> = Promise.resolve()
  return {
    state,
    now: () => held ?? Math.floor(machineNow() / 1000) + state.ahead,
    hold: (instant) => {
      held = instant
    },
    id: (prefix) => `${prefix}_sandbox${String(state.nextId++).padStart(8, '0')}`,
    number: () => state.nextId++,
    save: () => {
      if (file === null) return Promise.resolve()
      writing = writing.then(async () => {
        await mkdir(dirname(file), { recursive: true })
        await writeFile(`${file}.draft`, JSON.stringify(state))
        await rename(`${file}.draft`, file)
      })
      return writing
    },
  }
}
