import { describe, expect, it } from 'vitest'
import {
  bo,
  erik,
  fakeAccessTokens,
  fakeAccounts,
  fakeAuditLog,
  fakeClock,
  fakeCompanies,
  fakeIds,
  fakeOutbox,
  fakeSessions,
  fakeTokens,
  fakeUnitOfWork,
  harbourWorks,
  hiringFixture,
  summitLabs,
  TEST_NOW,
  thandi,
} from '../../../testing/index.ts'
import type { Account, Actor, TeamRole } from '../../identity/index.ts'
import { addDays, addMinutes } from '../../shared/index.ts'
import { authenticateAccessToken } from './authenticate-access-token.ts'
import {
  createAccessToken,
  type CreateAccessTokenCommand,
  listAccessTokens,
  removeAccessToken,
} from './manage-access-tokens.ts'

const actorOf = ({ companyUuid, userType, uuid }: Account, role: TeamRole | null): Actor => ({
  accountUuid: uuid,
  userType,
  verified: true,
  companyUuid,
  role,
  sessionUuid: `session of ${uuid}`,
})
const person = actorOf(thandi, null)
const admin = actorOf(erik, 'admin')
const sessionOf = ({ accountUuid, sessionUuid = '' }: Actor, authenticatedAt: Date | null) => ({
  uuid: sessionUuid,
  accountUuid,
  tokenHash: sessionUuid,
  userAgent: '',
  address: '',
  createdAt: TEST_NOW,
  lastSeenAt: TEST_NOW,
  expiresAt: addDays(TEST_NOW, 1),
  authenticatedAt,
})
const refused = (problem: string) => ({ ok: false, problem })

const setUp = (provedAt: Date | null = TEST_NOW) => {
  const accessTokens = fakeAccessTokens()
  const accounts = fakeAccounts(...hiringFixture.accounts)
  const audit = fakeAuditLog()
  const companies = fakeCompanies(hiringFixture.companies, hiringFixture.members)
  const clock = fakeClock(TEST_NOW)
  const sessions = fakeSessions(sessionOf(person, provedAt), sessionOf(admin, provedAt))
  const tokens = fakeTokens()
  const outbox = fakeOutbox()
  const unitOfWork = fakeUnitOfWork({ accessTokens, accounts, audit, companies, outbox })
  const ids = fakeIds()
  const deps = { accessTokens, accounts, clock, companyDirectory: companies, ids, sessions, tokens, unitOfWork }
  const make = (changes: Partial<CreateAccessTokenCommand> = {}) =>
    createAccessToken(deps)({
      actor: person,
      name: ' Weekly report ',
      scopes: ['profile'],
      days: 30,
      isForService: false,
      ...changes,
    })
  return {
    accounts,
    audit,
    clock,
    companies,
    make,
    outbox,
    secretOf: async (changes: Partial<CreateAccessTokenCommand> = {}) => {
      const made = await make(changes)
      if (!made.ok) throw new Error(made.problem)
      return { secret: made.value.secret, uuid: made.value.token.uuid }
    },
    list: (actor = person) => listAccessTokens(deps)({ actor }),
    remove: (uuid: string, actor = person) => removeAccessToken(deps)({ actor, uuid }),
    authenticate: authenticateAccessToken(deps),
  }
}
const forService = { actor: admin, isForService: true, scopes: ['conversations', 'company'] } as const

describe('a new access token', () => {
  // API-41
  it('has a secret that is shown once, and stores its hash alone', async () => {
    const { list, make } = setUp()
    const made = await make({ scopes: ['conversations', 'profile', 'profile'] })
    expect(made).toMatchObject({
      value: {
        secret: 'ght_token-1',
        token: {
          name: 'Weekly report',
          tokenHash: 'hash-of-ght_token-1',
          scopes: ['profile', 'conversations'],
          expiresAt: addDays(TEST_NOW, 30),
          lastUsedAt: null,
        },
      },
    })
    expect(await list()).toMatchObject({ value: { personal: [{ name: 'Weekly report' }], service: null } })
  })

  // API-46
  it('is told to its owner, but not one of a service', async () => {
    const { make, outbox } = setUp()
    await make()
    await make(forService)
    expect(outbox.ofType('access-token-made')).toMatchObject([{ accountUuid: thandi.uuid, name: 'Weekly report' }])
  })

  // API-41
  it('says all that is wrong at once', async () => {
    const { list, make } = setUp()
    expect(await make({ name: ' ', scopes: [], days: 0 })).toMatchObject({
      problem: 'invalid',
      details: { name: ['Value is required'], scopes: ['Value is required'], days: [expect.any(String)] },
    })
    expect(await make({ days: 367 })).toMatchObject({ problem: 'invalid' })
    expect(await make({ name: 'x'.repeat(101) })).toMatchObject({ problem: 'invalid' })
    expect(await make({ ...forService, scopes: ['profile'] })).toMatchObject({
      details: { scopes: [expect.any(String)] },
    })
    expect(await list()).toMatchObject({ value: { personal: [] } })
  })

  // API-41
  it('needs a proof of identity that is not older than ten minutes', async () => {
    for (const provedAt of [null, addMinutes(TEST_NOW, -10)])
      expect(await setUp(provedAt).make()).toEqual(refused('password-required'))
  })

  // API-41
  it('is one of twenty at most', async () => {
    const { make } = setUp()
    for (let count = 0; count < 20; count += 1) expect((await make()).ok).toBe(true)
    expect(await make()).toEqual(refused('too-many-tokens'))
    expect((await make(forService)).ok).toBe(true)
  })

  // API-44, API-46
  it('for a service is made by admins, and audited', async () => {
    const { audit, list, make } = setUp()
    for (const role of ['recruiter', 'viewer', 'billing'] as const)
      expect(await make({ ...forService, actor: { ...admin, role } })).toEqual(refused('forbidden'))
    expect(await make({ ...forService, actor: person })).toEqual(refused('forbidden'))
    expect((await make(forService)).ok).toBe(true)
    expect(await list(admin)).toMatchObject({ value: { personal: [], service: [{ name: 'Weekly report' }] } })
    expect(audit.entries()).toMatchObject([
      {
        action: 'access-token-made',
        companyUuid: harbourWorks.uuid,
        actorUuid: erik.uuid,
        details: { name: 'Weekly report', scopes: ['company', 'conversations'] },
      },
    ])
  })
})

