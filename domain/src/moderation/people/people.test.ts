import { describe, expect, it } from 'vitest'
import {
  erik,
  fakeAccounts,
  fakeAuditLog,
  fakeClock,
  fakeCompanies,
  fakeIds,
  fakeOperatorDirectory,
  fakeOutbox,
  fakeSessions,
  fakeUnitOfWork,
  harbourWorks,
  hiringFixture,
  TEST_NOW,
  thandi,
} from '../../../testing/index.ts'
import type { Company } from '../../companies/index.ts'
import { type Account, ERASED_DOMAIN } from '../../identity/index.ts'
import { addDays } from '../../shared/index.ts'
import { mayOperate, OPERATOR_ROLES, type OperatorPermission } from '../operators/operator-rights.ts'
import type { OperatorActor } from '../operators/operator.ts'
import { extendTrial, giveContactsBack, setCompanyVerification } from './change-company.ts'
import { endPersonSessions, resendVerificationMail } from './help-person.ts'
import { findCompanies, findPeople, readCompany, readPerson } from './look-up.ts'
import { setSuspension } from './suspend-person.ts'

const actor: OperatorActor = {
  operatorUuid: '01900000-0000-7000-8000-0000000000d1',
  role: 'support',
  sessionUuid: '01900000-0000-7000-8000-00000000dd01',
  mustSetUpTwoFactor: false,
}
const session = {
  uuid: 'laptop',
  accountUuid: thandi.uuid,
  tokenHash: 'h',
  userAgent: '',
  address: '',
  createdAt: TEST_NOW,
  lastSeenAt: TEST_NOW,
  expiresAt: addDays(TEST_NOW, 1),
  authenticatedAt: null,
}
const nobody = '01900000-0000-7000-8000-00000000dead'
const page = { cursor: null, limit: 10 }
const reason = ' Asks applicants for money '
const written = 'Asks applicants for money'

const setUp = ({ company = {}, person = {} }: { company?: Partial<Company>; person?: Partial<Account> } = {}) => {
  const accounts = fakeAccounts(...hiringFixture.accounts.map((one) => (one === thandi ? { ...one, ...person } : one)))
  const audit = fakeAuditLog()
  const companies = fakeCompanies([{ ...harbourWorks, ...company }], hiringFixture.members)
  const outbox = fakeOutbox()
  const sessions = fakeSessions(session)
  const profiles = () => hiringFixture.profiles
  const operatorDirectory = fakeOperatorDirectory({ accounts, audit, companies, profiles, sessions })
  const unitOfWork = fakeUnitOfWork({ accounts, audit, companies, outbox, sessions })
  const deps = { clock: fakeClock(TEST_NOW), ids: fakeIds(), operatorDirectory, unitOfWork }
  const ofCompany = { actor, companyUuid: harbourWorks.uuid, reason }
  const ofPerson = { actor, accountUuid: thandi.uuid }
  return {
    accounts,
    audit,
    outbox,
    sessions,
    company: async () => companies.find(harbourWorks.uuid),
    calls: {
      findPeople: (by = actor) => findPeople(deps)({ actor: by, text: 'thandi', page }),
      readPerson: (by = actor, uuid = thandi.uuid) => readPerson(deps)({ actor: by, uuid }),
      suspend: (by = actor, accountUuid = thandi.uuid, isSuspended = true, why = reason) =>
        setSuspension(deps)({ actor: by, accountUuid, isSuspended, reason: why }),
      endSessions: (by = actor, accountUuid = thandi.uuid) =>
        endPersonSessions(deps)({ ...ofPerson, actor: by, accountUuid }),
      resend: (by = actor, accountUuid = thandi.uuid) =>
        resendVerificationMail(deps)({ ...ofPerson, actor: by, accountUuid }),
      findCompanies: (by = actor) => findCompanies(deps)({ actor: by, text: 'harbour', page }),
      readCompany: (by = actor, uuid = harbourWorks.uuid) => readCompany(deps)({ actor: by, uuid }),
      verify: (by = actor, isVerified = true, changes = {}) =>
        setCompanyVerification(deps)({ ...ofCompany, ...changes, actor: by, isVerified }),
      extend: (by = actor, days = 14, changes = {}) => extendTrial(deps)({ ...ofCompany, ...changes, actor: by, days }),
      giveBack: (by = actor, contacts = 2, changes = {}) =>
        giveContactsBack(deps)({ ...ofCompany, ...changes, actor: by, contacts }),
    },
  }
}

