import type { SystemMessage, SystemMessageRepository } from '../../src/index.ts'
import { cursorPage } from './cursor-page.ts'
import { memory } from './unit-of-work.ts'
import type { Restorable } from './unit-of-work.ts'

/** System messages in memory. */
export const fakeSystemMessages = (): SystemMessageRepository & Restorable => {
  const { rows, snapshot } = memory<string, SystemMessage>()
  const of = (accountUuid: string): readonly SystemMessage[] =>
    [...rows.values()]
      .filter((row) => row.accountUuid === accountUuid)
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.uuid < b.uuid ? 1 : -1))
  const change = (accountUuid: string, uuid: string, changed: (row: SystemMessage) => SystemMessage | null) => {
    const row = rows.get(uuid)
    if (row?.accountUuid !== accountUuid) return 'absent'
    const after = changed(row)
    if (after === null) return 'unchanged'
    rows.set(uuid, after)
    return 'changed'
  }
  return {
    snapshot,
    add: async (message) => {
      if (of(message.accountUuid).some(({ key }) => key === message.key)) return false
      rows.set(message.uuid, message)
      return true
    },
    list: async (accountUuid, { archived, ...page }) => {
      const listed = of(accountUuid).filter(({ archivedAt }) => (archivedAt !== null) === archived)
      return cursorPage(listed, page, ({ uuid }) => uuid)
    },
    find: async (accountUuid, uuid) => of(accountUuid).find((row) => row.uuid === uuid) ?? null,
    countUnread: async (accountUuid) =>
      of(accountUuid).filter(({ archivedAt, readAt }) => readAt === null && archivedAt === null).length,
    markRead: async (accountUuid, uuid, at) =>
      change(accountUuid, uuid, (row) => (row.readAt === null ? { ...row, readAt: at } : null)),
    archive: async (accountUuid, uuid, at) =>
      change(accountUuid, uuid, (row) =>
        row.archivedAt === null ? { ...row, archivedAt: at, readAt: row.readAt ?? at } : null,
      ),
    restore: async (accountUuid, uuid) =>
      change(accountUuid, uuid, (row) => (row.archivedAt === null ? null : { ...row, archivedAt: null })),
    markAllRead: async (accountUuid, at, link) => {
      const unread = of(accountUuid).filter((row) => row.readAt === null && (link === undefined || row.link === link))
      for (const row of unread) rows.set(row.uuid, { ...row, readAt: at })
      return unread.length
    },
  }
}
