import { beforeEach, describe, expect, it } from 'vitest'
import {
  aContractorActor,
  aConversation,
  aMessage,
  anEmployerActor,
  erik,
  fakeClock,
  fakeCompanies,
  fakeConversations,
  fakeDrafts,
  fakeFiles,
  fakeIds,
  fakeOutbox,
  fakeUnitOfWork,
  hiringFixture,
  ravi,
  rita,
  sipho,
  TEST_NOW,
  thandi,
} from '../../../testing/index.ts'
import { addMinutes } from '../../shared/index.ts'
import { deleteMessage, editMessage } from './change-message.ts'
import { discardDraft, saveDraft, readDraft } from './save-draft.ts'
import { emptyOfferForm } from '../offers/offer-form.ts'
import { PRESENCE_SIGNALS } from './conversation-signals.port.ts'
import { notifyPresence } from './notify-presence.ts'
import { notifyTyping } from './notify-typing.ts'
import { sendMessage } from './send-message.ts'
import type { Conversation, Message } from '../conversation.ts'

const contractor = aContractorActor()
const sender = anEmployerActor({ accountUuid: rita.uuid, role: 'recruiter' })
const colleague = anEmployerActor({ accountUuid: ravi.uuid, role: 'recruiter' })
const conversationUuid = aConversation().uuid
const messageUuid = aMessage().uuid

const setUp = async (conversation: Partial<Conversation> = {}, message: Partial<Message> = {}) => {
  const clock = fakeClock(TEST_NOW)
  const outbox = fakeOutbox()
  const [drafts, files] = [fakeDrafts(), fakeFiles()]
  const { hidden, inbox, repository } = fakeConversations(hiringFixture, drafts)
  await repository.add(aConversation({ status: 'active', ...conversation }))
  await repository.addMessage(aMessage(message))
  const notified: string[] = []
  const searchable = new Set(hiringFixture.profiles.map(({ uuid }) => uuid))
  const deps = {
    clock,
    companies: fakeCompanies(hiringFixture.companies),
    drafts,
    files,
    hidden,
    inbox,
    ids: fakeIds(),
    recipients: { find: async (uuid: string) => (searchable.has(uuid) ? { uuid } : null) },
    conversationSignals: {
      send: async (uuids: readonly string[], _conversation: string, signal: string) => {
        notified.push(...uuids.map((uuid) => `${signal} ${uuid}`))
      },
    },
    unitOfWork: fakeUnitOfWork({ conversations: repository, files, outbox }),
  }
  return {
    clock,
    outbox,
    notified,
    searchable,
    edit: editMessage(deps),
    remove: deleteMessage(deps),
    read: readDraft(deps),
    keep: saveDraft(deps),
    drop: discardDraft(deps),
    send: sendMessage(deps),
    type: notifyTyping(deps),
    tellPresence: notifyPresence(deps),
    stored: () => repository.findMessage(messageUuid),
  }
}

let world: Awaited<ReturnType<typeof setUp>>
beforeEach(async () => {
  world = await setUp()
})

