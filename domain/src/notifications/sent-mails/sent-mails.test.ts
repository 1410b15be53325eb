import { describe, expect, it } from 'vitest'
import {
  aConversation,
  aMailNote,
  fakeAuditLog,
  fakeFailingJobs,
  fakeNames,
  fakeOutbox,
  fakeUnitOfWork,
  harbourWorks,
  hiringFixture,
  reactionsFixture,
  rita,
  TEST_NOW,
  thandi,
} from '../../../testing/index.ts'
import type { Account } from '../../identity/index.ts'
import { mayOperate, OPERATOR_ROLES, type OperatorActor } from '../../moderation/index.ts'
import { addMinutes } from '../../shared/index.ts'
import { MAIL_REACTION } from '../mail/mail-reaction.ts'
import { mailTemplates } from '../mail/mail-templates.ts'
import type { ProductEvent, ProductFact } from '../product-event.ts'
import { listMails, type ListMailsCommand } from './list-mails.ts'
import { REPEATABLE_MAILS, UNREPEATABLE_MAILS } from './repeatable-mails.ts'
import { sendMailAgain } from './send-mail-again.ts'

const actor: OperatorActor = {
  operatorUuid: '01900000-0000-7000-8000-0000000000d1',
  role: 'support',
  sessionUuid: '01900000-0000-7000-8000-00000000dd01',
  mustSetUpTwoFactor: false,
}
const refused = (problem: string) => ({ ok: false, problem })
const conversationUuid = aConversation().uuid
const EVENT_UUID = '01900000-0000-7000-8000-000000000701'
const event = (fact: ProductFact): ProductEvent => ({ uuid: EVENT_UUID, at: TEST_NOW.toISOString(), ...fact })
const accepted = event({
  type: 'conversation-changed',
  conversationUuid,
  from: 'pending',
  to: 'active',
  byAccountUuid: thandi.uuid,
})

const setUp = async (accounts: readonly Account[] = hiringFixture.accounts) => {
  const world = await reactionsFixture({ status: 'active' }, [], accounts)
  const audit = fakeAuditLog()
  const outbox = fakeOutbox()
  const jobs = fakeFailingJobs()
  const deps = {
    ...world,
    jobs,
    names: fakeNames(...accounts),
    unitOfWork: fakeUnitOfWork({ audit, outbox }),
  }
  const page = { cursor: null, limit: 10 }
  const everything = { state: 'all', text: '', accountUuid: null } as const
  const list = (by = actor, filter: Partial<ListMailsCommand> = {}) =>
    listMails(deps)({ ...everything, ...filter, actor: by, page })
  return {
    ...world,
    audit,
    jobs,
    list,
    outbox,
    /** Sends the mails of an event, and notes in the ledger what became of them. */
    deliver: async (one: ProductEvent, state: 'refused' | 'sent' | 'waiting' = 'sent') => {
      const before = world.mailer.sent.length
      await world.mail(one)
      for (const mail of world.mailer.sent.slice(before)) {
        await world.mailLedger.claim(mail, TEST_NOW, addMinutes(TEST_NOW, 2))
        if (state !== 'waiting') await world.mailLedger.complete(mail.key, { state, error: null }, TEST_NOW)
      }
    },
    sendAgain: async (by = actor) => {
      const listed = await list()
      const mailUuid = listed.ok ? (listed.value.items[0]?.uuid ?? EVENT_UUID) : EVENT_UUID
      return sendMailAgain(deps)({ actor: by, mailUuid })
    },
  }
}

describe('mails for operators', () => {
  // MOD-12, MOD-60, MOD-61
  it.each(OPERATOR_ROLES)('are for roles that see mails: %s', async (role) => {
    const { deliver, list, sendAgain } = await setUp()
    await deliver(accepted)
    const outcome = mayOperate(role, 'see-mails') ? { ok: true } : refused('forbidden')
    expect(await list({ ...actor, role })).toMatchObject(outcome)
    expect(await sendAgain({ ...actor, role })).toMatchObject(outcome)
  })

  // MOD-60
  it('say whom they were for, and what about, with the names of today', async () => {
    const { deliver, list, mailLedger } = await setUp()
    await deliver(accepted)
    const [kept] = (await mailLedger.list({ state: 'all', text: '', accountUuid: null }, { cursor: null, limit: 1 }))
      .items
    expect(kept?.subject).toBe(`{name:${thandi.uuid}} is interested`)
    expect(await list()).toMatchObject({
      value: {
        items: [
          {
            kind: 'conversation-changed',
            accountUuid: rita.uuid,
            recipient: rita.email,
            recipientName: 'Rita Moreno',
            subject: 'Thandi Nkosi is interested',
            state: 'sent',
            isParked: false,
            isRepeatable: true,
          },
        ],
      },
    })
    expect(await list(actor, { text: ' RITA@ ' })).toMatchObject({ value: { items: [{ accountUuid: rita.uuid }] } })
    expect(await list(actor, { accountUuid: thandi.uuid })).toMatchObject({ value: { items: [] } })
  })

  // MOD-62
  it('say which wait for an operator', async () => {
    const { deliver, jobs, list } = await setUp()
    await deliver(accepted, 'waiting')
    expect(await list()).toMatchObject({ value: { items: [{ isParked: false, isRepeatable: false }] } })
    jobs.add({
      reaction: 'mail',
      uuid: EVENT_UUID,
      eventType: accepted.type,
      state: 'parked',
      since: TEST_NOW,
      attempts: 9,
      error: null,
      nextAttemptAt: null,
      parkedAt: TEST_NOW,
    })
    expect(await list()).toMatchObject({ value: { items: [{ isParked: true, isRepeatable: false }] } })
  })

  // MOD-60
  it.each(mailTemplates)('keep no code, address or name of another person in the subject: $name', ({ sample }) => {
    const draft = sample({
      contractor: thandi,
      employer: rita,
      conversation: {
        conversation: aConversation(),
        sender: { ...rita, picture: null, title: null },
        contractor: { ...thandi, picture: null, title: null },
        company: harbourWorks,
      },
      links: { publicUrl: 'https://hire.example' },
      now: TEST_NOW,
    })
    expect(draft?.loggedSubject ?? draft?.subject).not.toMatch(/314159|@|Thandi|Nkosi|Rita|Moreno/)
  })
})