describe('what operators do about people and companies', () => {
  const needed: Readonly<Record<keyof ReturnType<typeof setUp>['calls'], OperatorPermission>> = {
    findPeople: 'see-users',
    readPerson: 'see-users',
    suspend: 'manage-users',
    endSessions: 'manage-users',
    resend: 'manage-users',
    findCompanies: 'see-companies',
    readCompany: 'see-companies',
    verify: 'verify-companies',
    extend: 'extend-trials',
    giveBack: 'extend-trials',
  }

  // MOD-12, MOD-17
  it.each(Object.entries(needed))('%s is for roles that may', async (name, permission) => {
    const call = async (by: OperatorActor) => {
      const { calls } = setUp({ company: { freeContactsUsed: 3 }, person: { emailVerifiedAt: null } })
      return calls[name as keyof typeof calls](by)
    }
    for (const role of OPERATOR_ROLES) {
      const refusal = mayOperate(role, permission) ? { ok: true } : { ok: false, problem: 'forbidden' }
      expect([role, await call({ ...actor, role })]).toMatchObject([role, refusal])
    }
    expect(await call({ ...actor, role: 'superadmin', mustSetUpTwoFactor: true })).toEqual({
      ok: false,
      problem: 'forbidden',
    })
  })

  // MOD-38
  it.each(['suspend', 'verify', 'extend', 'giveBack'] as const)('%s needs a reason', async (name) => {
    const { audit, calls } = setUp({ company: { freeContactsUsed: 3 } })
    const call = (why: string) =>
      name === 'suspend' ? calls.suspend(actor, thandi.uuid, true, why) : calls[name](actor, undefined, { reason: why })
    expect(await call(' ')).toMatchObject({ details: { reason: ['Value is required'] } })
    expect(await call('x'.repeat(301))).toMatchObject({ problem: 'invalid' })
    expect(audit.entries()).toEqual([])
    expect(await call('x'.repeat(300))).toMatchObject({ ok: true })
  })

  // MOD-35, MOD-36
  it('finds and shows them; who is not there is not found', async () => {
    const { calls } = setUp()
    expect(await calls.findPeople()).toMatchObject({ value: { items: [{ uuid: thandi.uuid }] } })
    expect(await calls.readPerson()).toMatchObject({ value: { devices: [{ uuid: 'laptop' }] } })
    expect(await calls.readPerson(actor, nobody)).toEqual({ ok: false, problem: 'not-found' })
    expect(await calls.findCompanies()).toMatchObject({ value: { items: [{ name: 'Harbour Works' }] } })
    expect(await calls.readCompany()).toMatchObject({ value: { rights: { contact: true, freeContactsLeft: 5 } } })
    expect(await calls.readCompany(actor, nobody)).toEqual({ ok: false, problem: 'not-found' })
    for (const call of [calls.suspend, calls.endSessions, calls.resend])
      expect(await call(actor, nobody)).toEqual({ ok: false, problem: 'not-found' })
    expect(await calls.verify(actor, true, { companyUuid: nobody })).toEqual({ ok: false, problem: 'not-found' })
  })

  it('knows no erased person', async () => {
    const { calls } = setUp({ person: { email: `${thandi.uuid}${ERASED_DOMAIN}`, emailVerifiedAt: null } })
    for (const call of [calls.suspend, calls.endSessions, calls.resend])
      expect(await call()).toEqual({ ok: false, problem: 'not-found' })
  })
})

describe('a suspension', () => {
  // MOD-37
  it('ends sessions and open pages, takes a contractor out of the search, and is logged with its reason', async () => {
    const { accounts, audit, calls, outbox, sessions } = setUp()
    expect(await calls.suspend()).toEqual({ ok: true, value: null })
    expect(await accounts.find(thandi.uuid)).toMatchObject({ suspendedAt: TEST_NOW })
    expect(await sessions.list(thandi.uuid)).toEqual([])
    expect(outbox.events.map(({ type }) => type)).toEqual(['account-suspended', 'session-ended'])
    expect(audit.entries()).toMatchObject([
      {
        action: 'account-suspended',
        actorUuid: actor.operatorUuid,
        companyUuid: null,
        subjectUuid: thandi.uuid,
        details: { reason: written },
      },
    ])
  })

  it('is lifted, and is neither made nor lifted twice', async () => {
    const { accounts, audit, calls, outbox } = setUp()
    const lift = () => calls.suspend(actor, thandi.uuid, false)
    expect(await lift()).toMatchObject({ ok: true })
    expect(outbox.events).toEqual([])
    for (const call of [calls.suspend, calls.suspend, lift, lift]) expect(await call()).toMatchObject({ ok: true })
    expect(await accounts.find(thandi.uuid)).toMatchObject({ suspendedAt: null })
    expect(audit.entries().map(({ action }) => action)).toEqual(['account-suspended', 'account-suspension-lifted'])
    expect(outbox.ofType('account-suspension-lifted')).toHaveLength(1)
  })
})

