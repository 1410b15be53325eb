import { beforeEach, expect, it } from 'vitest'
import {
  anAccount,
  fakeAccounts,
  fakeClock,
  fakeCompanies,
  fakeExternalSignInTickets,
  fakeIds,
  fakeLeakedPasswords,
  fakeLinkedIdentities,
  fakeOutbox,
  fakePasswords,
  fakePhoneNumbers,
  fakeProfiles,
  fakeTokens,
  fakeUnitOfWork,
  noLists,
  fakeVerificationMails,
} from '../../testing/index.ts'
import type { ExternalSignInTicket } from '../identity/index.ts'
import { DEFAULT_PAYMENT_REGION } from '../plans/index.ts'
import { addMinutes } from '../shared/index.ts'
import { registerAccount, type RegisterAccountCommand } from './register-account.ts'

const person: RegisterAccountCommand = {
  userType: 'contractor',
  firstName: 'Lerato',
  lastName: 'Dube',
  email: ' Lerato@Example.com ',
  mobile: '082 123 4567',
  password: 'a fine long password',
  passwordConfirmation: 'a fine long password',
  agreeTerms: true,
  countryCode: 'ZA',
  externalTicket: 'ticket',
}

const createWorld = () => {
  const repositories = {
    accounts: fakeAccounts(),
    companies: fakeCompanies(),
    externalSignInTickets: fakeExternalSignInTickets(),
    linkedIdentities: fakeLinkedIdentities(),
    outbox: fakeOutbox(),
    profiles: fakeProfiles(),
    verificationMails: fakeVerificationMails(),
  }
  const deps = {
    ...repositories,
    clock: fakeClock(),
    leakedPasswords: fakeLeakedPasswords(),
    ids: fakeIds(),
    passwords: fakePasswords(),
    paymentRegions: [DEFAULT_PAYMENT_REGION],
    phoneNumbers: fakePhoneNumbers(),
    publicUrl: 'https://guildhall.example',
    listSource: noLists,
    qualificationRules: { minYears: 0, countries: [] },
    tokens: fakeTokens(),
    unitOfWork: fakeUnitOfWork(repositories),
  }
  const ticket: ExternalSignInTicket = {
    tokenHash: deps.tokens.hash('ticket'),
    step: 'sign-up',
    provider: 'google',
    accountUuid: null,
    issuer: 'https://accounts.example',
    subject: '1234',
    email: 'lerato@example.com',
    emailVerified: true,
    firstName: 'Lerato',
    lastName: 'Dube',
    expiresAt: addMinutes(deps.clock.now(), 10),
  }
  const linked = () => deps.linkedIdentities.find(ticket.issuer, ticket.subject)
  return { ...deps, ticket, linked, signUp: registerAccount(deps) }
}

let world: ReturnType<typeof createWorld>
beforeEach(() => {
  world = createWorld()
})

// IDEN-76
it('is verified and linked at once where the provider has verified the address, without a mail', async () => {
  await world.externalSignInTickets.add(world.ticket)
  expect(await world.signUp(person)).toMatchObject({
    value: { account: { email: 'lerato@example.com', emailVerifiedAt: world.clock.now(), signUpStep: 'complete' } },
  })
  expect(await world.linked()).toMatchObject({ provider: 'google' })
  expect(world.outbox.events.map(({ type }) => type)).toEqual(['account-registered', 'email-verified'])
  expect(await world.externalSignInTickets.find(world.ticket.tokenHash, world.clock.now())).toBeNull()
})

// IDEN-75, IDEN-76
it.each<[string, Partial<ExternalSignInTicket>, Partial<RegisterAccountCommand>]>([
  ['the provider has not verified the address', { emailVerified: false }, {}],
  ['the provider gave no address', { email: null, emailVerified: false }, {}],
  ['another address is typed', {}, { email: 'other@example.com' }],
  ['the ticket is for a login', { step: 'log-in' }, {}],
  ['the ticket is for the password', { step: 'connect' }, {}],
  ['the ticket is too old', { expiresAt: new Date(0) }, {}],
  ['the ticket is another browser’s', {}, { externalTicket: null }],
])('is verified by mail and not linked where %s', async (_why, ticket, changes) => {
  await world.externalSignInTickets.add({ ...world.ticket, ...ticket })
  expect(await world.signUp({ ...person, ...changes })).toMatchObject({ value: { account: { emailVerifiedAt: null } } })
  expect(await world.linked()).toBeNull()
  expect(world.outbox.ofType('verification-requested')).toHaveLength(1)
})

// IDEN-73
it('refuses an identity that was linked meanwhile: sign-in-expired, and creates nothing', async () => {
  await world.externalSignInTickets.add(world.ticket)
  const { issuer, subject } = world.ticket
  const identity = { accountUuid: anAccount().uuid, provider: 'google', issuer, subject, email: null }
  await world.linkedIdentities.save({ ...identity, linkedAt: world.clock.now() })
  expect(await world.signUp(person)).toMatchObject({ problem: 'sign-in-expired' })
  expect(await world.accounts.findByEmail('lerato@example.com')).toBeNull()
})
