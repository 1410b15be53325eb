import { beforeEach, describe, expect, it } from 'vitest'
import type { Conversation } from '../../conversations/index.ts'
import { aConversation, reactionsFixture, rita, sipho, TEST_NOW, thandi } from '../../../testing/index.ts'
import type { ProductEvent, ProductFact } from '../product-event.ts'

const conversationUuid = aConversation().uuid
const event = (fact: ProductFact, uuid = 'event'): ProductEvent => ({ uuid, at: TEST_NOW.toISOString(), ...fact })
const changed = (to: Conversation['status'], from: Conversation['status'] = 'pending'): ProductEvent =>
  event({ type: 'conversation-changed', conversationUuid, from, to, byAccountUuid: null })
const started = event({ type: 'conversation-started', conversationUuid })

let world: Awaited<ReturnType<typeof reactionsFixture>>
beforeEach(async () => {
  world = await reactionsFixture()
})

// NOTE-12, NOTE-13, NOTE-16, NOTE-24
describe('mail', () => {
  it('is sent to the contractor for a request, with everything needed to answer', async () => {
    await world.mail(started)
    await world.mail(started)
    expect(world.mailer.sent).toEqual([
      {
        key: `event:${thandi.uuid}`,
        to: thandi.email,
        subject: 'Harbour Works would like to talk to you',
        paragraphs: [
          'Hello Thandi,',
          'Rita Moreno of Harbour Works has an opportunity for you:',
          { quote: 'Build the booking engine of a ferry line with a team of four.' },
          'USD 60 /hour · 6 months · Remote · Anywhere · from 2026-04-01',
          'You can answer until 16 March 2026. A no is an answer too.',
        ],
        action: { label: 'Read and answer', url: `https://hire.example/connect/${conversationUuid}` },
        unsubscribeUrl: expect.stringMatching(/^https:\/\/hire\.example\/unsubscribe\?token=./),
        note: {
          kind: 'conversation-started',
          jobUuid: 'event',
          accountUuid: thandi.uuid,
          recipient: thandi.email,
          subject: 'Harbour Works would like to talk to you',
          event: started,
        },
      },
    ])
  })

  it.each([
    ['active', 'Thandi Nkosi is interested'],
    ['declined', 'Thandi Nkosi declined your request'],
    ['expired', 'No answer from Thandi Nkosi'],
  ] as const)('tells the sender of %s', async (status, subject) => {
    world = await reactionsFixture({ status, declineReason: 'other', declineNote: 'secret' })
    await world.mail(changed(status))
    expect(world.mailer.sent).toMatchObject([{ to: rita.email, subject }])
    expect(JSON.stringify(world.mailer.sent)).not.toContain('secret')
    expect(JSON.stringify(world.mailer.sent)).not.toContain(thandi.email)
  })

  it('contains the note of a decline if it is shared', async () => {
    const shared = { declineReason: 'other', declineNote: 'Ask in May', declineNoteShared: true } as const
    world = await reactionsFixture({ status: 'declined', ...shared })
    await world.mail(changed('declined'))
    expect(world.mailer.sent[0]?.paragraphs).toContainEqual({ quote: 'Ask in May' })
  })

  it('is not sent for a request that was answered or withdrawn meanwhile', async () => {
    world = await reactionsFixture({ status: 'withdrawn' })
    await world.mail(started)
    await world.mail(event({ type: 'conversation-reminder-due', conversationUuid, day: 3 }))
    expect(world.mailer.sent).toEqual([])
  })

  it('contains the verification link for unverified accounts, and cannot be switched off', async () => {
    const link = 'https://hire.example/verify-email?token=x'
    const requested = event({ type: 'verification-requested', accountUuid: thandi.uuid, link })
    await world.mail(requested)
    expect(world.mailer.sent).toEqual([])
    world = await reactionsFixture({}, [], [{ ...thandi, emailVerifiedAt: null }])
    await world.mail(requested)
    expect(world.mailer.sent).toMatchObject([{ action: { url: link }, unsubscribeUrl: null }])
  })

  // IDEN-26
  it('contains a new verification link if an unverified account has the address that asked', async () => {
    const requested = event({ type: 'verification-mail-requested', email: thandi.email })
    await world.mail(requested)
    await world.mail(event({ type: 'verification-mail-requested', email: 'nobody@example.com' }, '2'))
    expect(world.mailer.sent).toEqual([])
    world = await reactionsFixture({}, [], [{ ...thandi, emailVerifiedAt: null }])
    await world.mail(requested)
    expect(world.mailer.sent).toMatchObject([
      { to: thandi.email, action: { url: expect.stringContaining(`/verify-email?uuid=${thandi.uuid}`) } },
    ])
  })

  it('welcomes people, and warns of new devices only', async () => {
    await world.mail(event({ type: 'email-verified', accountUuid: thandi.uuid }, '1'))
    const session = { type: 'session-started', accountUuid: thandi.uuid, userAgent: 'Firefox on Linux' } as const
    await world.mail(event({ ...session, newDevice: false }, '2'))
    await world.mail(event({ ...session, newDevice: true }, '3'))
    expect(world.mailer.sent.map(({ subject, unsubscribeUrl }) => [subject, unsubscribeUrl === null])).toEqual([
      ['Welcome to Guildhall', false],
      ['New sign-in to your account', true],
    ])
  })

  it('is not sent to suspended or erased accounts', async () => {
    world = await reactionsFixture({}, [], [{ ...thandi, suspendedAt: TEST_NOW }])
    await world.mail(started)
    await world.mail(changed('active'))
    await world.mail(event({ type: 'email-verified', accountUuid: sipho.uuid }))
    expect(world.mailer.sent).toEqual([])
  })

  it.each<[string, { readonly suspended?: boolean }, readonly string[]]>([
    ['once somebody’s account is erased', {}, [thandi.email]],
    ['not to somebody who was suspended when it was erased', { suspended: true }, []],
  ])('about an erased account is sent: %s', async (_, state, recipients) => {
    const { email, firstName, uuid: accountUuid } = thandi
    await world.mail(event({ type: 'account-erased', accountUuid, email, firstName, ...state }))
    expect(world.mailer.sent.map(({ to }) => to)).toEqual(recipients)
  })
})
