import { createHash, randomUUID } from 'node:crypto'
import type { ExternalSignInTicket } from '@guildhall/domain/identity'
import { createRepositories } from '@guildhall/postgres'
import { createApiClient } from '@guildhall/rest-contract/client'
import type { Person } from '../support/people.ts'
import type { CallFixture } from './call-fixture.ts'
import type { CallTable } from './call-spec.ts'

const EXTERNAL_TEST = { coveredBy: 'apps/server/src/http-tests/external-sign-in.test.ts' }
const acme = { params: { provider: 'acme' } }

/** A new person who is connected to the provider. */
const createConnected = async ({ newContractor, server }: CallFixture) => {
  const person = await newContractor()
  const identity = { provider: 'acme', issuer: 'https://acme.example', subject: randomUUID(), email: person.email }
  const { linkedIdentities } = createRepositories(server.knex)
  await linkedIdentities.save({ ...identity, accountUuid: person.uuid, linkedAt: new Date() })
  return { person, identity }
}

/** A browser that has just come back from the provider. */
const createBrowser = async (
  { server }: CallFixture,
  ticket: Pick<ExternalSignInTicket, 'step' | 'accountUuid' | 'issuer' | 'subject' | 'email'>,
) => {
  const token = randomUUID()
  await createRepositories(server.knex).externalSignInTickets.add({
    ...ticket,
    tokenHash: createHash('sha256').update(token).digest('hex'),
    provider: 'acme',
    emailVerified: true,
    firstName: 'Robin',
    lastName: 'Hale',
    expiresAt: new Date(Date.now() + 60_000),
  })
  return createApiClient({ fetch, base: server.url, headers: () => ({ cookie: `external_ticket=${token}` }) })
}

const createReturned = async (fixture: CallFixture) => {
  const { identity, person } = await createConnected(fixture)
  return { by: await createBrowser(fixture, { ...identity, step: 'log-in', accountUuid: person.uuid }) }
}

const connectedBy = ({ api }: Person) => ({ by: api, sent: acme })

export const externalSignInCalls = {
  readExternalSignIn: {
    happy: async (fixture) => ({
      by: await createBrowser(fixture, {
        step: 'sign-up',
        accountUuid: null,
        issuer: 'https://acme.example',
        subject: '1',
        email: 'new@example.com',
      }),
    }),
    answers: {
      step: 'sign-up',
      provider: 'Acme Ltd',
      email: 'new@example.com',
      first_name: 'Robin',
      needs_code: false,
    },
    repeated: 'same',
    problems: { 'not-found': ({ anonymous }) => ({ by: anonymous }) },
  },
  completeExternalSignIn: {
    happy: async (fixture) => ({ ...(await createReturned(fixture)), sent: { body: {} } }),
    answers: { signingUp: false, signUpStep: 'complete' },
    repeated: 'sign-in-expired',
    problems: {
      'sign-in-expired': ({ anonymous }) => ({ by: anonymous, sent: { body: {} } }),
      'account-suspended': EXTERNAL_TEST,
      'deletion-pending': EXTERNAL_TEST,
      'too-many-failures': EXTERNAL_TEST,
      'two-factor-required': EXTERNAL_TEST,
    },
  },
  listSignInProviders: {
    happy: ({ contractor }) => ({ by: contractor.api }),
    answers: { providers: [{ name: 'acme', label: 'Acme Ltd', connectedAt: null, configured: true }] },
    repeated: 'same',
    problems: {},
  },
  connectSignInProvider: {
    happy: async ({ newContractor }) => connectedBy(await newContractor()),
    answers: { url: /^http:.+\/authorize\?/ },
    repeated: 'done',
    problems: {
      'not-found': ({ contractor }) => ({ by: contractor.api, sent: { params: { provider: 'nobody' } } }),
      'password-required': EXTERNAL_TEST,
    },
  },
  disconnectSignInProvider: {
    happy: async (fixture) => connectedBy((await createConnected(fixture)).person),
    repeated: 'not-found',
    problems: {
      'not-found': async ({ newContractor }) => connectedBy(await newContractor()),
      'password-required': EXTERNAL_TEST,
    },
  },
} satisfies Partial<CallTable>
