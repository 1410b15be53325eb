import { describe, expect, it } from 'vitest'
import {
  anAccount,
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
  fakeSessions,
  fakeTokens,
  fakeTwoFactors,
  fakeUnitOfWork,
  noLists,
  fakeVerificationMails,
  fakeLeakedPasswords,
} from '../../testing/index.ts'
import { DEFAULT_PAYMENT_REGION, type PaymentRegion, listRegionProducts } from '../plans/index.ts'
import { requestVerificationMail, verifyEmail } from '../identity/index.ts'
import { registerAccount, type RegisterAccountCommand } from './register-account.ts'

const HOUR_MS = 3_600_000

const contractor: RegisterAccountCommand = {
  userType: 'contractor',
  firstName: ' Lerato ',
  lastName: 'Dube',
  email: ' Lerato@Example.com ',
  mobile: '082 123 4567',
  password: ' spaces stay ',
  passwordConfirmation: ' spaces stay ',
  agreeTerms: true,
  countryCode: 'ZA',
}

const employer: RegisterAccountCommand = {
  ...contractor,
  userType: 'employer',
  companyName: 'Harbour Works',
  companySize: '11-50',
  companySeats: 3,
  annualSubscription: true,
  trial: true,
}

const rands: PaymentRegion = { ...DEFAULT_PAYMENT_REGION, region: 'ZA', currency: 'ZAR', paymentService: 'paystack' }
const inDollars = { countryCode: 'US', trial: false, productUuid: '01900000-0000-7000-8000-000055530001' }
const inRands = { countryCode: 'ZA', trial: false, secondProductUuid: listRegionProducts(rands)[0]?.uuid ?? '' }

const setUp = () => {
  const repositories = {
    accounts: fakeAccounts(anAccount()),
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
    externalSignInTickets: repositories.externalSignInTickets,
    clock: fakeClock(),
    ids: fakeIds(),
    leakedPasswords: fakeLeakedPasswords(),
    passwords: fakePasswords(),
    paymentRegions: [DEFAULT_PAYMENT_REGION, rands],
    phoneNumbers: fakePhoneNumbers(),
    publicUrl: 'https://guildhall.example',
    listSource: noLists,
    qualificationRules: { minYears: 0, countries: [] },
    tokens: fakeTokens(),
    unitOfWork: fakeUnitOfWork(repositories),
  }
  /** The two parts of the newest link that was mailed. */
  const link = () => {
    const [uuid = '', hash = ''] = /uuid=([^&]+)&hash=(.+)$/.exec(lastLink())?.slice(1) ?? []
    return { accountUuid: uuid, hash: decodeURIComponent(hash) }
  }
  const lastLink = () => repositories.outbox.ofType('verification-requested').at(-1)?.link ?? ''
  return { ...repositories, deps, lastLink, link }
}

const registered = async () => {
  const world = setUp()
  const result = await registerAccount(world.deps)(contractor)
  if (!result.ok) throw new Error('The sign-up was refused')
  return { ...world, account: result.value.account, token: result.value.token }
}