describe('an own message', () => {
  // CONV-43
  it('is edited within fifteen minutes, with an event for both sides', async () => {
    world.clock.advance(15 * 60_000)
    const edited = await world.edit({ actor: contractor, messageUuid, body: ' Good evening ' })
    const now = addMinutes(TEST_NOW, 15)
    expect(edited).toMatchObject({ ok: true, value: { body: 'Good evening', editedAt: now, sequence: 1 } })
    expect(await world.stored()).toMatchObject({ body: 'Good evening', sentAt: TEST_NOW })
    expect(world.outbox.ofType('message-changed')).toMatchObject([{ messageUuid, conversationUuid }])
    world.clock.advance(1)
    expect(await world.edit({ actor: contractor, messageUuid, body: 'Too late' })).toEqual({
      ok: false,
      problem: 'too-late',
    })
    expect(await world.remove({ actor: contractor, messageUuid })).toMatchObject({ problem: 'too-late' })
  })

  // CONV-43
  it('leaves a placeholder when it is deleted, once', async () => {
    world = await setUp({}, { doc: '/v0/files/plan.pdf' })
    expect((await world.remove({ actor: contractor, messageUuid })).ok).toBe(true)
    expect(await world.stored()).toMatchObject({ body: '', doc: null, deletedAt: TEST_NOW, senderUuid: thandi.uuid })
    const gone = { ok: false, problem: 'message-deleted' }
    expect(await world.remove({ actor: contractor, messageUuid })).toEqual(gone)
    expect(await world.edit({ actor: contractor, messageUuid, body: 'Back again' })).toEqual(gone)
    expect(world.outbox.events).toHaveLength(1)
  })

  it('is refused to others, and not found for strangers', async () => {
    const body = 'Overwritten'
    expect(await world.edit({ actor: sender, messageUuid, body })).toMatchObject({ problem: 'not-own' })
    for (const actor of [colleague, aContractorActor({ accountUuid: sipho.uuid })]) {
      expect(await world.edit({ actor, messageUuid, body })).toMatchObject({ problem: 'not-found' })
      expect(await world.remove({ actor, messageUuid })).toMatchObject({ problem: 'not-found' })
    }
    expect(await world.edit({ actor: contractor, messageUuid: 'nobody', body })).toMatchObject({ problem: 'not-found' })
    expect((await world.stored())?.body).toBe('Good morning')
  })

  it('must be a person’s text, in an active conversation', async () => {
    world = await setUp({}, { kind: 'terms' })
    expect(await world.remove({ actor: contractor, messageUuid })).toMatchObject({ problem: 'not-own' })
    world = await setUp({ status: 'closed' })
    expect(await world.remove({ actor: contractor, messageUuid })).toMatchObject({ problem: 'conversation-closed' })
  })

  // CONV-37
  it('needs the permission to write, and a text', async () => {
    world = await setUp({}, { senderUuid: rita.uuid })
    const viewer = anEmployerActor({ accountUuid: rita.uuid, role: 'viewer' })
    expect((await world.edit({ actor: viewer, messageUuid, body: 'Hello' })).ok).toBe(false)
    expect(await world.edit({ actor: sender, messageUuid, body: ' ' })).toMatchObject({
      problem: 'invalid',
      details: { message: ['Value is required'] },
    })
    expect(await world.edit({ actor: sender, messageUuid, body: 'x'.repeat(4001) })).toMatchObject({
      details: { message: ['The maximum length allowed is 4000'] },
    })
    expect(world.outbox.events).toEqual([])
  })
})