describe('sending a mail again', () => {
  // MOD-61
  it.each(['sent', 'refused'] as const)('makes one that was %s once more, under a key of its own', async (state) => {
    const { audit, deliver, mail, mailer, outbox, sendAgain } = await setUp()
    await deliver(accepted, state)
    expect(await sendAgain()).toEqual({ ok: true, value: null })
    const [asked] = outbox.ofType('mail-repeat-asked')
    if (asked === undefined) throw new Error('Nothing was asked')
    await mail(asked)
    await mail(asked)
    const [first, again] = mailer.sent
    expect(mailer.sent).toHaveLength(2)
    expect(again).toMatchObject({
      to: rita.email,
      subject: first?.subject,
      note: { event: accepted, jobUuid: asked.uuid },
    })
    expect(again?.key).toBe(`${first?.key}:again:${asked.uuid}`)
    expect(audit.entries()).toMatchObject([
      {
        action: 'mail-sent-again',
        actorUuid: actor.operatorUuid,
        subjectUuid: rita.uuid,
        details: { kind: 'conversation-changed' },
      },
    ])
  })

  // MOD-61
  it('works for what was sent again before', async () => {
    const { deliver, list, mailer, outbox, sendAgain } = await setUp()
    await deliver(accepted)
    await sendAgain()
    for (const asked of outbox.ofType('mail-repeat-asked')) await deliver(asked)
    expect(await list()).toMatchObject({ value: { items: [{ isRepeatable: true }, { isRepeatable: true }] } })
    expect(await sendAgain()).toMatchObject({ ok: true })
    for (const asked of outbox.ofType('mail-repeat-asked').slice(1)) await deliver(asked)
    expect(mailer.sent).toHaveLength(3)
  })

  // MOD-61
  it('is refused while it waits, and for unknown mails', async () => {
    const { deliver, sendAgain } = await setUp()
    expect(await sendAgain()).toEqual(refused('not-found'))
    await deliver(accepted, 'waiting')
    expect(await sendAgain()).toEqual(refused('not-now'))
  })

  // MOD-61
  it.each(['suspendedAt', 'deletionRequestedAt'] as const)('is refused for people with %s', async (field) => {
    const { audit, deliver, outbox, sendAgain, accounts } = await setUp()
    await deliver(accepted)
    const account = await accounts.find(rita.uuid)
    if (account !== null) await accounts.save({ ...account, [field]: TEST_NOW })
    expect(await sendAgain()).toEqual(refused('recipient-gone'))
    expect([outbox.events, audit.entries()]).toEqual([[], []])
  })

  // MOD-61
  it('is refused where there is nothing to send any more', async () => {
    const { deliver, notifications, sendAgain } = await setUp()
    await deliver(accepted)
    await notifications.savePreferences(rita.uuid, { system: true, newRequests: false, replies: true })
    expect(await sendAgain()).toEqual(refused('nothing-to-send'))
  })

  // MOD-61
  it('is refused for mails about safety, whose event the ledger does not keep', async () => {
    const { deliver, list, mailer, sendAgain } = await setUp()
    await deliver(event({ type: 'password-changed', accountUuid: rita.uuid }))
    expect(mailer.sent[0]?.note.event).toBeNull()
    expect(await list()).toMatchObject({ value: { items: [{ isRepeatable: false }] } })
    expect(await sendAgain()).toEqual(refused('mail-not-repeatable'))
  })

  // MOD-61
  it('is refused for people without an account', async () => {
    const { mailLedger, sendAgain } = await setUp()
    const note = aMailNote({ accountUuid: null, event: accepted })
    await mailLedger.claim({ key: 'a', note }, TEST_NOW, TEST_NOW)
    await mailLedger.complete('a', { state: 'sent', error: null }, TEST_NOW)
    expect(await sendAgain()).toEqual(refused('mail-not-repeatable'))
  })

  // MOD-61
  it('is decided for every mail of the product', () => {
    const mailed = Object.entries(MAIL_REACTION).flatMap(([type, handle]) => (handle === 'ignored' ? [] : [type]))
    expect([...REPEATABLE_MAILS, ...UNREPEATABLE_MAILS].toSorted()).toEqual(mailed.toSorted())
  })
})
