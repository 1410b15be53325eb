import { describe, expect, it } from 'vitest'
import {
  fakeAccounts,
  fakeClock,
  fakeCompanies,
  fakeExternalSignInTickets,
  fakeIds,
  fakeLinkedIdentities,
  fakeKnownDevices,
  fakeOutbox,
  fakePasswords,
  fakePhoneNumbers,
  fakeProfiles,
  fakeSessionHolders,
  fakeSessions,
  fakeTokens,
  fakeTwoFactors,
  fakeUnitOfWork,
  noLists,
  fakeVerificationMails,
  fakeLeakedPasswords,
} from '../../testing/index.ts'
import { authenticate, verifyEmail } from '../identity/index.ts'
import { DEFAULT_PAYMENT_REGION } from '../plans/index.ts'
import { registerAccount, type RegisterAccountCommand } from './register-account.ts'

const HOUR_MS = 3_600_000
const device = { userAgent: 'Firefox', address: '203.0.113.5' }
const person: RegisterAccountCommand = {
  userType: 'contractor',
  firstName: 'Lerato',
  lastName: 'Dube',
  email: 'lerato@example.com',
  mobile: '082 123 4567',
  password: 'a fine long password',
  passwordConfirmation: 'a fine long password',
  agreeTerms: true,
  countryCode: 'ZA',
}

const createWorld = () => {
  const repositories = {
    accounts: fakeAccounts(),
    companies: fakeCompanies(),
    knownDevices: fakeKnownDevices(),
    outbox: fakeOutbox(),
    profiles: fakeProfiles(),
    sessions: fakeSessions(),
    twoFactors: fakeTwoFactors(),
    externalSignInTickets: fakeExternalSignInTickets(),
    linkedIdentities: fakeLinkedIdentities(),
    verificationMails: fakeVerificationMails(),
  }
  const deps = {
    ...repositories,
    clock: fakeClock(),
    sessionHolders: fakeSessionHolders({ ...repositories, companyDirectory: repositories.companies }),
    sessionIdleDays: 31,
    ids: fakeIds(),
    companyDirectory: repositories.companies,
    leakedPasswords: fakeLeakedPasswords(),
    passwords: fakePasswords(),
    paymentRegions: [DEFAULT_PAYMENT_REGION],
    phoneNumbers: fakePhoneNumbers(),
    publicUrl: 'https://guildhall.example',
    listSource: noLists,
    qualificationRules: { minYears: 0, countries: [] },
    tokens: fakeTokens(),
    unitOfWork: fakeUnitOfWork(repositories),
  }
  const signUp = async (changes: Partial<RegisterAccountCommand> = {}) => {
    const result = await registerAccount(deps)({ ...person, ...changes })
    if (!result.ok) throw new Error('The sign-up was refused')
    const { account, browserToken } = result.value
    const link = repositories.outbox.ofType('verification-requested').at(-1)?.link ?? ''
    const hash = decodeURIComponent(/hash=(.+)$/.exec(link)?.[1] ?? '')
    const open = async (signUpToken: string | null) => {
      const verified = await verifyEmail(deps)({ accountUuid: account.uuid, hash, browser: { ...device, signUpToken } })
      if (!verified.ok) throw new Error('The link was refused')
      return verified.value
    }
    return { account, browserToken, open }
  }
  return { ...deps, signUp }
}

// IDEN-43
describe('the link of the verification mail', () => {
  it('signs in on the browser of the sign-up, for the first time', async () => {
    const world = createWorld()
    const { account, browserToken, open } = await world.signUp()
    const { outcome, session } = await open(browserToken)
    expect(outcome).toBe('verified')
    expect(session?.account).toMatchObject({ justVerified: true, firstLoginAt: world.clock.now() })
    expect(await authenticate(world)(session?.token ?? '')).toMatchObject({ accountUuid: account.uuid, verified: true })
    expect(world.outbox.ofType('session-started')).toMatchObject([{ userAgent: 'Firefox', newDevice: false }])
  })

  it('signs in once', async () => {
    const { browserToken, open } = await createWorld().signUp()
    await open(browserToken)
    expect(await open(browserToken)).toEqual({ outcome: 'already-verified', email: person.email, session: null })
  })

  it('tells every other browser the address, and does not sign in', async () => {
    const world = createWorld()
    const other = await world.signUp({ email: 'other@example.com' })
    const temporary = await world.tokens.sign('sign-up', { accountUuid: 'x' }, new Date('2027-01-01'))
    for (const token of [null, '', 'forged', other.browserToken, temporary]) {
      const { account, open } = await world.signUp({ email: `p${world.accounts.all().length}@example.com` })
      expect(await open(token)).toEqual({ outcome: 'verified', email: account.email, session: null })
      expect(await world.sessions.list(account.uuid)).toEqual([])
    }
  })

  it('does not sign in with a token that has expired', async () => {
    const world = createWorld()
    const { account, browserToken, open } = await world.signUp()
    const expired = await world.tokens.sign('sign-up-browser', { accountUuid: account.uuid }, world.clock.now())
    expect(await open(expired)).toMatchObject({ outcome: 'verified', session: null })
    expect(browserToken).not.toBe(expired)
  })

  it.each([
    ['suspended', { suspendedAt: new Date(0) }],
    ['about to be deleted', { deletionRequestedAt: new Date(0) }],
    ['waiting for its plan', { signUpStep: 'billing' }],
  ] as const)('does not sign in to an account that is %s', async (_state, changes) => {
    const world = createWorld()
    const { account, browserToken, open } = await world.signUp()
    await world.accounts.save({ ...account, ...changes })
    expect(await open(browserToken)).toMatchObject({ outcome: 'verified', session: null })
  })

  it('leaves the second step to the login', async () => {
    const world = createWorld()
    const { account, browserToken, open } = await world.signUp()
    await world.twoFactors.save({
      accountUuid: account.uuid,
      sealedSecret: 's',
      confirmedAt: new Date(0),
      lastStep: null,
    })
    expect(await open(browserToken)).toMatchObject({ outcome: 'verified', session: null })
  })

  it('is of no use after 24 hours', async () => {
    const world = createWorld()
    const { browserToken, open } = await world.signUp()
    world.clock.advance(24 * HOUR_MS)
    await expect(open(browserToken)).rejects.toThrow('The link was refused')
  })
})
