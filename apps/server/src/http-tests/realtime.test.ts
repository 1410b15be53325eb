import { createTokens } from '@guildhall/node-crypto'
import { readOrMakeSecret } from '@guildhall/postgres'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addColleague, completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { listen, type Listener } from './support/listen.ts'
import { must } from './support/must.ts'
import { ask } from './support/offer.ts'
import { logIn, type Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

describe('a person’s channel', () => {
  let server: TestServer
  let employer: Person
  let colleague: Person
  let contractor: Person
  let stranger: Person
  let conversation: string
  const opened: Listener[] = []

  beforeAll(async () => {
    server = await startTestServer()
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    colleague = await addColleague(server, employer, { email: 'sasha@kestrel.example', role: 'recruiter' })
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    stranger = await completeContractor(server, { email: 'lerato@example.com' })
    await server.settled()
  })
  afterAll(() => server.stop())
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((listener) => listener.close()))
  })

  const open = async (person: Person, after?: number): Promise<Listener> => {
    const listener = listen(person.session, after === undefined ? {} : { after })
    opened.push(listener)
    await listener.hears(({ type }) => type === 'ready')
    return listener
  }
  const typesOf = ({ heard }: Listener) => heard.map(({ type }) => type)

  it('tells both sides of a request and its answer, and nobody else', async () => {
    const [dana, sasha, thandeka, lerato] = await Promise.all(
      [employer, colleague, contractor, stranger].map((person) => open(person)),
    )
    if (!dana || !sasha || !thandeka || !lerato) throw new Error('Four people listen')
    conversation = (await ask(employer, contractor)).uuid
    const asked = await thandeka.hears(({ type }) => type === 'conversation-started')
    expect(asked.conversationUuid).toBe(conversation)
    must(await contractor.api.changeConversation({ params: { uuid: conversation }, body: { status: 'active' } }))
    await dana.hears(({ type }) => type === 'conversation-changed')
    await server.settled()
    // A word of its own ends what each has heard: what was told before it has arrived.
    for (const person of [colleague, stranger]) {
      must(await person.api.logOut())
    }
    await sasha.hears(({ type }) => type === 'session-ended')
    await lerato.hears(({ type }) => type === 'session-ended')
    const about = ({ heard }: Listener) => heard.filter(({ conversationUuid }) => conversationUuid === conversation)
    expect(about(lerato)).toEqual([])
    expect(about(sasha)).toEqual([])
    colleague = await logIn(server, colleague.email)
    stranger = await logIn(server, stranger.email)
  })

  // LIVE-2
  it('tells of a message without its words, once', async () => {
    const thandeka = await open(contractor)
    const body = { conversation_uuid: conversation, message: 'A private word', client_id: 'c1' }
    const { uuid } = must(await employer.api.sendMessage({ body })).newMessage
    must(await employer.api.sendMessage({ body }))
    await thandeka.hears(({ type }) => type === 'notification-added')
    await thandeka.hears(({ messageUuid }) => messageUuid === uuid)
    await server.settled()
    expect(typesOf(thandeka).filter((type) => type === 'message-sent')).toHaveLength(1)
    expect(JSON.stringify(thandeka.heard)).not.toContain('private word')
  })

  // LIVE-5
  it('gives what was missed, in order and without a gap', async () => {
    const before = await open(contractor)
    const last = before.heard.at(-1)?.sequence ?? 0
    await before.close()
    for (const message of ['One', 'Two', 'Three']) {
      must(await employer.api.sendMessage({ body: { conversation_uuid: conversation, message } }))
    }
    await server.settled()
    const missed = await open(contractor, last)
    const events = missed.heard.filter(({ type }) => type !== 'ready')
    expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => last + 1 + index))
    expect(typesOf(missed).filter((type) => type === 'message-sent')).toHaveLength(3)
  })

  it('says to read afresh what is older than its memory', async () => {
    const before = await open(contractor)
    const last = before.heard.at(-1)?.sequence ?? 0
    await before.close()
    must(await employer.api.sendMessage({ body: { conversation_uuid: conversation, message: 'Long ago' } }))
    await server.settled()
    await server.advance('PT16M')
    contractor = await logIn(server, contractor.email)
    const late = await open(contractor, last)
    expect(typesOf(late)[0]).toBe('read-afresh')
  })

  // LIVE-1
  it('is closed to everybody else', async () => {
    const foreign = listen(employer.session, { channel: contractor.session.realtime?.channel ?? '' })
    opened.push(foreign)
    expect(JSON.stringify(await foreign.ended)).toContain('You can hear only your own channel.')
    expect(foreign.heard).toEqual([])
  })

  it.each(['session', 'search', 'forged', 'none'] as const)('turns a %s token away', async (kind) => {
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

  it('turns an old token away, and takes the one that the session renews', async () => {
    const signer = createTokens(await readOrMakeSecret(server.knex, 'tokens'))
    const old = await signer.sign('channel', { accountUuid: employer.uuid }, new Date(Date.now() - 1000))
    const listener = listen(employer.session, { token: old })
    opened.push(listener)
    expect(await listener.ended).toMatchObject({ code: 4403 })
    const renewed = must(await employer.api.readUser())
    expect(renewed.realtime?.channel).toBe(`private-${employer.uuid}`)
    await open({ ...employer, session: renewed })
  })
})
