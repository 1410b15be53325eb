import { createOperatorAdmin } from '../../commands/operator-admin.ts'
import { createAuthenticatorCode } from '../support/authenticator.ts'
import { addOperator, OPERATOR_PASSWORD, operatorApi } from '../support/operators.ts'
import { unwrap } from '../support/unwrap.ts'
import type { CallFixture } from './call-fixture.ts'
import type { CallTable } from './call-spec.ts'

const STAFF_TEST = { coveredBy: 'apps/server/src/http-tests/staff.test.ts' }
const WRONG = 'not the right one'

const newOperator = async ({ server }: CallFixture) => {
  const operator = await addOperator(server)
  const { email } = operator
  return { email, operator, api: await operatorApi(server, email) }
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
  const address = `${newUuid()}@guildhall.example`
  const make = createOperatorAdmin({ clock, knex: server.knex, publicUrl: server.url })
  const { text } = await make({ address, name: '', role: 'vetter' })
  return { token: text.split('#')[1] ?? '', email: address }
}
/** A superadmin whose password was given longer ago than ten minutes. */
const unproved = async (fixture: CallFixture) => {
  const { api, operator } = await newOperator(fixture)
  const before = new Date(Date.now() - 600_000)
  await fixture.server
    .knex('operator_sessions')
    .where({ operatorUuid: operator.uuid })
    .update({ authenticatedAt: before })
  return api
}
const params = ({ uuid }: { readonly uuid: string }) => ({ params: { id: uuid } })
const newColleague = async ({ server }: CallFixture) => params(await addOperator(server, { role: 'vetter' }))
const disabledColleague = ({ server }: CallFixture) => addOperator(server, { disabledAt: new Date() })
const support = { body: { role: 'support' } } as const
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
    repeated: 'not-found',
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
  listOperators: {
    happy: async (fixture) => ({ by: (await newOperator(fixture)).api }),
    answers: { operators: [{ name: 'Callum Nguyen', hasTwoFactor: false, disabledAt: null }] },
    repeated: 'same',
    problems: {},
  },
  makeOperatorLink: {
    happy: async (fixture) => ({
      by: (await newOperator(fixture)).api,
      sent: { body: { email: `${fixture.newUuid()}@guildhall.example`, role: 'billing' } },
    }),
    answers: { path: /^\/staff\/link#[\w-]{43}$/, role: 'billing' },
    repeated: 'done',
    problems: {
      'password-required': async (fixture) => ({
        by: await unproved(fixture),
        sent: { body: { email: `${fixture.newUuid()}@guildhall.example`, role: 'billing' } },
      }),
      'operator-disabled': async (fixture) => ({
        by: (await newOperator(fixture)).api,
        sent: { body: { email: (await disabledColleague(fixture)).email, role: 'billing' } },
      }),
    },
  },
  changeOperatorRole: {
    happy: async (fixture) => ({
      by: (await newOperator(fixture)).api,
      sent: { ...(await newColleague(fixture)), ...support },
    }),
    repeated: 'done',
    problems: {
      'not-found': async (fixture) => ({
        by: (await newOperator(fixture)).api,
        sent: { params: { id: fixture.newUuid() }, ...support },
      }),
      'password-required': async (fixture) => ({
        by: await unproved(fixture),
        sent: { ...(await newColleague(fixture)), ...support },
      }),
      'operator-disabled': async (fixture) => ({
        by: (await newOperator(fixture)).api,
        sent: { ...params(await disabledColleague(fixture)), ...support },
      }),
      'own-operator': async (fixture) => {
        const { api, operator } = await newOperator(fixture)
        return { by: api, sent: { ...params(operator), ...support } }
      },
    },
  },
  disableOperator: {
    happy: async (fixture) => ({ by: (await newOperator(fixture)).api, sent: await newColleague(fixture) }),
    repeated: 'done',
    problems: {
      'not-found': async (fixture) => ({
        by: (await newOperator(fixture)).api,
        sent: { params: { id: fixture.newUuid() } },
      }),
      'password-required': async (fixture) => ({ by: await unproved(fixture), sent: await newColleague(fixture) }),
      'own-operator': async (fixture) => {
        const { api, operator } = await newOperator(fixture)
        return { by: api, sent: params(operator) }
      },
    },
  },
} satisfies Partial<CallTable>
