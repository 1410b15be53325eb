import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addColleague, completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { listen } from './support/listen.ts'
import { unwrap } from './support/unwrap.ts'
import { sendRequest, offer, openConversation } from './support/offer.ts'
import { logIn, type Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

describe('messages, drafts and typing', () => {
  let server: TestServer
  let employer: Person
  let contractor: Person
  let other: Person
  let colleague: Person
  let conversation: string

  beforeAll(async () => {
    server = await startTestServer()
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    other = await completeContractor(server, { email: 'lerato@example.com' })
    colleague = await addColleague(server, employer, { email: 'sam@kestrel.example', role: 'recruiter' })
    await server.settle()
    conversation = await openConversation(employer, contractor)
  })
  afterAll(() => server.stop())

  const write = async ({ api }: Person, message: string) =>
    unwrap(await api.sendMessage({ body: { conversation_uuid: conversation, message } })).newMessage
  const read = async ({ api }: Person, uuid = conversation) =>
    unwrap(await api.readConversation({ params: { uuid } })).conversation

  it('edits a message, visible to the other side without a reload', async () => {
    const listener = listen(contractor.session)
    await listener.waitForEvent(({ type }) => type === 'ready')
    const { uuid } = await write(employer, 'Shall we tlak on Tuesday?')
    const body = { message: 'Shall we talk on Tuesday?' }
    const { message } = unwrap(await employer.api.editMessage({ params: { uuid }, body }))
    expect(message).toMatchObject({ uuid, message: body.message, deletedAt: null, own: true })
    expect(message.editedAt).not.toBeNull()
    await listener.waitForEvent(({ messageUuid, type }) => type === 'message-changed' && messageUuid === uuid)
    const seen = (await read(contractor)).messages.find((one) => one.uuid === uuid)
    expect(seen).toMatchObject({ message: body.message, editedAt: message.editedAt, own: false })
    await listener.close()
  })

  it('deletes a message on both sides and in the inbox', async () => {
    const { uuid } = await write(contractor, 'My rate is secret-4711')
    expect(await read(employer)).toMatchObject({ unreadCount: 1 })
    unwrap(await contractor.api.deleteMessage({ params: { uuid } }))
    await server.settle()
    for (const person of [employer, contractor]) {
      const list = unwrap(await person.api.listConversations())
      expect(JSON.stringify([await read(person), list])).not.toContain('secret-4711')
      const deleted = (await read(person)).messages.find((one) => one.uuid === uuid)
      expect(deleted).toMatchObject({ message: '', doc: null, deletedAt: expect.any(String) })
    }
    expect(await read(employer)).toMatchObject({ unreadCount: 0, firstUnread: null })
    expect(JSON.stringify(await server.knex('messages'))).not.toContain('secret-4711')
  })

  it('lets only the sender change a message', async () => {
    const { uuid } = await write(employer, 'Mine')
    const body = { message: 'Yours' }
    const change = (person: Person) => person.api.editMessage({ params: { uuid }, body })
    expect(await change(contractor)).toMatchObject({ status: 403, problem: 'not-own' })
    for (const person of [colleague, other]) {
      expect(await change(person)).toMatchObject({ status: 404 })
      expect(await person.api.deleteMessage({ params: { uuid } })).toMatchObject({ status: 404 })
    }
    const empty = await employer.api.editMessage({ params: { uuid }, body: { message: ' ' } })
    expect(empty).toMatchObject({ status: 422, errors: { message: ['Value is required'] } })
    expect(await employer.api.editMessage({ params: { uuid: conversation }, body })).toMatchObject({ status: 404 })
  })

  it('keeps a message deleted that is edited at the same time', async () => {
    const { uuid } = await write(employer, 'Both at once')
    const edits = Array.from({ length: 5 }, (_, at) =>
      employer.api.editMessage({ params: { uuid }, body: { message: `Version ${at}` } }),
    )
    const [deleted] = await Promise.all([employer.api.deleteMessage({ params: { uuid } }), ...edits])
    expect(deleted.status).toBe(200)
    expect((await read(contractor)).messages.find((one) => one.uuid === uuid)).toMatchObject({ message: '' })
  })

  // CONV-47
  it('marks the first unread message, thirty per page, in sequence order', async () => {
    unwrap(await contractor.api.markMessageRead({ params: { uuid: conversation } }))
    const sent = []
    for (let at = 0; at < 35; at += 1) sent.push(await write(employer, `Message ${at}`))
    const newest = await read(contractor)
    expect(newest).toMatchObject({ firstUnread: sent[0]?.sequence, unreadCount: 35 })
    expect(newest.messages.map(({ sequence }) => sequence)).toEqual(sent.slice(5).map(({ sequence }) => sequence))
    const query = { cursor: newest.next_cursor ?? '' }
    const before = unwrap(await contractor.api.readConversation({ params: { uuid: conversation }, query })).conversation
    expect(before.messages.at(-1)?.sequence).toBe((newest.messages[0]?.sequence ?? 0) - 1)
    unwrap(await contractor.api.markMessageRead({ params: { uuid: sent[9]?.uuid ?? '' } }))
    expect(await read(contractor)).toMatchObject({ firstUnread: sent[10]?.sequence, unreadCount: 25 })
  })

  // CONV-48
  it('archives per reader, until a new message', async () => {
    const params = { uuid: conversation }
    unwrap(await contractor.api.changeConversation({ params, body: { archive: true } }))
    expect([(await read(contractor)).archived, (await read(employer)).archived]).toEqual([true, false])
    await write(employer, 'Are you still there?')
    expect((await read(contractor)).archived).toBe(false)
  })

  // CONV-51
  it('keeps a draft across devices until the message is sent', async () => {
    const params = { uuid: conversation }
    unwrap(await employer.api.saveDraft({ params, body: { text: 'Dear Than' } }))
    const elsewhere = await logIn(server, employer.email)
    expect(unwrap(await elsewhere.api.readDraft({ params })).draft).toMatchObject({ text: 'Dear Than' })
    expect(unwrap(await contractor.api.readDraft({ params })).draft).toBeNull()
    expect(await other.api.readDraft({ params })).toMatchObject({ status: 404 })
    expect(await colleague.api.saveDraft({ params, body: { text: 'x' } })).toMatchObject({ status: 404 })
    await write(employer, 'Dear Thandeka')
    expect(unwrap(await employer.api.readDraft({ params })).draft).toBeNull()
  })

  it('keeps an offer draft per candidate until the request is sent', async () => {
    const params = { uuid: other.uuid }
    const half = { description: 'Rebuild', location: '', startDate: '', workplaceType: null, opportunityType: null }
    unwrap(await employer.api.saveDraft({ params, body: { offer_content: half } }))
    expect(unwrap(await employer.api.readDraft({ params })).draft?.offer_content).toMatchObject({
      description: 'Rebuild',
    })
    await sendRequest(employer, other)
    expect(unwrap(await employer.api.readDraft({ params })).draft).toBeNull()
    unwrap(await employer.api.saveDraft({ params, body: { text: 'Again' } }))
    unwrap(await employer.api.discardDraft({ params }))
    expect(unwrap(await employer.api.readDraft({ params })).draft).toBeNull()
    expect(await employer.api.saveDraft({ params: { uuid: randomUUID() }, body: { text: 'x' } })).toMatchObject({
      status: 404,
    })
    const long = { text: 'x'.repeat(4001), offer_content: offer }
    expect(await employer.api.saveDraft({ params, body: long })).toMatchObject({ status: 422 })
  })

  // CONV-50
  it('notifies only the other side of typing, and stores nothing', async () => {
    const [recipient, sender] = [listen(contractor.session), listen(employer.session)]
    await Promise.all([recipient, sender].map((listener) => listener.waitForEvent(({ type }) => type === 'ready')))
    const countEvents = async () => (await server.knex('channelEvents').count('* as count'))[0]
    await server.settle()
    const before = await countEvents()
    unwrap(await employer.api.notifyTyping({ params: { uuid: conversation } }))
    await recipient.waitForEvent(({ conversationUuid, type }) => type === 'typing' && conversationUuid === conversation)
    expect(await countEvents()).toEqual(before)
    expect(sender.received.filter(({ type }) => type === 'typing')).toEqual([])
    expect(await other.api.notifyTyping({ params: { uuid: conversation } })).toMatchObject({ status: 404 })
    await Promise.all([recipient.close(), sender.close()])
  })

  // CONV-70
  it('notifies only the other side of presence, and stores nothing', async () => {
    const [recipient, sender] = [listen(contractor.session), listen(employer.session)]
    await Promise.all([recipient, sender].map((listener) => listener.waitForEvent(({ type }) => type === 'ready')))
    await server.settle()
    const countEvents = async () => (await server.knex('channelEvents').count('* as count'))[0]
    const before = await countEvents()
    const tell = (by: Person, presence: 'entered' | 'left') =>
      by.api.notifyPresence({ params: { uuid: conversation }, body: { presence } })
    for (const presence of ['entered', 'left'] as const) {
      unwrap(await tell(employer, presence))
      await recipient.waitForEvent(
        ({ conversationUuid, type }) => type === `presence-${presence}` && conversationUuid === conversation,
      )
    }
    expect(await countEvents()).toEqual(before)
    expect(sender.received.filter(({ type }) => type.startsWith('presence'))).toEqual([])
    expect(await tell(other, 'entered')).toMatchObject({ status: 404 })
    await Promise.all([recipient.close(), sender.close()])
  })

  it('refuses changes after fifteen minutes', async () => {
    const { uuid } = await write(employer, 'For good')
    await server.advance('PT15M1S')
    const late = { status: 409, problem: 'too-late' }
    expect(await employer.api.editMessage({ params: { uuid }, body: { message: 'Other' } })).toMatchObject(late)
    expect(await employer.api.deleteMessage({ params: { uuid } })).toMatchObject(late)
  })
})
