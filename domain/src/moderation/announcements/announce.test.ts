import { describe, expect, it } from 'vitest'
import {
  fakeAccounts,
  fakeAnnouncements,
  fakeAuditLog,
  fakeClock,
  fakeIds,
  fakeOperatorSessions,
  fakeOutbox,
  fakeUnitOfWork,
  hiringFixture,
  TEST_NOW,
} from '../../../testing/index.ts'
import { addDays, addMinutes } from '../../shared/index.ts'
import { mayOperate, OPERATOR_ROLES } from '../operators/operator-rights.ts'
import type { OperatorActor } from '../operators/operator.ts'
import { announce, makeAnnouncement } from './announce.ts'
import type { AnnouncementForm } from './announcement.ts'
import { listAnnouncements } from './list-announcements.ts'

const actor: OperatorActor = {
  operatorUuid: '01900000-0000-7000-8000-0000000000d1',
  role: 'support',
  sessionUuid: '01900000-0000-7000-8000-00000000dd01',
  mustSetUpTwoFactor: false,
}
const UUID = '01900000-0000-7000-8000-000000000801'
const refused = (problem: string) => ({ ok: false, problem })

const setUp = async ({ provedAt = TEST_NOW } = {}) => {
  const audit = fakeAuditLog()
  const outbox = fakeOutbox()
  const accounts = fakeAccounts(...hiringFixture.accounts)
  const announcements = fakeAnnouncements()
  const operatorSessions = fakeOperatorSessions()
  await operatorSessions.add({
    uuid: actor.sessionUuid,
    operatorUuid: actor.operatorUuid,
    tokenHash: 'h',
    createdAt: TEST_NOW,
    expiresAt: addDays(TEST_NOW, 1),
    authenticatedAt: provedAt,
  })
  const unitOfWork = fakeUnitOfWork({ accounts, announcements, audit, outbox })
  const deps = { accounts, announcements, clock: fakeClock(TEST_NOW), ids: fakeIds(), operatorSessions, unitOfWork }
  return {
    audit,
    outbox,
    announceIt: announce(deps),
    make: (by = actor, changes: Partial<AnnouncementForm> = {}) =>
      makeAnnouncement(deps)({ ...announcement, ...changes, actor: by, uuid: UUID }),
    list: (by = actor) => listAnnouncements(deps)({ actor: by, page: { cursor: null, limit: 10 } }),
  }
}
const announcement: AnnouncementForm = {
  audience: 'employers',
  title: 'Shorter nights',
  text: 'We close at 8.',
  link: null,
}

describe('an announcement', () => {
  // NOTE-26, MOD-7
  it('is one event, and is written down', async () => {
    const { announceIt, audit, outbox } = await setUp()
    expect(await announceIt({ ...announcement, title: ' Shorter\nnights ', link: '/settings/account' })).toMatchObject({
      ok: true,
    })
    expect(outbox.ofType('announcement-made')).toMatchObject([
      { audience: 'employers', title: 'Shorter nights', text: 'We close at 8.', link: '/settings/account' },
    ])
    expect(audit.entries()).toMatchObject([
      { action: 'announcement-made', actorUuid: null, companyUuid: null, details: { recipients: 4 } },
    ])
  })

  // NOTE-26
  it.each([
    ['without a title', { title: ' ' }, 'title'],
    ['with a title that is too long', { title: 'x'.repeat(101) }, 'title'],
    ['without a text', { text: '' }, 'text'],
    ['with a text that is too long', { text: 'x'.repeat(2_001) }, 'text'],
    ['with an address elsewhere', { link: 'https://elsewhere.example' }, 'link'],
    ['with the address of another host', { link: '//elsewhere.example' }, 'link'],
    ['with a path that browsers read as another host', { link: '/\\elsewhere.example' }, 'link'],
  ])('is refused %s, and changes nothing', async (_, changes, field) => {
    const { announceIt, audit, outbox } = await setUp()
    const refused = await announceIt({ ...announcement, ...changes })
    expect(refused).toMatchObject({ ok: false, problem: 'invalid', details: { [field]: [expect.any(String)] } })
    expect([outbox.events, audit.entries()]).toEqual([[], []])
  })
})

describe('announcements by operators', () => {
  // MOD-12, MOD-67
  it.each(OPERATOR_ROLES)('are for roles that announce: %s', async (role) => {
    const { list, make } = await setUp()
    const outcome = mayOperate(role, 'announce') ? { ok: true } : refused('forbidden')
    expect(await list({ ...actor, role })).toMatchObject(outcome)
    expect(await make({ ...actor, role })).toMatchObject(outcome)
  })

  // MOD-67
  it('are listed with who made them and for how many, beside who would get one now', async () => {
    const { audit, list, make, outbox } = await setUp()
    expect(await make()).toEqual({ ok: true, value: null })
    expect(outbox.ofType('announcement-made')).toHaveLength(1)
    expect(audit.entries()).toMatchObject([
      {
        action: 'announcement-made',
        actorUuid: actor.operatorUuid,
        details: { audience: 'employers', title: 'Shorter nights', recipients: 4 },
      },
    ])
    expect(await list()).toMatchObject({
      value: {
        items: [{ ...announcement, uuid: UUID, at: TEST_NOW, operatorUuid: actor.operatorUuid, recipients: 4 }],
        audiences: { everybody: 6, contractors: 2, employers: 4 },
      },
    })
  })

  // MOD-67
  it('are made once, also by a repeated call', async () => {
    const { audit, make, outbox } = await setUp()
    await make()
    expect(await make()).toEqual({ ok: true, value: null })
    expect([outbox.events.length, audit.entries().length]).toEqual([1, 1])
  })

  // MOD-19, MOD-67
  it('need a title, a text and the password', async () => {
    const { make, outbox } = await setUp({ provedAt: addMinutes(TEST_NOW, -11) })
    expect(await make(actor, { title: ' ' })).toMatchObject(refused('invalid'))
    expect(await make()).toEqual(refused('password-required'))
    expect(outbox.events).toEqual([])
  })
})