describe('help for a person', () => {
  // MOD-39
  it('signs them out everywhere, and writes it down if there was a session', async () => {
    const { audit, calls, outbox } = setUp()
    expect(await calls.endSessions()).toEqual({ ok: true, value: 1 })
    expect(await calls.endSessions()).toEqual({ ok: true, value: 0 })
    expect(outbox.ofType('session-ended')).toHaveLength(1)
    expect(audit.entries()).toMatchObject([{ action: 'account-sessions-ended', details: { sessions: 1 } }])
  })

  // MOD-39
  it('sends the verification mail to an address that is not verified', async () => {
    const { audit, calls, outbox } = setUp({ person: { emailVerifiedAt: null } })
    expect(await calls.resend()).toEqual({ ok: true, value: null })
    expect(outbox.events).toMatchObject([{ type: 'verification-mail-requested', email: thandi.email }])
    expect(audit.entries()).toMatchObject([{ action: 'verification-mail-resent', subjectUuid: thandi.uuid }])
  })

  it.each([
    ['verified', {}],
    ['suspended', { emailVerifiedAt: null, suspendedAt: TEST_NOW }],
    ['being deleted', { emailVerifiedAt: null, deletionRequestedAt: TEST_NOW }],
  ])('sends none to who is %s', async (_words, person) => {
    const { calls, outbox } = setUp({ person })
    expect(await calls.resend()).toEqual({ ok: false, problem: 'not-now' })
    expect(outbox.events).toEqual([])
  })
})

describe('a company', () => {
  // MOD-40
  it('is verified, and what is withdrawn leaves what its admins’ addresses prove', async () => {
    const { audit, calls, company, outbox } = setUp()
    for (const isVerified of [true, true]) expect(await calls.verify(actor, isVerified)).toMatchObject({ ok: true })
    expect(await company()).toMatchObject({ verification: 'verified' })
    for (const isVerified of [false, false]) expect(await calls.verify(actor, isVerified)).toMatchObject({ ok: true })
    expect(await company()).toMatchObject({ verification: 'domain_verified' })
    expect(audit.entries()).toMatchObject([
      { action: 'company-verified', details: { from: 'unverified', to: 'verified', reason: written } },
      { action: 'company-verification-withdrawn', details: { from: 'verified', to: 'domain_verified' } },
    ])
    expect(outbox.ofType('company-changed')).toHaveLength(2)
  })

  // MOD-41
  it.each([
    ['that runs, from its end', addDays(TEST_NOW, 3), addDays(TEST_NOW, 17)],
    ['that has ended, from now', addDays(TEST_NOW, -40), addDays(TEST_NOW, 14)],
  ])('gets more days of a trial %s', async (_words, trialEndsAt, ends) => {
    const { audit, calls, company } = setUp({ company: { trialEndsAt } })
    expect(await calls.extend()).toMatchObject({ ok: true })
    expect(await company()).toMatchObject({ trialEndsAt: ends })
    expect(audit.entries()).toMatchObject([
      { action: 'trial-extended', details: { days: 14, until: ends.toISOString(), reason: written } },
    ])
  })

  it.each([0, 31])('gets no trial of %s days more', async (days) => {
    const { calls } = setUp()
    expect(await calls.extend(actor, days)).toMatchObject({
      problem: 'invalid',
      details: { days: [expect.any(String)] },
    })
  })

  // MOD-41
  it('gets back free contacts that it has used, and no more', async () => {
    const { audit, calls, company } = setUp({ company: { freeContactsUsed: 3 } })
    expect(await calls.giveBack(actor, 4)).toMatchObject({ details: { contacts: ['The maximum value allowed is 3'] } })
    expect(await calls.giveBack(actor, 0)).toMatchObject({ problem: 'invalid' })
    expect(await calls.giveBack(actor, 2)).toMatchObject({ ok: true })
    expect(await company()).toMatchObject({ freeContactsUsed: 1 })
    expect(audit.entries()).toMatchObject([{ action: 'contacts-given-back', details: { contacts: 2 } }])
  })

  it.each([
    ['pays', { accountType: 'paid' as const }],
    ['never had a trial', { trialEndsAt: null }],
  ])('that %s gets neither', async (_words, company) => {
    const { calls, audit } = setUp({ company: { freeContactsUsed: 3, ...company } })
    expect(await calls.extend()).toEqual({ ok: false, problem: 'not-now' })
    expect(await calls.giveBack()).toEqual({ ok: false, problem: 'not-now' })
    expect(audit.entries()).toEqual([])
  })
})

// MOD-36
it('shows an employer with their company', async () => {
  const { calls } = setUp()
  expect(await calls.readPerson(actor, erik.uuid)).toMatchObject({ value: { company: { role: 'admin' } } })
})
