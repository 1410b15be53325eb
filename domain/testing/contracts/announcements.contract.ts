import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes, type Announcement, type AnnouncementRepository, type Operator } from '../../src/index.ts'
import { anOperator } from '../builders/operators.ts'
import { TEST_NOW } from '../builders/people.ts'

export interface AnnouncementsUnderTest {
  readonly announcements: AnnouncementRepository
  close(): Promise<void>
}

const announcement = (number: number, changes: Partial<Announcement> = {}): Announcement => ({
  uuid: `01900000-0000-7000-8000-00000000080${number}`,
  at: addMinutes(TEST_NOW, number),
  operatorUuid: anOperator().uuid,
  audience: 'employers',
  title: `No. ${number}`,
  text: 'We close at 8.\n\nSee you tomorrow.',
  link: '/settings/account',
  recipients: 40,
  ...changes,
})

/** Contract of every repository of announcements. Rule: MOD-67. */
export function announcementsContract(
  name: string,
  create: (operator: Operator) => Promise<AnnouncementsUnderTest>,
): void {
  describe(`${name} as a repository of announcements`, () => {
    let store: AnnouncementsUnderTest
    beforeEach(async () => {
      store = await create(anOperator())
    })
    afterEach(() => store.close())

    it('lists them, the newest first, with who made them', async () => {
      const { announcements } = store
      const byCommand = announcement(2, { operatorUuid: null, link: null, audience: 'everybody' })
      for (const one of [announcement(1), announcement(3), byCommand]) expect(await announcements.add(one)).toBe(true)
      const first = await announcements.list({ cursor: null, limit: 2 })
      expect(first.items).toEqual([
        { ...announcement(3), operatorName: 'Ada Okoye' },
        { ...byCommand, operatorName: null },
      ])
      const second = await announcements.list({ cursor: first.nextCursor, limit: 2 })
      expect([second.items.map(({ title }) => title), second.nextCursor]).toEqual([['No. 1'], null])
    })

    it('adds one once', async () => {
      const { announcements } = store
      await announcements.add(announcement(1))
      expect(await announcements.add(announcement(1, { title: 'Another' }))).toBe(false)
      expect((await announcements.list({ cursor: null, limit: 9 })).items).toMatchObject([{ title: 'No. 1' }])
    })
  })
}
