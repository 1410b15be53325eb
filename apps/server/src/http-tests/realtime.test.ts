import { createTokens } from '@guildhall/node-crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addColleague, completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { listen, type Listener } from './support/listen.ts'
import { unwrap } from './support/unwrap.ts'
import { sendRequest } from './support/offer.ts'
import { logIn, type Person } from './support/people.ts'
import { startTestServer, testKeys, type TestServer } from './support/start-test-server.ts'

describe('a person’s channel', () => {
  let server: TestServer
  let employer: Person
  let colleague: Person
  let contractor: Person
  let outsider: Person
  let conversation: string
  const opened: Listener[] = []

  beforeAll(async () => {
    server = await startTestServer()
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    colleague = await addColleague(server, employer, { email: 'sasha@kestrel.example', role: 'recruiter' })
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    outsider = await completeContractor(server, { email: 'lerato@example.com' })
    await server.settle()
  })
  afterAll(() => server.stop())
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((listener) => listener.close()))
  })

  const open = async (person: Person, after?: number): Promise<Listener> => {
    const listener = listen(person.session, after === undefined ? {} : { after })
    opened.push(listener)
    await listener.waitForEvent(({ type }) => type === 'ready')
    return listener
  }
  const typesOf = ({ received }: Listener) => received.map(({ type }) => type)

  // LIVE-3
  it('delivers a request and its answer to both sides and the sender’s colleagues only', async () => {
    const [dana, sasha, thandeka, lerato] = await Promise.all(
      [employer, colleague, contractor, outsider].map((person) => open(person)),
    )
    if (!dana || !sasha || !thandeka || !lerato) throw new Error('Four people listen')
    conversation = (await sendRequest(employer, contractor)).uuid
    const started = await thandeka.waitForEvent(({ type }) => type === 'conversation-started')
    expect(started.conversationUuid).toBe(conversation)
    unwrap(await contractor.api.changeConversation({ params: { uuid: conversation }, body: { status: 'active' } }))
    await dana.waitForEvent(({ type }) => type === 'conversation-changed')
    await server.settle()
    // A final event for each: earlier events arrive before it.
    for (const person of [colleague, outsider]) {
      unwrap(await person.api.logOut())
    }
    await sasha.waitForEvent(({ type }) => type === 'session-ended')
    await lerato.waitForEvent(({ type }) => type === 'session-ended')
    const about = ({ received }: Listener) =>
      received.filter(({ conversationUuid }) => conversationUuid === conversation)
    expect(about(lerato)).toEqual([])
    expect(about(sasha).map(({ type }) => type)).toEqual(['conversation-started', 'conversation-changed'])
    colleague = await logIn(server, colleague.email)
    outsider = await logIn(server, outsider.email)
  })

  // LIVE-2
  it('delivers a message event once, without its text', async () => {
    const thandeka = await open(contractor)
    const body = { conversation_uuid: conversation, message: 'A private word', client_id: 'c1' }
    const { uuid } = unwrap(await employer.api.sendMessage({ body })).newMessage
    unwrap(await employer.api.sendMessage({ body }))
    await thandeka.waitForEvent(({ type }) => type === 'notification-added')
    await thandeka.waitForEvent(({ messageUuid }) => messageUuid === uuid)
    await server.settle()
    expect(typesOf(thandeka).filter((type) => type === 'message-sent')).toHaveLength(1)
    expect(JSON.stringify(thandeka.received)).not.toContain('private word')
  })

  // LIVE-5
  it('replays missed events in order and without gaps', async () => {
    const before = await open(contractor)
    const last = before.received.at(-1)?.sequence ?? 0
    await before.close()
    for (const message of ['One', 'Two', 'Three']) {
      unwrap(await employer.api.sendMessage({ body: { conversation_uuid: conversation, message } }))
    }
    await server.settle()
    const missed = await open(contractor, last)
    const events = missed.received.filter(({ type }) => type !== 'ready')
    expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => last + 1 + index))
    expect(typesOf(missed).filter((type) => type === 'message-sent')).toHaveLength(3)
  })

  it('requests a reload if missed events are no longer stored', async () => {
    const before = await open(contractor)
    const last = before.received.at(-1)?.sequence ?? 0
    await before.close()
    unwrap(await employer.api.sendMessage({ body: { conversation_uuid: conversation, message: 'Long ago' } }))
    await server.settle()
    await server.advance('PT16M')
    contractor = await logIn(server, contractor.email)
    const late = await open(contractor, last)
    expect(typesOf(late)[0]).toBe('read-afresh')
  })

  // LIVE-1
  it('is inaccessible to others', async () => {
    const foreign = listen(employer.session, { channel: contractor.session.realtime?.channel ?? '' })
    opened.push(foreign)
    expect(JSON.stringify(await foreign.ended)).toContain('You can hear only your own channel.')
    expect(foreign.received).toEqual([])
  })

  it.each(['session', 'search', 'forged', 'none'] as const)('rejects a %s token', async (kind) => {
    const tokens = {
      session: employer.token,
      search: employer.session.search?.apiKey ?? '',
      forged: `${employer.session.realtime?.token.slice(0, -8)}AAAAAAAA`,
      none: '',
    }
    const listener = listen(employer.session, { token: tokens[kind] })
    opened.push(listener)
    expect(await listener.ended).toMatchObject({ code: 4403 })
  })

  it('rejects an expired token, and accepts a renewed one', async () => {
    const signer = createTokens(testKeys)
    const old = await signer.sign('channel', { accountUuid: employer.uuid }, new Date(Date.now() - 1000))
    const listener = listen(employer.session, { token: old })
    opened.push(listener)
    expect(await listener.ended).toMatchObject({ code: 4403 })
    const renewed = unwrap(await employer.api.readUser())
    expect(renewed.realtime?.channel).toBe(`private-${employer.uuid}`)
    await open({ ...employer, session: renewed })
  })
})
