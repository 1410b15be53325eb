import { type Account, logIn, type LogInCommand } from '../../src/index.ts'
import { aCompany, aMember, aProfile } from './people.ts'
import { fakeAccounts, fakeLoginFailures } from '../fakes/accounts.ts'
import { fakeBillingDetails } from '../fakes/billing-details.ts'
import { fakeClock } from '../fakes/clock.ts'
import { fakeCompanies } from '../fakes/companies.ts'
import { fakeExternalSignInTickets, fakeLinkedIdentities } from '../fakes/external-sign-in.ts'
import { noLists } from '../fakes/lists.ts'
import { fakeIds } from '../fakes/ids.ts'
import { fakeChannelStore, fakeNotifications } from '../fakes/notifications.ts'
import { fakeOutbox } from '../fakes/outbox.ts'
import { fakePasskeyChallenges, fakePasskeyCredentials, fakePasskeys } from '../fakes/passkeys.ts'
import { fakePasswords } from '../fakes/passwords.ts'
import { fakeProfiles } from '../fakes/profiles.ts'
import { fakeSessionFacts, fakeSessionHolders } from '../fakes/session-views.ts'
import { fakeKnownDevices, fakeSessions } from '../fakes/sessions.ts'
import { fakeTokens } from '../fakes/tokens.ts'
import {
  fakeCodeFailures,
  fakeOneTimePasswords,
  fakeRecoveryCodes,
  fakeSecretBox,
  fakeTwoFactors,
} from '../fakes/two-factor.ts'
import { fakeUnitOfWork } from '../fakes/unit-of-work.ts'

/** The dependencies of signing in and describing a session, with one company and its admin. */
export const signInFixture = (...accounts: readonly Account[]) => {
  const companies = fakeCompanies([aCompany()], [aMember()])
  const repositories = {
    accounts: fakeAccounts(...accounts),
    codeFailures: fakeCodeFailures(),
    companies,
    externalSignInTickets: fakeExternalSignInTickets(),
    knownDevices: fakeKnownDevices(),
    linkedIdentities: fakeLinkedIdentities(),
    outbox: fakeOutbox(),
    passkeyCredentials: fakePasskeyCredentials(),
    sessions: fakeSessions(),
    twoFactors: fakeTwoFactors(),
  }
  const channelStore = fakeChannelStore()
  const deps = {
    ...repositories,
    billingDetails: fakeBillingDetails(),
    channelStore,
    clock: fakeClock(),
    sessionIdleDays: 31,
    companyDirectory: companies,
    listSource: noLists,
    exchangeRates: { current: () => Promise.resolve({ date: '2026-03-01', base: 'usd' as const, rates: { zar: 18 } }) },
    ids: fakeIds(),
    loginFailures: fakeLoginFailures(),
    oneTimePasswords: fakeOneTimePasswords(),
    passkeyChallenges: fakePasskeyChallenges(),
    passkeys: fakePasskeys(),
    passwords: fakePasswords(),
    publicUrl: 'https://guildhall.example',
    recoveryCodes: fakeRecoveryCodes(),
    secretBox: fakeSecretBox(),
    profiles: fakeProfiles(aProfile()),
    sessionFacts: fakeSessionFacts({
      accounts: repositories.accounts,
      billingDetails: fakeBillingDetails(),
      channelStore,
      companyDirectory: companies,
      notifications: fakeNotifications(),
      profiles: fakeProfiles(aProfile()),
      twoFactors: repositories.twoFactors,
    }),
    sessionHolders: fakeSessionHolders({
      accounts: repositories.accounts,
      companyDirectory: companies,
      sessions: repositories.sessions,
    }),
    tokens: fakeTokens(),
    unitOfWork: fakeUnitOfWork(repositories),
  }
  return deps
}

/** A valid login of `anAccount`. */
export const aLogInCommand: LogInCommand = {
  email: ' Thandi@Example.com',
  password: 'a fine long password',
  userAgent: 'Firefox',
  address: '192.0.2.1',
}

/** A fixture in which this account has just signed in, and the result of its login. */
export const signedInFixture = async (account: Account, changes: Partial<LogInCommand> = {}) => {
  const deps = signInFixture(account)
  const result = await logIn(deps)({ ...aLogInCommand, email: account.email, ...changes })
  if (!result.ok) throw new Error('The login was refused')
  return { deps, login: result.value }
}
