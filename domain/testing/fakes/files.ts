import type {
  CvViewEntry,
  CvViewLog,
  DocumentKind,
  DocumentInspector,
  FileRepository,
  FileCleanup,
  StoredFile,
} from '../../src/index.ts'
import { calendarDateOf } from '../../src/index.ts'
import { hiringFixture } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { cursorPage } from './cursor-page.ts'
import { memory } from './unit-of-work.ts'
import type { Restorable } from './unit-of-work.ts'

interface Use {
  readonly usedAt: Date | null
  readonly unusedSince: Date | null
}

interface AnnouncedName {
  readonly fileUuid: string
  readonly at: Date
}

const neverUsed: Use = { usedAt: null, unusedSince: null }

/** Records of files, and the cleanup over the same rows; `referred` are the paths that are in use. */
export const fakeFileRows = (...files: readonly StoredFile[]) => {
  const { rows, snapshot } = memory<string, StoredFile>()
  const uses = new Map<string, Use>()
  const names = new Map<string, AnnouncedName>()
  const referred = new Set<string>()
  for (const file of files) rows.set(file.uuid, file)
  const useOf = (uuid: string): Use => uses.get(uuid) ?? neverUsed
  const repository: FileRepository & Restorable = {
    snapshot,
    add: async (file) => {
      rows.set(file.uuid, file)
    },
    find: async (uuid) => rows.get(uuid) ?? null,
    findByUrl: async (url) => [...rows.values()].find((file) => file.url === url) ?? null,
    markUsed: async (uuid, at) => {
      if (!rows.has(uuid)) return false
      uses.set(uuid, { usedAt: useOf(uuid).usedAt ?? at, unusedSince: null })
      return true
    },
    reserveNames: async (fileUuid, announced, at) => {
      for (const name of announced) names.set(name, { fileUuid, at })
    },
    findUnusedAt: async (ownerUuid, place) =>
      [...rows.values()]
        .filter((file) => file.ownerUuid === ownerUuid && useOf(file.uuid).usedAt === null)
        .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[place - 1]?.createdAt ?? null,
  }
  const upkeep: FileCleanup = {
    markUnused: async (now) => {
      for (const { url, uuid } of rows.values()) {
        const { unusedSince, usedAt } = useOf(uuid)
        if (usedAt !== null) uses.set(uuid, { usedAt, unusedSince: referred.has(url) ? null : (unusedSince ?? now) })
      }
    },
    removeUnused: async ({ neverUsedBefore, replacedBefore }) => {
      const left = [...rows.values()].filter(({ createdAt, url, uuid }) => {
        const { unusedSince, usedAt } = useOf(uuid)
        const forgotten = usedAt === null && createdAt < neverUsedBefore
        return !referred.has(url) && (forgotten || (unusedSince !== null && unusedSince < replacedBefore))
      })
      for (const { uuid } of left) rows.delete(uuid)
      return left.length
    },
    listOrphanedNames: async (announcedBefore, limit) =>
      [...names]
        .filter(([, { at, fileUuid }]) => at < announcedBefore && !rows.has(fileUuid))
        .map(([name]) => name)
        .slice(0, limit),
    removeNames: async (gone) => {
      for (const name of gone) names.delete(name)
    },
  }
  return { repository, upkeep, referred }
}

/** Records of files in memory. */
export const fakeFiles = (...files: readonly StoredFile[]): FileRepository & Restorable =>
  fakeFileRows(...files).repository

/** Detects the kind of a document from the first word of its text. */
export const fakeDocuments = (): DocumentInspector => ({
  detectKind: async (bytes) => {
    const [word = ''] = new TextDecoder().decode(bytes.subarray(0, 8)).split(' ')
    return (['pdf', 'doc', 'docx'] as const).find((kind): kind is DocumentKind => kind === word) ?? null
  },
})

/** CV views in memory. */
export const fakeCvViews = (world: HiringFixture = hiringFixture): CvViewLog => {
  const openings: CvViewEntry[] = []
  const dayOf = (one: CvViewEntry): string =>
    [one.contractorUuid, one.companyUuid, calendarDateOf(one.openedAt)].join(' ')
  const newestFirst = (a: CvViewEntry, b: CvViewEntry): number =>
    b.openedAt.getTime() - a.openedAt.getTime() || (a.uuid < b.uuid ? 1 : -1)
  return {
    add: async (opening) => {
      if (!openings.some((one) => dayOf(one) === dayOf(opening))) openings.push(opening)
    },
    list: async (contractorUuid, page) => {
      const views = openings
        .filter((one) => one.contractorUuid === contractorUuid)
        .toSorted(newestFirst)
        .map(({ companyUuid, openedAt, uuid, viewerUuid }) => {
          const company = world.companies.find((one) => one.uuid === companyUuid)
          const viewer = world.accounts.find((one) => one.uuid === viewerUuid)
          return {
            uuid,
            openedAt,
            company: { uuid: companyUuid, name: company?.name ?? '', image: company?.image ?? null },
            viewer: viewer === undefined ? null : { firstName: viewer.firstName, lastName: viewer.lastName },
          }
        })
      return cursorPage(views, page, ({ uuid }) => uuid)
    },
  }
}