describe('an access token', () => {
  // API-43
  it('acts for its account with its scopes, until it ends', async () => {
    const { authenticate, clock, secretOf } = setUp()
    const { secret, uuid } = await secretOf()
    const { sessionUuid: _session, ...actor } = person
    expect(await authenticate(secret)).toEqual({ actor, scopes: ['profile'], tokenUuid: uuid })
    clock.set(addDays(TEST_NOW, 30))
    expect(await authenticate(secret)).toBeNull()
  })

  it('that is unknown, or a token of a session, opens nothing', async () => {
    const { authenticate } = setUp()
    for (const secret of ['', 'ght_', 'ght_forged', 'token-1']) expect(await authenticate(secret)).toBeNull()
  })

  // API-43
  it('opens nothing while its account is suspended or being deleted', async () => {
    for (const changes of [{ suspendedAt: TEST_NOW }, { deletionRequestedAt: TEST_NOW }]) {
      const { accounts, authenticate, secretOf } = setUp()
      const { secret } = await secretOf()
      await accounts.save({ ...thandi, ...changes })
      expect(await authenticate(secret)).toBeNull()
    }
  })

  // API-43
  it('has the role that its account has now', async () => {
    const { authenticate, companies, secretOf } = setUp()
    const { secret } = await secretOf({ actor: admin })
    expect(await authenticate(secret)).toMatchObject({ actor: { role: 'admin', companyUuid: harbourWorks.uuid } })
    await companies.removeMember(erik.uuid)
    expect(await authenticate(secret)).toMatchObject({ actor: { role: null, companyUuid: null } })
  })

  // COMP-17, API-44
  it('for a service is not made by an admin who has just been removed', async () => {
    const { companies, list, make } = setUp()
    await companies.removeMember(erik.uuid)
    expect(await make(forService)).toEqual(refused('forbidden'))
    expect(await list(admin)).toMatchObject({ value: { service: [] } })
  })

  // API-44
  it('of a service acts for its company, also after the admin who made it has left', async () => {
    const { authenticate, companies, secretOf } = setUp()
    const { secret, uuid } = await secretOf(forService)
    await companies.removeMember(erik.uuid)
    expect(await authenticate(secret)).toEqual({
      actor: { accountUuid: uuid, userType: 'employer', verified: true, companyUuid: harbourWorks.uuid, role: 'admin' },
      scopes: ['company', 'conversations'],
      tokenUuid: uuid,
    })
  })

  // API-45
  it('notes its last use once a minute', async () => {
    const { authenticate, clock, list, secretOf } = setUp()
    const { secret } = await secretOf()
    const lastUse = async () => {
      const listed = await list()
      return listed.ok ? listed.value.personal[0]?.lastUsedAt : undefined
    }
    await authenticate(secret)
    clock.set(addMinutes(TEST_NOW, 0.5))
    await authenticate(secret)
    expect(await lastUse()).toEqual(TEST_NOW)
    clock.set(addMinutes(TEST_NOW, 1))
    await authenticate(secret)
    expect(await lastUse()).toEqual(addMinutes(TEST_NOW, 1))
  })

  // API-45, API-46
  it('is removed by its owner, that of a service by an admin of its company', async () => {
    const { audit, authenticate, remove, secretOf } = setUp()
    const own = await secretOf()
    const service = await secretOf(forService)
    const stranger = actorOf(bo, 'admin')
    expect(stranger.companyUuid).toBe(summitLabs.uuid)
    expect(await remove(own.uuid, admin)).toEqual(refused('not-found'))
    expect(await remove(service.uuid, person)).toEqual(refused('not-found'))
    expect(await remove(service.uuid, stranger)).toEqual(refused('not-found'))
    expect(await remove(service.uuid, { ...admin, role: 'recruiter' })).toEqual(refused('not-found'))
    expect(await remove(own.uuid)).toEqual({ ok: true, value: null })
    expect(await remove(own.uuid)).toEqual(refused('not-found'))
    expect(await remove(service.uuid, admin)).toEqual({ ok: true, value: null })
    expect([await authenticate(own.secret), await authenticate(service.secret)]).toEqual([null, null])
    expect(audit.entries().map(({ action }) => action)).toEqual(['access-token-made', 'access-token-removed'])
  })
})