describe('a draft', () => {
  const uuid = conversationUuid

  // CONV-51
  it('is saved per person and conversation, and read again', async () => {
    expect(await world.read({ actor: contractor, uuid })).toEqual({ ok: true, value: null })
    const kept = { text: 'Dear all', offer: null, savedAt: TEST_NOW }
    expect(await world.keep({ actor: contractor, uuid, text: 'Dear all', offer: null })).toEqual({
      ok: true,
      value: kept,
    })
    expect(await world.read({ actor: contractor, uuid })).toEqual({ ok: true, value: kept })
    expect(await world.read({ actor: sender, uuid })).toEqual({ ok: true, value: null })
  })

  // CONV-51
  it('is removed when it is emptied or discarded', async () => {
    const keep = (text: string) => world.keep({ actor: contractor, uuid, text, offer: null })
    await keep('Dear all')
    expect(await keep('  ')).toEqual({ ok: true, value: null })
    await keep('Dear all')
    await world.drop({ actor: contractor, uuid })
    expect(await world.read({ actor: contractor, uuid })).toEqual({ ok: true, value: null })
  })

  it('contains a partly filled offer for a candidate who was not contacted yet', async () => {
    const offer = { ...emptyOfferForm, description: 'Build' }
    const draft = { actor: sender, uuid: sipho.uuid, text: '', offer }
    expect(await world.keep(draft)).toMatchObject({ ok: true, value: { offer } })
    expect(await world.read({ actor: sender, uuid: sipho.uuid })).toMatchObject({ value: { offer } })
  })

  it('is only for recipients whom the actor may write to', async () => {
    const draft = { text: 'Hello', offer: null }
    const refused = { ok: false, problem: 'not-found' }
    world.searchable.delete(sipho.uuid)
    expect(await world.keep({ ...draft, actor: sender, uuid: sipho.uuid })).toEqual(refused)
    expect(await world.keep({ ...draft, actor: colleague, uuid })).toEqual(refused)
    expect(await world.keep({ ...draft, actor: contractor, uuid: erik.uuid })).toEqual(refused)
    const viewer = anEmployerActor({ accountUuid: ravi.uuid, role: 'viewer' })
    expect(await world.keep({ ...draft, actor: viewer, uuid: thandi.uuid })).toEqual(refused)
    world = await setUp({ status: 'blocked' })
    expect(await world.keep({ ...draft, actor: colleague, uuid: thandi.uuid })).toEqual(refused)
  })

  it('is removed when its message is sent, not when that is refused', async () => {
    const message = { actor: contractor, conversationUuid, docs: [], clientId: null }
    const saved = await world.keep({ actor: contractor, uuid, text: 'Good morn', offer: null })
    expect((await world.send({ ...message, body: ' ' })).ok).toBe(false)
    expect(await world.read({ actor: contractor, uuid })).toEqual(saved)
    expect((await world.send({ ...message, body: 'Good morning' })).ok).toBe(true)
    expect(await world.read({ actor: contractor, uuid })).toEqual({ ok: true, value: null })
  })

  it('is not longer than what can be sent', async () => {
    const offer = { ...emptyOfferForm, location: 'x'.repeat(201) }
    expect(await world.keep({ actor: sender, uuid, text: 'x'.repeat(4001), offer })).toMatchObject({
      problem: 'invalid',
      details: { text: ['The maximum length allowed is 4000'], location: ['The maximum length allowed is 200'] },
    })
  })
})

describe('typing', () => {
  // CONV-50
  it('is sent to the other side', async () => {
    await world.type({ actor: contractor, conversationUuid })
    expect(world.notified.toSorted()).toEqual([`typing ${rita.uuid}`, `typing ${erik.uuid}`].toSorted())
    world = await setUp()
    await world.type({ actor: sender, conversationUuid })
    expect(world.notified).toEqual([`typing ${thandi.uuid}`])
  })

  it('is sent by those who may write, in an active conversation', async () => {
    expect(await world.type({ actor: colleague, conversationUuid })).toMatchObject({ problem: 'not-found' })
    world = await setUp({ status: 'closed' })
    expect(await world.type({ actor: contractor, conversationUuid })).toMatchObject({ problem: 'not-open' })
    expect(world.notified).toEqual([])
  })
})

describe('presence', () => {
  // CONV-70
  it('is sent to the other side: entered, still present, left', async () => {
    for (const presence of PRESENCE_SIGNALS) {
      expect(await world.tellPresence({ actor: sender, conversationUuid, presence })).toMatchObject({ ok: true })
    }
    expect(world.notified).toEqual(PRESENCE_SIGNALS.map((presence) => `${presence} ${thandi.uuid}`))
  })

  // CONV-70
  it('is sent by those who may write, in an active conversation', async () => {
    const presence = 'entered'
    expect(await world.tellPresence({ actor: colleague, conversationUuid, presence })).toMatchObject({
      problem: 'not-found',
    })
    world = await setUp({ status: 'closed' })
    expect(await world.tellPresence({ actor: contractor, conversationUuid, presence })).toMatchObject({
      problem: 'not-open',
    })
    expect(world.notified).toEqual([])
  })
})
