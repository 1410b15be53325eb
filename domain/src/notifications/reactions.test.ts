import { beforeEach, describe, expect, it } from 'vitest'
import type { Conversation } from '../conversations/index.ts'
import { referToName } from '../identity/index.ts'
import { AVAILABILITY_DEMOTED_AFTER_DAYS, AVAILABILITY_REMINDER_AFTER_DAYS } from '../profiles/index.ts'
import {
  aConversation,
  candidateDocument,
  erik,
  harbourWorks,
  ravi,
  reactionsFixture,
  rita,
  sipho,
  TEST_NOW,
  thandi,
} from '../../testing/index.ts'
import type { ProductEvent, ProductFact } from './product-event.ts'

const conversationUuid = aConversation().uuid
const event = (fact: ProductFact, uuid = 'event'): ProductEvent => ({ uuid, at: TEST_NOW.toISOString(), ...fact })
const changed = (to: Conversation['status'], from: Conversation['status'] = 'pending'): ProductEvent =>
  event({ type: 'conversation-changed', conversationUuid, from, to, byAccountUuid: null })
const started = event({ type: 'conversation-started', conversationUuid })
const fromRitaToErik = { fromAccountUuid: rita.uuid, toAccountUuid: erik.uuid }

let world: Awaited<ReturnType<typeof reactionsFixture>>
beforeEach(async () => {
  world = await reactionsFixture()
})

// LIVE-3
describe('channels', () => {
  const to = (type: string, ...people: readonly { readonly uuid: string }[]) =>
    people.map(({ uuid }) => `private-${uuid} ${type}`).toSorted()

  it('tell both sides and the colleagues who see the contact of a request and its answer, and no other company', async () => {
    await world.channel(started)
    expect(world.heard()).toEqual(to('conversation-started', thandi, rita, ravi, erik))
    await world.channel({ ...changed('active'), uuid: 'answer' })
    expect(world.heard()).toEqual(
      ['conversation-changed', 'conversation-started'].flatMap((type) => to(type, thandi, rita, ravi, erik)).toSorted(),
    )
  })

  it.each<[ProductFact, string]>([
    [{ type: 'message-sent', conversationUuid, messageUuid: 'm', senderUuid: thandi.uuid }, 'message-sent'],
    [{ type: 'messages-read', conversationUuid, readerUuid: thandi.uuid, sequence: 1 }, 'message-read'],
    [{ type: 'conversation-passed', conversationUuid, ...fromRitaToErik }, 'conversation-changed'],
  ])('tell those who read the conversation of %o', async (fact, type) => {
    await world.channel(event(fact))
    expect(world.heard()).toEqual(to(type, thandi, rita, erik))
  })

  it('tell colleagues who read along when a conversation is shared or not any more, and no other detail', async () => {
    const detail = { type: 'conversation-detail-changed', conversationUuid, byAccountUuid: rita.uuid } as const
    await world.channel(event({ ...detail, detail: 'contact-shared' }, '1'))
    expect(world.heard()).toEqual(to('conversation-changed', thandi, rita, erik))
    await world.channel(event({ ...detail, detail: 'unshared' }, '2'))
    await world.channel(event({ ...detail, detail: 'shared' }, '3'))
    const everybody = [thandi, rita, erik]
    expect(world.heard()).toEqual(
      to('conversation-changed', ...everybody, ...everybody, ravi, ...everybody, ravi).toSorted(),
    )
  })

  it('notify a team of its company, and a person of their own account', async () => {
    await world.channel(event({ type: 'company-changed', companyUuid: harbourWorks.uuid }, '1'))
    expect(world.heard()).toEqual(to('company-changed', erik, rita, ravi))
    await world.channel(event({ type: 'session-ended', accountUuid: sipho.uuid }, '2'))
    await world.channel(event({ type: 'profile-changed', contractorUuid: thandi.uuid }, '3'))
    await world.channel(event({ type: 'conversation-archived', conversationUuid, accountUuid: thandi.uuid }, '4'))
    expect(world.heard()).toEqual(
      [
        ...to('company-changed', erik, rita, ravi),
        ...to('session-ended', sipho),
        ...to('profile-changed', thandi),
        ...to('conversation-changed', thandi),
      ].toSorted(),
    )
  })

  // UI-30
  it.each<ProductFact>([
    { type: 'trial-notice', companyUuid: harbourWorks.uuid, notice: 'ended' },
    { type: 'invoice-due', companyUuid: harbourWorks.uuid, invoiceUuid: 'i', day: 0 },
  ])('notify a team of what a date has changed: $type', async (fact) => {
    await world.channel(event(fact))
    expect(world.heard()).toEqual(to('company-changed', erik, rita, ravi))
  })

  it('are notified once, however often the event is delivered', async () => {
    await world.channel(started)
    await world.channel(started)
    expect(world.heard()).toHaveLength(4)
    expect(await world.channelStore.getLatestSequence(thandi.uuid)).toBe(1)
  })
})

