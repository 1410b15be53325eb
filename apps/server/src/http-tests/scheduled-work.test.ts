import { createIdGenerator } from '@guildhall/node-crypto'
import { sendUnreadMessageMails, sendTrialNotices } from '@guildhall/domain/notifications'
import { addMinutes } from '@guildhall/domain/shared'
import { createRepositories, createUnitOfWork } from '@guildhall/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { unwrap } from './support/unwrap.ts'
import { openConversation } from './support/offer.ts'
import { logIn, type Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

describe('scheduled work', () => {
  let server: TestServer
  let employer: Person
  let contractor: Person
  let conversation: string

  beforeAll(async () => {
    server = await startTestServer()
    employer = await completeEmployer(server, {
      email: 'dana@kestrel.example',
      firstName: 'Dana',
      lastName: 'Whitfield',
    })
    contractor = await completeContractor(server, { email: 'thandeka@example.com', firstName: 'Thandeka' })
    await server.settle()
    conversation = await openConversation(employer, contractor)
  })
  afterAll(() => server.stop())

  const say = async (message: string) =>
    unwrap(await employer.api.sendMessage({ body: { conversation_uuid: conversation, message } }))
  const mails = async (person: Person, subject: string) =>
    (await server.mailsTo(person.email)).filter((mail) => mail.subject === subject)
  const messageMails = () => mails(contractor, 'New message from Kestrel Freight')

  // NOTE-14, NOTE-15
  it('mails a message unread for five minutes once, with its beginning', async () => {
    await say(`Are you free on Monday? ${'x'.repeat(300)}`)
    await server.advance('PT4M')
    expect(await messageMails()).toEqual([])
    for (const step of ['PT2M', 'PT1S']) await server.advance(step)
    const [mail, ...others] = await messageMails()
    expect(others).toEqual([])
    expect(mail?.text).toContain('Dana Whitfield of Kestrel Freight wrote to you:')
    expect(mail?.text).toContain(`> Are you free on Monday? ${'x'.repeat(176)}…\n`)
    expect(mail?.text).toContain(`/messages/${conversation}`)
  })

  // NOTE-14
  it('mails a conversation at most every half hour', async () => {
    await say('Or on Tuesday?')
    await server.advance('PT10M')
    expect(await messageMails()).toHaveLength(1)
    await server.advance('PT25M')
    expect(await messageMails()).toHaveLength(2)
  })

  it('sends no mail to those who were active since, or opted out', async () => {
    await server.advance('PT40M')
    await say('Wednesday?')
    unwrap(await contractor.api.readUser())
    await server.advance('PT10M')
    expect(await messageMails()).toHaveLength(2)
    unwrap(await contractor.api.saveNotificationPreferences({ body: { replies: false } }))
    await server.advance('PT40M')
    await say('Thursday?')
    await server.advance('PT10M')
    expect(await messageMails()).toHaveLength(2)
  })

  // NOTE-17
  it('notifies admins once three days before a trial ends, and once when it has ended', async () => {
    await server.advance('P11DT12H')
    const ending = async () =>
      (await server.mailsTo(employer.email)).filter(({ subject }) => subject.startsWith('Your trial ends on'))
    expect(await ending()).toHaveLength(1)
    await server.advance('PT1H')
    expect(await ending()).toHaveLength(1)
    await server.advance('P3D')
    await server.advance('P1D')
    expect(await mails(employer, 'Your trial has ended')).toHaveLength(1)
    const { systemMessages } = unwrap(await employer.api.listSystemMessages())
    expect(systemMessages.map(({ type }) => type)).toEqual(['trial-ended', 'trial-ending', 'welcome'])
    expect(await mails(contractor, 'Your trial has ended')).toEqual([])
  })

  it('sends only what still applies after the clock jumps', async () => {
    const late = await completeEmployer(server, { email: 'marcus@tallgrass.example', companyName: 'Tallgrass' })
    await server.advance('P20D')
    const subjects = (await server.mailsTo(late.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('trial'))).toEqual(['Your trial has ended'])
  })

  // BASE-15
  it('is done once by two concurrent workers', async () => {
    const { knex } = server
    const { now: text } = (await (await server.request('/dev/clock')).json()) as { readonly now: string }
    const now = addMinutes(new Date(text), 60)
    const clock = { now: () => now }
    const deps = {
      ...createRepositories(knex),
      clock,
      ids: createIdGenerator(clock),
      unitOfWork: createUnitOfWork(knex),
    }
    // A month has passed, and the session has expired.
    employer = await logIn(server, employer.email)
    await say('Friday?')
    await knex('messages')
      .where({ body: 'Friday?' })
      .update({ sentAt: addMinutes(now, -10) })
    const counts = await Promise.all([1, 2, 3].map(() => sendUnreadMessageMails(deps)()))
    expect(counts.reduce((sum, count) => sum + count)).toBe(1)
    await knex('companies')
      .where({ name: 'Tallgrass' })
      .update({ trialEndsAt: addMinutes(now, 60 * 24 * 2) })
    const noticeCounts = await Promise.all([1, 2, 3].map(() => sendTrialNotices(deps)()))
    expect(noticeCounts.reduce((sum, count) => sum + count)).toBe(1)
  })
})
