import { describe, expect, it } from 'vitest'
import {
  anOperator,
  CONFIRMED_APP,
  erik,
  fakeAccounts,
  fakeCompanies,
  fakeUnitOfWork,
  harbourWorks,
  hiringFixture,
  operatorsFixture,
  thandi,
} from '../../../testing/index.ts'
import { type Account, ERASED_DOMAIN } from '../../identity/index.ts'
import { MINUTE_MS } from '../../shared/index.ts'
import type { OperatorRole } from '../operators/index.ts'
import { authenticateViewer, VIEW_AS_MINUTES, viewAs } from './view-as.ts'

const nobody = '01900000-0000-7000-8000-00000000dead'
const reason = ' Cannot find the settings for mails '

const setUp = async ({ person = {}, role = 'support' }: { person?: Partial<Account>; role?: OperatorRole } = {}) => {
  const operator = anOperator({ role, twoFactor: CONFIRMED_APP })
  const fixture = operatorsFixture(operator)
  const { audit, clock, ids, operators, operatorSessions, tokens } = fixture
  const accounts = fakeAccounts(...hiringFixture.accounts.map((one) => (one === thandi ? { ...one, ...person } : one)))
  const companyDirectory = fakeCompanies([harbourWorks], hiringFixture.members)
  const actor = await fixture.signInAs(operator.email, fixture.codeNow())
  const unitOfWork = fakeUnitOfWork({ accounts, audit })
  const start = viewAs({ clock, ids, tokens, unitOfWork })
  return {
    ...fixture,
    accounts,
    actor,
    operator,
    start: (accountUuid = thandi.uuid, why = reason) => start({ actor, accountUuid, reason: why }),
    token: async (accountUuid = thandi.uuid) => {
      const started = await start({ actor, accountUuid, reason })
      if (!started.ok) throw new Error(started.problem)
      return started.value.token
    },
    authenticate: authenticateViewer({ accounts, clock, companyDirectory, operators, operatorSessions, tokens }),
    views: () => audit.entries().filter(({ action }) => action === 'account-viewed'),
  }
}

describe('a look at the product as a person', () => {
  // MOD-53
  it('is that person without a session, marked with the operator, and is in the log with the reason', async () => {
    const { actor, authenticate, operator, token, views } = await setUp()
    const viewed = await authenticate('view-as', await token())
    expect(viewed).toMatchObject({
      accountUuid: thandi.uuid,
      userType: 'contractor',
      viewer: { operatorUuid: operator.uuid, operatorSessionUuid: actor.sessionUuid },
    })
    expect(viewed).not.toHaveProperty('sessionUuid')
    expect(views()).toMatchObject([
      { actorUuid: operator.uuid, subjectUuid: thandi.uuid, details: { reason: reason.trim() } },
    ])
  })

  // MOD-53
  it('has the company and role of an employer', async () => {
    const { authenticate, token } = await setUp()
    expect(await authenticate('view-as', await token(erik.uuid))).toMatchObject({
      companyUuid: harbourWorks.uuid,
      role: 'admin',
    })
  })

  // MOD-53
  it('ends after fifteen minutes', async () => {
    const { authenticate, clock, token } = await setUp()
    const view = await token()
    clock.advance(VIEW_AS_MINUTES * MINUTE_MS - 1)
    expect(await authenticate('view-as', view)).not.toBeNull()
    clock.advance(1)
    expect(await authenticate('view-as', view)).toBeNull()
  })

  // MOD-53
  it('ends with the operator’s session, their right or the account', async () => {
    const { accounts, actor, authenticate, operator, operators, operatorSessions, token } = await setUp()
    const view = await token()
    const isOpen = async () => (await authenticate('view-as', view)) !== null
    await operators.save({ ...operator, role: 'vetter' })
    expect(await isOpen()).toBe(false)
    await operators.save({ ...operator, disabledAt: new Date(0) })
    expect(await isOpen()).toBe(false)
    await operators.save(operator)
    expect(await isOpen()).toBe(true)
    await accounts.save({ ...thandi, suspendedAt: new Date(0) })
    expect(await isOpen()).toBe(false)
    await accounts.save(thandi)
    await operatorSessions.remove(actor.sessionUuid)
    expect(await isOpen()).toBe(false)
  })

  it('takes no token of another kind', async () => {
    const { authenticate, clock, token, tokens } = await setUp()
    const soon = new Date(clock.now().getTime() + MINUTE_MS)
    expect(await authenticate('search', await token())).toBeNull()
    expect(await authenticate('view-as', 'forged')).toBeNull()
    const ofPerson = await tokens.sign('search', { accountUuid: thandi.uuid, sessionUuid: nobody }, soon)
    expect(await authenticate('search', ofPerson)).toBeNull()
  })

  // MOD-12
  it.each(['vetter', 'billing'] as const)('is refused to the role %s', async (role) => {
    const { start, views } = await setUp({ role })
    expect(await start()).toMatchObject({ problem: 'forbidden' })
    expect(views()).toEqual([])
  })

  // MOD-38
  it.each(['', ' ', 'x'.repeat(301)])('is refused with the reason "%s"', async (why) => {
    const { start, views } = await setUp()
    expect(await start(thandi.uuid, why)).toMatchObject({ problem: 'invalid' })
    expect(views()).toEqual([])
  })

  it.each([
    ['not-now', { suspendedAt: new Date(0) }],
    ['not-now', { deletionRequestedAt: new Date(0) }],
    ['not-found', { email: `x${ERASED_DOMAIN}` }],
  ])('is refused as %s for an account that sees nothing', async (problem, person) => {
    const { start, views } = await setUp({ person })
    expect(await start()).toMatchObject({ problem })
    expect(await start(nobody)).toMatchObject({ problem: 'not-found' })
    expect(views()).toEqual([])
  })
})
