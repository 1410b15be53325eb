import { passkeyOrigin, registerPasskey } from '../support/passkeys.ts'
import { PASSWORD } from '../support/people.ts'
import { createSoftwareAuthenticator } from '../support/software-authenticator.ts'
import { unwrap } from '../support/unwrap.ts'
import { REQUIRED } from '../support/invalid-forms.ts'
import type { CallFixture } from './call-fixture.ts'
import type { CallTable } from './call-spec.ts'

const PASSKEYS_TEST = { coveredBy: 'apps/server/src/http-tests/passkeys.test.ts' }

/** A person with a passkey. */
const withPasskey = async ({ newContractor, server }: CallFixture) => {
  const person = await newContractor()
  return { person, ...(await registerPasskey(server, person)) }
}
const signInAnswer = async (fixture: CallFixture) => {
  const { device, person } = await withPasskey(fixture)
  const answer = device.get(unwrap(await fixture.anonymous.startPasskeySignIn()))
  return { person, sent: { body: { answer } } }
}
/** A person with a passkey and two-step sign-in, and their credentials. */
const withSecondStep = async (fixture: CallFixture) => {
  const { person } = await withPasskey(fixture)
  const confirmedAt = new Date()
  await fixture.server.knex('two_factors').insert({ accountUuid: person.uuid, sealedSecret: '', confirmedAt })
  return { person, body: { email: person.email, password: PASSWORD } }
}
const closeAccount = async (fixture: CallFixture, uuid: string, column: 'suspendedAt' | 'deletionRequestedAt') => {
  await fixture.server
    .knex('accounts')
    .where({ uuid })
    .update({ [column]: new Date() })
}
const stepOfClosed = (column: 'suspendedAt' | 'deletionRequestedAt') => async (fixture: CallFixture) => {
  const { body, person } = await withSecondStep(fixture)
  await closeAccount(fixture, person.uuid, column)
  return { by: fixture.anonymous, sent: { body } }
}
const signInOfClosed = (column: 'suspendedAt' | 'deletionRequestedAt') => async (fixture: CallFixture) => {
  const { person, sent } = await signInAnswer(fixture)
  await closeAccount(fixture, person.uuid, column)
  return { by: fixture.anonymous, sent }
}

export const passkeyCalls = {
  listPasskeys: {
    happy: async (fixture) => ({ by: (await withPasskey(fixture)).person.api }),
    answers: { available: false, passkeys: [{ name: 'Phone', backedUp: true, lastUsedAt: null }] },
    repeated: 'same',
    problems: {},
  },
  startPasskeyRegistration: {
    happy: async ({ newContractor }) => ({ by: (await newContractor()).api }),
    answers: { rp: { id: 'localhost' }, challenge: /^[\w-]{43}$/, attestation: 'none' },
    repeated: 'done',
    problems: {
      'password-required': PASSKEYS_TEST,
      'passkeys-unavailable': PASSKEYS_TEST,
      'too-many-passkeys': PASSKEYS_TEST,
    },
  },
  finishPasskeyRegistration: {
    happy: async ({ newContractor, server }) => {
      const { api } = await newContractor()
      const device = createSoftwareAuthenticator(passkeyOrigin(server))
      const answer = device.create(unwrap(await api.startPasskeyRegistration()))
      return { by: api, sent: { body: { answer, name: 'My laptop' } } }
    },
    answers: { name: 'My laptop' },
    repeated: 'passkey-refused',
    problems: {
      'passkey-refused': PASSKEYS_TEST,
      'too-many-passkeys': PASSKEYS_TEST,
      'passkey-known': async (fixture) => {
        const { device, person } = await withPasskey(fixture)
        const answer = device.create(unwrap(await person.api.startPasskeyRegistration()))
        return { by: person.api, sent: { body: { answer } } }
      },
    },
  },
  renamePasskey: {
    happy: async (fixture) => {
      const { passkey, person } = await withPasskey(fixture)
      return { by: person.api, sent: { params: { uuid: passkey.uuid }, body: { name: 'Work phone' } } }
    },
    answers: { name: 'Work phone' },
    repeated: 'same',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({
        by: contractor.api,
        sent: { params: { uuid: newUuid() }, body: { name: 'Work phone' } },
      }),
    },
    invalid: [['no fields', {}, { name: [REQUIRED] }]],
  },
  removePasskey: {
    happy: async (fixture) => {
      const { passkey, person } = await withPasskey(fixture)
      return { by: person.api, sent: { params: { uuid: passkey.uuid } } }
    },
    repeated: 'not-found',
    problems: {
      'not-found': async ({ newContractor, newUuid }) => ({
        by: (await newContractor()).api,
        sent: { params: { uuid: newUuid() } },
      }),
      'password-required': PASSKEYS_TEST,
    },
  },
  startPasskeySignIn: {
    happy: ({ anonymous }) => ({ by: anonymous }),
    answers: { rpId: 'localhost', challenge: /^[\w-]{43}$/, allowCredentials: [] },
    repeated: 'done',
    problems: { 'passkeys-unavailable': PASSKEYS_TEST },
  },
  signInWithPasskey: {
    happy: async (fixture) => ({ by: fixture.anonymous, sent: (await signInAnswer(fixture)).sent }),
    answers: { token: /./, signUpStep: 'complete' },
    repeated: 'passkey-refused',
    problems: {
      'passkey-refused': PASSKEYS_TEST,
      'too-many-failures': PASSKEYS_TEST,
      'account-suspended': signInOfClosed('suspendedAt'),
      'deletion-pending': signInOfClosed('deletionRequestedAt'),
    },
  },
  startPasskeyStep: {
    happy: async (fixture) => ({ by: fixture.anonymous, sent: { body: (await withSecondStep(fixture)).body } }),
    answers: { rpId: 'localhost', allowCredentials: [{ type: 'public-key' }] },
    repeated: 'done',
    problems: {
      'invalid-credentials': ({ anonymous, newUuid }) => ({
        by: anonymous,
        sent: { body: { email: `${newUuid()}@example.com`, password: PASSWORD } },
      }),
      'too-many-failures': async ({ anonymous, newUuid }) => {
        const body = { email: `${newUuid()}@example.com`, password: 'not the right one' }
        for (let count = 0; count < 5; count += 1) await anonymous.startPasskeyStep({ body })
        return { by: anonymous, sent: { body } }
      },
      'account-suspended': stepOfClosed('suspendedAt'),
      'deletion-pending': stepOfClosed('deletionRequestedAt'),
      'not-found': async (fixture) => {
        const { person } = await withPasskey(fixture)
        return { by: fixture.anonymous, sent: { body: { email: person.email, password: PASSWORD } } }
      },
      'passkeys-unavailable': PASSKEYS_TEST,
    },
  },
} satisfies Partial<CallTable>