describe('the index', () => {
  const document = candidateDocument(1, { uuid: thandi.uuid })
  const profileChanged = event({ type: 'profile-changed', contractorUuid: thandi.uuid })

  it('reflects the database, without people who cannot be found', async () => {
    world = await reactionsFixture({}, [document])
    await world.reindex(profileChanged)
    expect([...(await world.index.listFindable([thandi.uuid]))]).toEqual([thandi.uuid])
    world = await reactionsFixture()
    await world.index.put([document])
    await world.reindex(profileChanged)
    expect(await world.index.count()).toBe(0)
  })

  it('is updated by an answer, which changes the response rate', async () => {
    world = await reactionsFixture({}, [document])
    await world.reindex(changed('declined'))
    expect(await world.index.count()).toBe(1)
  })

  // PROF-22
  it('is updated when somebody is ranked lower or hidden, and not by the reminder before', async () => {
    world = await reactionsFixture({}, [document])
    const unconfirmed = (days: number) =>
      world.reindex(event({ type: 'availability-unconfirmed', contractorUuid: thandi.uuid, days }))
    await unconfirmed(AVAILABILITY_REMINDER_AFTER_DAYS)
    expect(await world.index.count()).toBe(0)
    await unconfirmed(AVAILABILITY_DEMOTED_AFTER_DAYS)
    expect(await world.index.count()).toBe(1)
  })
})

// NOTE-1, NOTE-2, NOTE-5
describe('notifications', () => {
  it('inform the contractor of a request and its reminders', async () => {
    await world.notify(started)
    await world.notify(event({ type: 'conversation-reminder-due', conversationUuid, day: 3 }, 'reminder'))
    expect((await world.textsOf(thandi.uuid)).toSorted()).toEqual([
      'Harbour Works sent you a request',
      'Harbour Works waits for your answer until 16 March 2026',
    ])
    expect(await world.textsOf(rita.uuid)).toEqual([])
  })

  it('inform the sender of an answer, with a decline’s label but not its note', async () => {
    world = await reactionsFixture({ status: 'declined', declineReason: 'rate_too_low', declineNote: 'Ask in May' })
    await world.notify(changed('declined'))
    expect(await world.textsOf(rita.uuid)).toEqual([`${referToName(thandi.uuid)} declined: The rate is too low`])
  })

  it.each([
    ['pending', 'active', [`${referToName(thandi.uuid)} is interested`], []],
    ['expired', 'active', [`${referToName(thandi.uuid)} is interested`], []],
    ['closed', 'active', [], []],
    ['active', 'closed', [], []],
    ['pending', 'withdrawn', [], []],
    ['active', 'blocked', [], []],
    // CONV-11
    ['declined', 'blocked', [], []],
    ['expired', 'blocked', [], []],
    [
      'pending',
      'expired',
      [`${referToName(thandi.uuid)} did not answer your request in time`],
      ['The request of Harbour Works has expired'],
    ],
  ] as const)('of %s to %s tell the sender %j and the contractor %j', async (from, to, sender, contractor) => {
    await world.notify(changed(to, from))
    expect([await world.textsOf(rita.uuid), await world.textsOf(thandi.uuid)]).toEqual([sender, contractor])
  })

  it('inform the other side of a message, and are read with the conversation', async () => {
    await world.notify(
      event({ type: 'message-sent', conversationUuid, messageUuid: 'm', senderUuid: thandi.uuid }, '1'),
    )
    await world.notify(event({ type: 'message-sent', conversationUuid, messageUuid: 'n', senderUuid: rita.uuid }, '2'))
    expect([await world.textsOf(rita.uuid), await world.textsOf(thandi.uuid)]).toEqual([
      [`New message from ${referToName(thandi.uuid)}`],
      ['New message from Harbour Works'],
    ])
    await world.notify(event({ type: 'messages-read', conversationUuid, readerUuid: rita.uuid, sequence: 1 }, '3'))
    expect(await world.notifications.countUnread(rita.uuid)).toBe(0)
    expect(await world.notifications.countUnread(thandi.uuid)).toBe(1)
  })

  it('are added once, with one channel event, however often the event is delivered', async () => {
    await world.notify(started)
    await world.notify(started)
    expect(await world.textsOf(thandi.uuid)).toHaveLength(1)
    expect(world.heard()).toEqual([`private-${thandi.uuid} notification-added`])
  })

  it('do not depend on mail preferences', async () => {
    const none = { system: false, newRequests: false, replies: false }
    await world.notifications.savePreferences(thandi.uuid, none)
    await world.notify(started)
    await world.mail(started)
    expect(await world.textsOf(thandi.uuid)).toHaveLength(1)
    expect(world.mailer.sent).toEqual([])
  })
})

// MOD-71
describe('numbers', () => {
  it('keep each change of a vetting status once, and nothing else', async () => {
    const fact = { contractorUuid: thandi.uuid, from: 'incomplete', to: 'pending' } as const
    const submitted = event({ type: 'vetting-changed', message: null, ...fact })
    await world.numbers(submitted)
    await world.numbers({ ...submitted, at: new Date(0).toISOString() })
    await world.numbers(event({ type: 'profile-changed', contractorUuid: thandi.uuid }, 'another'))
    expect(world.vettingLog.all()).toEqual([{ uuid: 'event', at: TEST_NOW, ...fact }])
  })
})
