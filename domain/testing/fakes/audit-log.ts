import type { AuditEntry, AuditLog } from '../../src/index.ts'
import { hiringFixture } from '../builders/hiring-fixture.ts'
import { cursorPage } from './cursor-page.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** The audit log in memory, with the names of the hiring fixture. */
export const fakeAuditLog = (): AuditLog & Restorable & { entries(): readonly AuditEntry[] } => {
  const { rows, snapshot } = memory<string, AuditEntry>()
  const nameOf = (uuid: string | null): string | null => {
    const account = hiringFixture.accounts.find((one) => one.uuid === uuid)
    return account === undefined ? null : `${account.firstName} ${account.lastName}`
  }
  return {
    snapshot,
    entries: () => [...rows.values()],
    add: async (...entries) => {
      for (const entry of entries) if (!rows.has(entry.uuid)) rows.set(entry.uuid, entry)
    },
    list: async (companyUuid, page) => {
      const own = [...rows.values()]
        .filter((entry) => entry.companyUuid === companyUuid)
        .toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.uuid < b.uuid ? 1 : -1))
        .map((entry) => ({ ...entry, actorName: nameOf(entry.actorUuid), subjectName: nameOf(entry.subjectUuid) }))
      return cursorPage(own, page, ({ uuid }) => uuid)
    },
  }
}
