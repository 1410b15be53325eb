import type { Announcement, AnnouncementRepository, Operator } from '../../src/index.ts'
import { cursorPage } from './cursor-page.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** Announcements in memory, with the names of these operators. */
export const fakeAnnouncements = (...operators: readonly Operator[]): AnnouncementRepository & Restorable => {
  const { rows, snapshot } = memory<string, Announcement>()
  return {
    snapshot,
    add: async (announcement) => {
      if (rows.has(announcement.uuid)) return false
      rows.set(announcement.uuid, announcement)
      return true
    },
    list: async (page) => {
      const newest = [...rows.values()]
        .toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.uuid < b.uuid ? 1 : -1))
        .map((announcement) => {
          const operator = operators.find(({ uuid }) => uuid === announcement.operatorUuid)
          return { ...announcement, operatorName: operator?.name ?? null }
        })
      return cursorPage(newest, page, ({ uuid }) => uuid)
    },
  }
}