// COMP-12, IDEN-1, IDEN-21, IDEN-22, ONB-4, ONB-5, ONB-6, ONB-7
describe('signing up', () => {
  it('as a contractor creates an unverified account with an empty profile', async () => {
    const { account, accounts, companies, profiles } = await registered()
    expect(account).toMatchObject({
      email: 'lerato@example.com',
      firstName: 'Lerato',
      mobile: '+27821234567',
      passwordHash: 'hash: spaces stay ',
      emailVerifiedAt: null,
      signUpStep: 'verify_email',
      companyUuid: null,
    })
    expect(await accounts.find(account.uuid)).toEqual(account)
    expect(await profiles.find(account.uuid)).toMatchObject({ firstName: 'Lerato', vettingStatus: 'incomplete' })
    expect(await companies.findMember(account.uuid)).toBeNull()
  })

  it('requests the verification mail with a link to the configured URL', async () => {
    const { account, lastLink, outbox } = await registered()
    expect(outbox.events.map(({ type }) => type)).toEqual(['account-registered', 'verification-requested'])
    expect(lastLink()).toMatch(`https://guildhall.example/verify-email?uuid=${account.uuid}&hash=`)
  })

  it('returns a temporary token for an hour', async () => {
    const { account, deps, token } = await registered()
    expect(await deps.tokens.verify('sign-up', token, deps.clock.now())).toEqual({ accountUuid: account.uuid })
    deps.clock.advance(HOUR_MS)
    expect(await deps.tokens.verify('sign-up', token, deps.clock.now())).toBeNull()
  })

  it('as an employer creates a company on trial for 14 days, with its creator as admin', async () => {
    const { companies, deps, profiles } = setUp()
    const result = await registerAccount(deps)(employer)
    const account = result.ok ? result.value.account : anAccount()
    const company = await companies.find(account.companyUuid ?? '')
    expect(company).toMatchObject({
      name: 'Harbour Works',
      employeeCount: '11-50',
      seats: 3,
      billedAnnually: true,
      accountType: 'trial',
      trialEndsAt: new Date('2026-03-16T09:00:00.000Z'),
      freeContactsUsed: 0,
      countryCode: 'ZA',
    })
    expect(await companies.findMember(account.uuid)).toMatchObject({ companyUuid: company?.uuid, role: 'admin' })
    expect(await profiles.find(account.uuid)).toBeNull()
  })

  it.each([
    [inDollars, 'payment'],
    [inRands, 'payment'],
    [{ trial: false }, 'billing'],
  ] as const)('without a trial, %j, leaves the step %s', async (changes, signUpStep) => {
    const { companies, deps } = setUp()
    const result = await registerAccount(deps)({ ...employer, ...changes })
    const account = result.ok ? result.value.account : anAccount()
    expect(account.signUpStep).toBe(signUpStep)
    expect(await companies.find(account.companyUuid ?? '')).toMatchObject({ trialEndsAt: null })
  })

  it.each([
    ['one that is not there', { ...inDollars, productUuid: 'ff' }, 'productUuid'],
    ['one of another region', { ...inDollars, countryCode: 'ZA' }, 'productUuid'],
    ['one of the other provider', { ...inDollars, secondProductUuid: inRands.secondProductUuid }, 'secondProductUuid'],
    ['an unknown one of the second provider', { ...inRands, secondProductUuid: 'ff' }, 'secondProductUuid'],
  ])('sells nothing that is not offered: %s', async (_words, changes, field) => {
    const refused = await registerAccount(setUp().deps)({ ...employer, ...changes })
    expect(refused).toEqual({
      ok: false,
      problem: 'invalid',
      details: { [field]: ['Value is not one of the options'] },
    })
  })

  it('returns all errors at once', async () => {
    const { deps, outbox } = setUp()
    const refused = await registerAccount(deps)({
      ...employer,
      firstName: '',
      lastName: '',
      email: 'nobody',
      mobile: '1',
      password: 'short',
      passwordConfirmation: 'other',
      agreeTerms: false,
      companyName: '',
      companySize: '2-3',
      companySeats: 0,
    })
    expect(refused).toEqual({
      ok: false,
      problem: 'invalid',
      details: {
        firstName: ['Value is required'],
        lastName: ['Value is required'],
        email: ['Value is not a valid email address'],
        mobile: ['Value is not a valid mobile number'],
        password: ['This field should be at least 10 characters long'],
        passwordConfirmation: ['The value must be equal to the password value'],
        agreeTerms: ['Value is required'],
        companyName: ['Value is required'],
        companySize: ['Value is not one of the options'],
        companySeats: ['The value must be between 1 and 100'],
      },
    })
    expect(outbox.events).toEqual([])
  })

  it('reports a missing mobile number once', async () => {
    const { deps } = setUp()
    expect(await registerAccount(deps)({ ...contractor, mobile: '' })).toMatchObject({
      details: { mobile: ['Value is required'] },
    })
  })

  it('refuses a taken address and leaves no company behind', async () => {
    const { companies, deps, outbox } = setUp()
    const refused = await registerAccount(deps)({ ...employer, email: 'THANDI@example.com' })
    expect(refused).toMatchObject({ problem: 'invalid', details: { email: ['This email address is already in use'] } })
    expect(outbox.events).toEqual([])
    expect(await companies.find('01910000-0000-7000-8000-000000000001')).toBeNull()
  })

  it('succeeds once for two concurrent calls with the same address', async () => {
    const { deps } = setUp()
    const both = await Promise.all([registerAccount(deps)(contractor), registerAccount(deps)(contractor)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('keeps with the account where the person came from', async () => {
    const { deps, outbox } = setUp()
    const attribution = { utm_source: 'newsletter' }
    const result = await registerAccount(deps)({ ...contractor, attribution })
    expect(result).toMatchObject({ value: { account: { attribution } } })
    expect(outbox.ofType('account-registered')).toMatchObject([{ attribution }])
  })
})

// IDEN-23, IDEN-24, IDEN-26
describe('verifying an address', () => {
  it('works once; a second click reports that it is verified already', async () => {
    const { account, accounts, deps, link, outbox } = await registered()
    expect(await verifyEmail(deps)(link())).toMatchObject({ value: { outcome: 'verified', session: null } })
    expect(await accounts.find(account.uuid)).toMatchObject({
      emailVerifiedAt: deps.clock.now(),
      justVerified: true,
      firstLoginAt: null,
      signUpStep: 'complete',
    })
    expect(await verifyEmail(deps)(link())).toMatchObject({ value: { outcome: 'already-verified' } })
    expect(outbox.ofType('email-verified')).toHaveLength(1)
  })

  it('refuses an expired link', async () => {
    const { deps, link } = await registered()
    deps.clock.advance(24 * HOUR_MS)
    expect(await verifyEmail(deps)(link())).toEqual({ ok: false, problem: 'invalid-signature' })
  })

  it('refuses a forged link, one for another account, and one for a former address', async () => {
    const { account, accounts, deps, link } = await registered()
    const refusal = { ok: false, problem: 'invalid-signature' }
    expect(await verifyEmail(deps)({ ...link(), hash: 'forged' })).toEqual(refusal)
    expect(await verifyEmail(deps)({ ...link(), accountUuid: anAccount().uuid })).toEqual(refusal)
    const claims = { accountUuid: account.uuid, email: account.email }
    const search = await deps.tokens.sign('search', claims, new Date('2027-01-01'))
    expect(await verifyEmail(deps)({ accountUuid: account.uuid, hash: search })).toEqual(refusal)
    await accounts.save({ ...account, email: 'new@example.com' })
    expect(await verifyEmail(deps)(link())).toEqual(refusal)
  })

  it('sends another mail once a minute and five times a day, and returns when it is possible again', async () => {
    const { account, deps, outbox } = await registered()
    const ask = () => requestVerificationMail(deps)({ email: account.email })
    expect(await ask()).toEqual({ ok: false, problem: 'too-many', details: { retryAfterSeconds: 60 } })
    for (let count = 0; count < 4; count += 1) {
      deps.clock.advance(60_000)
      expect(await ask()).toEqual({ ok: true, value: null })
    }
    deps.clock.advance(60_000)
    expect(await ask()).toMatchObject({ problem: 'too-many', details: { retryAfterSeconds: 24 * 3600 - 300 } })
    expect(outbox.ofType('verification-mail-requested')).toHaveLength(4)
    deps.clock.advance(24 * HOUR_MS)
    expect(await ask()).toEqual({ ok: true, value: null })
  })

  // IDEN-50
  it('treats unknown and verified addresses alike', async () => {
    const { deps, outbox } = setUp()
    for (const email of ['nobody@example.com', anAccount().email]) {
      expect(await requestVerificationMail(deps)({ email })).toEqual({ ok: true, value: null })
      expect(await requestVerificationMail(deps)({ email })).toMatchObject({ problem: 'too-many' })
    }
    expect(outbox.events.map(({ type }) => type)).toEqual(Array(2).fill('verification-mail-requested'))
    expect(await requestVerificationMail(deps)({ email: '' })).toMatchObject({
      details: { email: ['Value is required'] },
    })
  })
})
