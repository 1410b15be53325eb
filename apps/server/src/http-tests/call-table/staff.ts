import { makeOperatorLink } from '@guildhall/domain/moderation'
import { createIdGenerator } from '@guildhall/node-crypto'
import { createRepositories, createUnitOfWork } from '@guildhall/postgres'
import { createHash, randomBytes } from 'node:crypto'
import { createAuthenticatorCode } from '../support/authenticator.ts'
import { addOperator, OPERATOR_PASSWORD, operatorApi } from '../support/operators.ts'
import { unwrap } from '../support/unwrap.ts'
import type { CallFixture } from './call-fixture.ts'
import type { CallTable } from './call-spec.ts'

const STAFF_TEST = { coveredBy: 'apps/server/src/http-tests/staff.test.ts' }
const WRONG = 'not the right one'

const newOperator = async ({ server }: CallFixture) => {
  const { email } = await addOperator(server)
  return { email, api: await operatorApi(server, email) }
}
const startApp = async (fixture: CallFixture) => {
  const { api, email } = await newOperator(fixture)
  const { secret } = unwrap(await api.startOperatorTwoFactor())
  return { by: api, email, sent: { body: { otp: createAuthenticatorCode(secret, new Date()) } } }
}
const withApp = async (fixture: CallFixture) => {
  const { by, email, sent } = await startApp(fixture)
  unwrap(await by.confirmOperatorTwoFactor(sent))
  return { by, email }
}
const lockedOut = async (fixture: CallFixture) => {
  const { api, email } = await newOperator(fixture)
  for (let count = 0; count < 5; count += 1) await api.proveOperator({ body: { password: WRONG } })
  return { api, email }
}
/** The token of a new operator's link, as the command makes it. */
const newLink = async ({ newUuid, server }: CallFixture) => {
  const clock = { now: () => new Date() }
  const token = randomBytes(32).toString('base64url')
  const made = await makeOperatorLink({
    ...createRepositories(server.knex),
    clock,
    ids: createIdGenerator(clock),
    tokens: { create: () => ({ token, hash: createHash('sha256').update(token).digest('hex') }) },
    unitOfWork: createUnitOfWork(server.knex),
  })({ email: `${newUuid()}@guildhall.example`, role: 'vetter', by: null })
  if (!made.ok) throw new Error(made.problem)
  return { token, email: made.value.operator.email }
}
const passwordForm = { name: 'Ben Abara', password: OPERATOR_PASSWORD, password_confirmation: OPERATOR_PASSWORD }

export const staffCalls = {
  signInOperator: {
    happy: async ({ anonymous, server }) => {
      const { email } = await addOperator(server)
      return { by: anonymous, sent: { body: { email, password: OPERATOR_PASSWORD } } }
    },
    answers: { operator: { name: 'Callum Nguyen', role: 'superadmin' }, hasTwoFactor: false },
    repeated: 'done',
    problems: {
      'invalid-credentials': ({ anonymous, newUuid }) => ({
        by: anonymous,
        sent: { body: { email: `${newUuid()}@guildhall.example`, password: OPERATOR_PASSWORD } },
      }),
      'too-many-failures': async (fixture) => {
        const { email } = await lockedOut(fixture)
        return { by: fixture.anonymous, sent: { body: { email, password: OPERATOR_PASSWORD } } }
      },
      'two-factor-required': async (fixture) => {
        const { email } = await withApp(fixture)
        return { by: fixture.anonymous, sent: { body: { email, password: OPERATOR_PASSWORD } } }
      },
    },
  },
  readOperator: {
    happy: async (fixture) => ({ by: (await newOperator(fixture)).api }),
    answers: { operator: { role: 'superadmin' } },
    repeated: 'same',
    problems: {},
  },
  signOutOperator: {
    happy: async (fixture) => ({ by: (await newOperator(fixture)).api }),
    repeated: 'unauthenticated',
    problems: {},
  },
  proveOperator: {
    happy: async (fixture) => ({
      by: (await newOperator(fixture)).api,
      sent: { body: { password: OPERATOR_PASSWORD } },
    }),
    repeated: 'done',
    problems: {
      'too-many-failures': async (fixture) => ({
        by: (await lockedOut(fixture)).api,
        sent: { body: { password: OPERATOR_PASSWORD } },
      }),
    },
  },
  startOperatorTwoFactor: {
    happy: async (fixture) => ({ by: (await newOperator(fixture)).api }),
    answers: { secret: /^[A-Z2-7]+$/, uri: /^otpauth:/ },
    repeated: 'done',
    problems: {
      'password-required': STAFF_TEST,
      'two-factor-on': async (fixture) => ({ by: (await withApp(fixture)).by }),
    },
  },
  confirmOperatorTwoFactor: {
    happy: startApp,
    repeated: 'two-factor-on',
    problems: {
      'two-factor-on': async (fixture) => ({ by: (await withApp(fixture)).by, sent: { body: { otp: '123456' } } }),
      'two-factor-off': async (fixture) => ({
        by: (await newOperator(fixture)).api,
        sent: { body: { otp: '123456' } },
      }),
      'too-many-failures': STAFF_TEST,
    },
  },
  readOperatorLink: {
    happy: async (fixture) => ({
      by: fixture.anonymous,
      sent: { body: { token: (await newLink(fixture)).token } },
    }),
    answers: { name: '', role: 'vetter' },
    repeated: 'same',
    problems: { 'link-expired': ({ anonymous }) => ({ by: anonymous, sent: { body: { token: 'unknown' } } }) },
  },
  acceptOperatorLink: {
    happy: async (fixture) => ({
      by: fixture.anonymous,
      sent: { body: { ...passwordForm, token: (await newLink(fixture)).token } },
    }),
    repeated: 'link-expired',
    problems: {
      'link-expired': ({ anonymous }) => ({ by: anonymous, sent: { body: { ...passwordForm, token: 'unknown' } } }),
    },
  },
} satisfies Partial<CallTable>
