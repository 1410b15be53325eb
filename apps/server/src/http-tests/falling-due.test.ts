import { createIdGenerator } from '@guildhall/node-crypto'
import { sendUnreadMessageMails, sendTrialNotices } from '@guildhall/domain/notifications'
import { addMinutes } from '@guildhall/domain/shared'
import { createRepositories, createUnitOfWork } from '@guildhall/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { must } from './support/must.ts'
import { openConversation } from './support/offer.ts'
import { logIn, type Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

describe('what falls due', () => {
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
    await server.settled()
    conversation = await openConversation(employer, contractor)
  })
  afterAll(() => server.stop())

  const say = async (message: string) =>
    must(await employer.api.sendMessage({ body: { conversation_uuid: conversation, message } }))
  const mails = async (person: Person, subject: string) =>
    (await server.mailsTo(person.email)).filter((mail) => mail.subject === subject)
  const messageMails = () => mails(contractor, 'New message from Kestrel Freight')

  // NOTE-14, NOTE-15
  it('mails a message that was not read for five minutes, once, with how it begins', async () => {
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
  it('mails one conversation once in half an hour', async () => {
    await say('Or on Tuesday?')
    await server.advance('PT10M')
    expect(await messageMails()).toHaveLength(1)
    await server.advance('PT25M')
    expect(await messageMails()).toHaveLength(2)
  })

  it('mails nothing to somebody who was there since, or does not want it', async () => {
    await server.advance('PT40M')
    await say('Wednesday?')
    must(await contractor.api.readUser())
    await server.advance('PT10M')
    expect(await messageMails()).toHaveLength(2)
    must(await contractor.api.saveNotificationPreferences({ body: { replies: false } }))
    await server.advance('PT40M')
    await say('Thursday?')
    await server.advance('PT10M')
    expect(await messageMails()).toHaveLength(2)
  })

  // NOTE-17
  it('tells the admins three days before a trial ends, and when it has ended, once each', async () => {
    await server.advance('P11DT12H')
    const ending = async () =>
      (await server.mailsTo(employer.email)).filter(({ subject }) => subject.startsWith('Your trial ends on'))
    expect(await ending()).toHaveLength(1)
    await server.advance('PT1H')
    expect(await ending()).toHaveLength(1)
    await server.advance('P3D')
    await server.advance('P1D')
    expect(await mails(employer, 'Your trial has ended')).toHaveLength(1)
    const { systemMessages } = must(await employer.api.listSystemMessages())
    expect(systemMessages.map(({ type }) => type)).toEqual(['trial-ended', 'trial-ending', 'welcome'])
    expect(await mails(contractor, 'Your trial has ended')).toEqual([])
  })

  it('tells after a leap of time only what still holds', async () => {
    const late = await completeEmployer(server, { email: 'marcus@tallgrass.example', companyName: 'Tallgrass' })
    await server.advance('P20D')
    const told = (await server.mailsTo(late.email)).map(({ subject }) => subject)
    expect(told.filter((subject) => subject.includes('trial'))).toEqual(['Your trial has ended'])
  })

  // BASE-15
  it('is done once by two workers at once', async () => {
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
    // A month has passed, and the session with it.
    employer = await logIn(server, employer.email)
    await say('Friday?')
    await knex('messages')
      .where({ body: 'Friday?' })
      .update({ sentAt: addMinutes(now, -10) })
    const said = await Promise.all([1, 2, 3].map(() => sendUnreadMessageMails(deps)()))
    expect(said.reduce((sum, count) => sum + count)).toBe(1)
    await knex('companies')
      .where({ name: 'Tallgrass' })
      .update({ trialEndsAt: addMinutes(now, 60 * 24 * 2) })
    const told = await Promise.all([1, 2, 3].map(() => sendTrialNotices(deps)()))
    expect(told.reduce((sum, count) => sum + count)).toBe(1)
  })
})
