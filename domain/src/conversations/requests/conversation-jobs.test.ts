import { describe, expect, it } from 'vitest'
import {
  aConversation,
  fakeClock,
  fakeConversations,
  fakeIds,
  fakeOutbox,
  fakeUnitOfWork,
  TEST_NOW,
} from '../../../testing/index.ts'
import { addDays } from '../../shared/index.ts'
import { expireConversations } from './expire-conversations.ts'
import { sendRequestReminders } from './send-request-reminders.ts'

const setUp = async () => {
  const clock = fakeClock(TEST_NOW)
  const outbox = fakeOutbox()
  const { repository } = fakeConversations()
  await repository.add(aConversation())
  const unitOfWork = fakeUnitOfWork({ conversations: repository, outbox })
  const deps = { clock, unitOfWork, ids: fakeIds() }
  return { clock, outbox, repository, expire: expireConversations(deps), remind: sendRequestReminders(deps) }
}

describe('the background jobs', () => {
  // CONV-8
  it('expire a request after fourteen days, with one event', async () => {
    const { clock, expire, outbox, repository } = await setUp()
    clock.set(addDays(TEST_NOW, 14))
    expect([await expire(), await expire()]).toEqual([1, 0])
    expect((await repository.find(aConversation().uuid))?.status).toBe('expired')
    expect(outbox.events).toMatchObject([{ type: 'conversation-changed', to: 'expired', byAccountUuid: null }])
  })

  // CONV-14
  it('remind on day 3, on day 10 and a day before the end, each once', async () => {
    const { clock, outbox, remind } = await setUp()
    const sent: number[] = []
    for (let day = 0; day < 14; day += 1) {
      clock.set(addDays(TEST_NOW, day))
      sent.push((await remind()) + (await remind()))
    }
    expect(sent.flatMap((count, day) => (count === 0 ? [] : [[day, count]]))).toEqual([
      [3, 1],
      [10, 1],
      [13, 1],
    ])
    expect(outbox.ofType('conversation-reminder-due').map(({ day }) => day)).toEqual([3, 10, 13])
  })

  it('remind once if they did not run on day 3', async () => {
    const { clock, outbox, remind } = await setUp()
    clock.set(addDays(TEST_NOW, 11))
    expect([await remind(), await remind()]).toEqual([1, 0])
    expect(outbox.ofType('conversation-reminder-due')).toMatchObject([{ day: 10 }])
  })

  // CONV-14
  it('ignore answered requests', async () => {
    const { clock, expire, remind, repository } = await setUp()
    await repository.save(aConversation({ status: 'active' }))
    clock.set(addDays(TEST_NOW, 20))
    expect([await expire(), await remind()]).toEqual([0, 0])
  })
})
