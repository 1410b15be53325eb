import { availabilityStageDue, isObjectName } from '../../src/index.ts'
import type { ContractorProfile, ContractorProfileRepository, FileStore, Pictures } from '../../src/index.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** Contractor profiles in memory. */
export const fakeProfiles = (...profiles: readonly ContractorProfile[]): ContractorProfileRepository & Restorable => {
  const { rows, snapshot } = memory<string, ContractorProfile>()
  const put = (profile: ContractorProfile): Promise<void> => {
    rows.set(profile.uuid, profile)
    return Promise.resolve()
  }
  for (const profile of profiles) rows.set(profile.uuid, profile)
  return {
    snapshot,
    find: (uuid) => Promise.resolve(rows.get(uuid) ?? null),
    findForUpdate: (uuid) => Promise.resolve(rows.get(uuid) ?? null),
    add: put,
    save: put,
    takeAvailabilityDue: async (now, limit) => {
      const due = [...rows.values()].flatMap((profile) => {
        const days = availabilityStageDue(profile, now)
        return days === null ? [] : [{ profile, days }]
      })
      return due.slice(0, limit).map(({ days, profile }) => {
        rows.set(profile.uuid, { ...profile, availabilityReminderStage: days })
        return { contractorUuid: profile.uuid, days }
      })
    },
  }
}

const gather = async (pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const bytes: number[] = []
  for await (const piece of pieces) bytes.push(...piece)
  return Uint8Array.from(bytes)
}

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

const requireObjectName = (name: string): void => {
  if (!isObjectName(name)) throw new Error('A file name that the product did not make')
}

/** Contents of files in memory. */
export const fakeFileStore = (): FileStore & { readonly names: () => readonly string[] } => {
  const stored = new Map<string, { readonly bytes: Uint8Array; readonly contentType: string }>()
  return {
    names: () => [...stored.keys()],
    put: async (name, bytes, contentType) => {
      requireObjectName(name)
      stored.set(name, { bytes: bytes instanceof Uint8Array ? bytes : await gather(bytes), contentType })
    },
    stream: async (name) => {
      const bytes = stored.get(name)?.bytes
      return bytes === undefined ? null : { bytes: piecesOf(bytes), size: bytes.length }
    },
    get: (name) => Promise.resolve(stored.get(name) ?? null),
    remove: async (name) => {
      requireObjectName(name)
      stored.delete(name)
    },
    isHealthy: () => Promise.resolve(true),
  }
}

/** Accepts any non-empty bytes as a picture, and "renders" the three sizes; whole, the kind is the first word of its text. */
export const fakePictures = (): Pictures => ({
  reencode: async (bytes) => {
    const [word = ''] = new TextDecoder().decode(bytes.subarray(0, 8)).split(' ')
    const kind = (['png', 'jpg'] as const).find((known) => known === word)
    return kind === undefined ? null : { kind, bytes: new TextEncoder().encode(kind) }
  },
  render: (bytes) =>
    Promise.resolve(
      bytes.length === 0 ? null : [512, 176, 56].map((size) => ({ size, bytes: new Uint8Array([size]) })),
    ),
})
