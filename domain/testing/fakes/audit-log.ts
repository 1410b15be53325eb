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
    search: async ({ before, from, owner, text }, page) => {
      const isOfPerson = (uuid: string | null) => hiringFixture.accounts.some((one) => one.uuid === uuid)
      const found = [...rows.values()]
        .map((entry) => ({
          ...entry,
          actorName: nameOf(entry.actorUuid),
          subjectName: nameOf(entry.subjectUuid),
          companyName: hiringFixture.companies.find(({ uuid }) => uuid === entry.companyUuid)?.name ?? null,
          isAboutPerson: isOfPerson(entry.subjectUuid),
        }))
        .filter(({ at }) => (from === null || at >= from) && (before === null || at < before))
        .filter(({ actorUuid, companyUuid }) => {
          if (owner === 'all') return true
          const isOfOperator = actorUuid !== null && !isOfPerson(actorUuid)
          return owner === 'operators' ? isOfOperator : companyUuid !== null && !isOfOperator
        })
        .filter(
          ({ action, actorName, actorUuid, companyName, companyUuid, details, subjectName, subjectUuid, uuid }) => {
            const words = [
              actorName,
              subjectName,
              companyName,
              action.replaceAll('-', ' '),
              String(details['reason'] ?? ''),
            ]
            const isFound = words.some((word) => word?.toLowerCase().includes(text.toLowerCase()) === true)
            return isFound || [uuid, actorUuid, companyUuid, subjectUuid].includes(text.toLowerCase())
          },
        )
        .toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.uuid < b.uuid ? 1 : -1))
      return cursorPage(found, page, ({ uuid }) => uuid)
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
