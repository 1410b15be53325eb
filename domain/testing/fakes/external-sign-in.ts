import {
  err,
  type ExternalIdentity,
  type ExternalSignInAttempt,
  type ExternalSignInAttempts,
  type ExternalSignInTicket,
  type ExternalSignInTickets,
  type FinishProblem,
  type IdentityProviders,
  type LinkedIdentity,
  type LinkedIdentityRepository,
  ok,
} from '../../src/index.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** Linked identities in memory. */
export const fakeLinkedIdentities = (): LinkedIdentityRepository & Restorable => {
  const { rows, snapshot } = memory<string, LinkedIdentity>()
  const keyOf = (issuer: string, subject: string): string => `${issuer} ${subject}`
  return {
    snapshot,
    find: (issuer, subject) => Promise.resolve(rows.get(keyOf(issuer, subject)) ?? null),
    list: (accountUuid) =>
      Promise.resolve(
        [...rows.values()]
          .filter((row) => row.accountUuid === accountUuid)
          .toSorted((one, other) => one.linkedAt.getTime() - other.linkedAt.getTime()),
      ),
    save: (identity) => {
      const { accountUuid, issuer, provider, subject } = identity
      const existing = rows.get(keyOf(issuer, subject))
      if (existing !== undefined && existing.accountUuid !== accountUuid) return Promise.resolve('taken')
      for (const [key, row] of rows) if (row.accountUuid === accountUuid && row.provider === provider) rows.delete(key)
      rows.set(keyOf(issuer, subject), identity)
      return Promise.resolve('saved')
    },
    remove: (accountUuid, provider) => {
      const found = [...rows].filter(([, row]) => row.accountUuid === accountUuid && row.provider === provider)
      for (const [key] of found) rows.delete(key)
      return Promise.resolve(found.length > 0)
    },
    removeAll: (accountUuid) => {
      for (const [key, row] of rows) if (row.accountUuid === accountUuid) rows.delete(key)
      return Promise.resolve()
    },
  }
}

/** Attempts in memory. */
export const fakeExternalSignInAttempts = (): ExternalSignInAttempts & Restorable => {
  const { rows, snapshot } = memory<string, ExternalSignInAttempt>()
  return {
    snapshot,
    add: (attempt) => {
      rows.set(attempt.stateHash, attempt)
      return Promise.resolve()
    },
    take: (stateHash, browserHash, now) => {
      const attempt = rows.get(stateHash)
      if (attempt === undefined || attempt.browserHash !== browserHash || attempt.expiresAt <= now)
        return Promise.resolve(null)
      rows.delete(stateHash)
      return Promise.resolve(attempt)
    },
  }
}

/** Tickets in memory. */
export const fakeExternalSignInTickets = (): ExternalSignInTickets & Restorable => {
  const { rows, snapshot } = memory<string, ExternalSignInTicket>()
  return {
    snapshot,
    add: (ticket) => {
      rows.set(ticket.tokenHash, ticket)
      return Promise.resolve()
    },
    find: (tokenHash, now) => {
      const ticket = rows.get(tokenHash)
      return Promise.resolve(ticket !== undefined && ticket.expiresAt > now ? ticket : null)
    },
    take: (tokenHash) => Promise.resolve(rows.delete(tokenHash)),
  }
}

const thandiAtGoogle: ExternalIdentity = {
  issuer: 'https://accounts.example',
  subject: '1234',
  email: 'thandi@example.com',
  emailVerified: true,
  firstName: 'Thandi',
  lastName: 'Nkosi',
}

/** Two providers, of which every answer vouches for `person` until it is told otherwise. */
export const fakeIdentityProviders = (person: ExternalIdentity = thandiAtGoogle) => {
  let answer: ExternalIdentity | FinishProblem = person
  const providers: IdentityProviders = {
    list: () => [
      { name: 'google', label: 'Google' },
      { name: 'acme', label: 'Acme Ltd' },
    ],
    begin: (provider, { redirectUrl, state }) =>
      Promise.resolve(
        answer === 'provider-unavailable'
          ? err('provider-unavailable')
          : ok(`https://${provider}.example/authorize?state=${state}&redirect_uri=${encodeURIComponent(redirectUrl)}`),
      ),
    finish: () => Promise.resolve(typeof answer === 'string' ? err(answer) : ok(answer)),
  }
  return {
    ...providers,
    /** What the next answers say: another person, or a problem. */
    answerWith: (next: Partial<ExternalIdentity> | FinishProblem): void => {
      answer = typeof next === 'string' ? next : { ...person, ...next }
    },
  }
}
