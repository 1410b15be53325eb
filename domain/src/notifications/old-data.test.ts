import { expect, it } from 'vitest'
import { fakeClock, TEST_NOW } from '../../testing/index.ts'
import { removeOldIdempotencyKeys } from '../privacy/index.ts'
import { addDays, addHours, addMinutes } from '../shared/index.ts'
import { removeOldChannelEvents } from './channel/remove-old-channel-events.ts'
import { removeOldMails } from './sent-mails/remove-old-mails.ts'

const setUp = () => {
  const removedBefore: Date[] = []
  const store = {
    removeOlderThan: async (instant: Date) => {
      removedBefore.push(instant)
      return 3
    },
  }
  const deps = { clock: fakeClock(TEST_NOW), channelStore: store, idempotencyKeys: store, mailLedger: store }
  return { deps, removedBefore }
}

// MOD-60, LIVE-4, BASE-16
it.each([
  ['entries of mails', '90 days', removeOldMails, addDays(TEST_NOW, -90)],
  ['events of channels', '15 minutes', removeOldChannelEvents, addMinutes(TEST_NOW, -15)],
  ['answers to repeated calls', '24 hours', removeOldIdempotencyKeys, addHours(TEST_NOW, -24)],
])('removes %s after %s', async (_what, _duration, remove, instant) => {
  const { deps, removedBefore } = setUp()
  expect(await remove(deps)()).toBe(3)
  expect(removedBefore).toEqual([instant])
})
