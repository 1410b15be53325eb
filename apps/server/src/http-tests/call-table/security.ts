import { createAuthenticatorCode } from '../support/authenticator.ts'
import { unwrap } from '../support/unwrap.ts'
import { PASSWORD } from '../support/people.ts'
import type { CallTable } from './call-spec.ts'
import type { CallFixture } from './call-fixture.ts'

const IDENTITY_TEST = { coveredBy: 'apps/server/src/http-tests/proof-of-identity.test.ts' }
const passwordForm = { body: { password: PASSWORD } }
const missingPassword = [['no fields', {}, { password: ['This is not your password'] }]] as const

/** A person with too many failed password attempts. */
const createLockedOut = async ({ newContractor }: CallFixture) => {
  const { api } = await newContractor()
  const wrong = { current_password: 'not the right one', password: PASSWORD, password_confirmation: PASSWORD }
  for (let count = 0; count < 5; count += 1) await api.changePassword({ body: wrong })
  return { by: api, sent: passwordForm }
}

/** A person who has started two-step sign-in, with the confirming code. */
const startTwoFactor = async ({ newContractor }: CallFixture) => {
  const { api } = await newContractor()
  const { secret } = unwrap(await api.startTwoFactor(passwordForm))
  return { by: api, sent: { body: { otp: createAuthenticatorCode(secret, new Date()) } } }
}
/** A person with two-step sign-in enabled. */
const enableTwoFactor = async (fixture: CallFixture) => {
  const { by, sent } = await startTwoFactor(fixture)
  unwrap(await by.confirmTwoFactor(sent))
  return by
}

export const securityCalls = {
  listSessions: {
    happy: async ({ newContractor }) => ({ by: (await newContractor()).api }),
    answers: { sessions: [{ current: true, device: /./ }] },
    repeated: 'done',
    problems: {},
  },
  endSession: {
    happy: async ({ newContractor, anonymous }) => {
      const { api, email } = await newContractor()
      unwrap(await anonymous.logIn({ body: { email, password: PASSWORD } }))
      const other = unwrap(await api.listSessions()).sessions.find(({ current }) => !current)
      return { by: api, sent: { params: { id: other?.uuid ?? '' } } }
    },
    repeated: 'not-found',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({ by: contractor.api, sent: { params: { id: newUuid() } } }),
    },
  },
  endOtherSessions: {
    happy: async ({ newContractor }) => ({ by: (await newContractor()).api }),
    repeated: 'done',
    problems: {},
  },
  startTwoFactor: {
    happy: async ({ newContractor }) => ({ by: (await newContractor()).api, sent: passwordForm }),
    answers: { secret: /^[A-Z2-7]+$/, uri: /^otpauth:/ },
    repeated: 'done',
    problems: {
      'too-many-failures': createLockedOut,
      'two-factor-on': async (fixture) => ({ by: await enableTwoFactor(fixture), sent: passwordForm }),
    },
    invalid: missingPassword,
  },
  confirmTwoFactor: {
    happy: startTwoFactor,
    answers: { recoveryCodes: [/./] },
    repeated: 'two-factor-on',
    problems: {
      'two-factor-on': async (fixture) => ({ by: await enableTwoFactor(fixture), sent: { body: { otp: '123456' } } }),
      'two-factor-off': ({ contractor }) => ({ by: contractor.api, sent: { body: { otp: '123456' } } }),
      'too-many-failures': IDENTITY_TEST,
    },
  },
  removeTwoFactor: {
    happy: async (fixture) => ({ by: await enableTwoFactor(fixture), sent: passwordForm }),
    repeated: 'two-factor-off',
    problems: {
      'too-many-failures': createLockedOut,
      'two-factor-off': ({ contractor }) => ({ by: contractor.api, sent: passwordForm }),
      'two-factor-required': IDENTITY_TEST,
    },
    invalid: missingPassword,
  },
  regenerateRecoveryCodes: {
    happy: async (fixture) => ({ by: await enableTwoFactor(fixture), sent: passwordForm }),
    answers: { recoveryCodes: [/./] },
    repeated: 'done',
    problems: {
      'too-many-failures': createLockedOut,
      'two-factor-off': ({ contractor }) => ({ by: contractor.api, sent: passwordForm }),
      'two-factor-required': IDENTITY_TEST,
    },
    invalid: missingPassword,
  },
  proveIdentity: {
    happy: async ({ newContractor }) => ({ by: (await newContractor()).api, sent: passwordForm }),
    repeated: 'done',
    problems: { 'too-many-failures': createLockedOut, 'two-factor-required': IDENTITY_TEST },
    invalid: missingPassword,
  },
} satisfies Partial<CallTable>
