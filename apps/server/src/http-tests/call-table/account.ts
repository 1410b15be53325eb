import { waitForMail } from './mails.ts'
import type { CallTable } from './call-spec.ts'
import { unwrap } from '../support/unwrap.ts'
import { logIn, PASSWORD, signUp, readVerificationLink } from '../support/people.ts'
import { REQUIRED, invalidSignUps } from '../support/invalid-forms.ts'
import { newRequest, type CallFixture } from './call-fixture.ts'

const SECURITY_TEST = { coveredBy: 'apps/server/src/http-tests/account-security.test.ts' }
const IDENTITY_TEST = { coveredBy: 'apps/server/src/http-tests/proof-of-identity.test.ts' }
const NEW_PASSWORD = {
  password: 'another fine long pass phrase',
  password_confirmation: 'another fine long pass phrase',
}
const NOT_EMAIL = 'Value is not a valid email address'
const invalidEmails = [
  ['no fields', {}, { email: [REQUIRED] }],
  ['an invalid address', { email: 'dana' }, { email: [NOT_EMAIL] }],
] as const

const registration = {
  first_name: 'Robin',
  last_name: 'Hale',
  user_type: 'contractor',
  mobile: '+12125550143',
  password: PASSWORD,
  password_confirmation: PASSWORD,
  agree_terms: true,
} as const

/** Registers a person who has not verified their address; returns it. */
const registerUnverified = async ({ newUuid, server }: CallFixture): Promise<string> => {
  const email = `${newUuid()}@example.com`
  unwrap(await signUp(server, 'contractor', { email }))
  return email
}

export const accountCalls = {
  register: {
    happy: ({ newUuid, anonymous }) => ({
      by: anonymous,
      sent: { body: { ...registration, email: `${newUuid()}@example.com` } },
    }),
    answers: { token: /./, user: { firstName: 'Robin', userType: 'contractor', emailVerified: false } },
    repeated: 'invalid',
    problems: {
      'not-qualified': { coveredBy: 'apps/server/src/http-tests/qualify.test.ts' },
      'sign-in-expired': { coveredBy: 'domain/src/onboarding/external-sign-up.test.ts' },
    },
    invalid: invalidSignUps,
  },
  logIn: {
    happy: ({ contractor, anonymous }) => ({
      by: anonymous,
      sent: { body: { email: contractor.email, password: PASSWORD } },
    }),
    answers: { signingUp: false, signUpStep: 'complete', details: { jobTitle: 'Analytics Engineer' }, company: null },
    repeated: 'done',
    problems: {
      'deletion-pending': { coveredBy: 'apps/server/src/http-tests/account-deletion.test.ts' },
      'invalid-credentials': ({ anonymous }) => ({
        by: anonymous,
        sent: { body: { email: 'who@example.com', password: 'not the right one' } },
      }),
      'too-many-failures': async ({ anonymous }) => {
        const sent = { body: { email: 'guessed@example.com', password: 'not the right one' } }
        for (let count = 0; count < 5; count += 1) await anonymous.logIn(sent)
        return { by: anonymous, sent }
      },
      'account-suspended': async (fixture) => {
        const { email, uuid } = await fixture.newContractor()
        await fixture.server.knex('accounts').where({ uuid }).update({ suspendedAt: new Date() })
        return { by: fixture.anonymous, sent: { body: { email, password: PASSWORD } } }
      },
      'two-factor-required': { coveredBy: 'apps/server/src/http-tests/two-factor.test.ts' },
      'passkey-refused': { coveredBy: 'apps/server/src/http-tests/passkeys.test.ts' },
    },
  },
  logOut: {
    happy: async ({ contractor, server }) => ({ by: (await logIn(server, contractor.email)).api }),
    repeated: 'unauthenticated',
    problems: {},
  },
  readUser: {
    happy: ({ contractor }) => ({ by: contractor.api }),
    answers: {
      token: /./,
      signUpStep: 'complete',
      user: { email: 'thandeka@example.com' },
      skills: ['dbt', 'Snowflake'],
    },
    repeated: 'done',
    problems: {},
  },
  readSession: {
    happy: ({ contractor }) => ({ by: contractor.api }),
    answers: {
      signUpStep: 'complete',
      user: { email: 'thandeka@example.com' },
      skills: ['dbt', 'Snowflake'],
      preferences: { system: true },
      realtime: { token: /./ },
    },
    repeated: 'done',
    problems: {},
  },
  dismissWelcome: {
    happy: async ({ newContractor }) => ({ by: (await newContractor()).api }),
    repeated: 'done',
    problems: {},
  },
  readBadgeCounts: {
    happy: async (fixture) => ({ by: (await newRequest(fixture)).contractor.api }),
    answers: { pendingRequests: 1, unreadConversations: 0 },
    repeated: 'done',
    problems: {},
  },
  requestVerificationMail: {
    happy: ({ newUuid, anonymous }) => ({ by: anonymous, sent: { body: { email: `${newUuid()}@example.com` } } }),
    repeated: 'too-many',
    problems: {
      'too-many': async (fixture) => ({
        by: fixture.anonymous,
        sent: { body: { email: await registerUnverified(fixture) } },
      }),
    },
    invalid: invalidEmails,
  },
  verifyEmail: {
    happy: async (fixture) => {
      const { hash, uuid } = await readVerificationLink(fixture.server, await registerUnverified(fixture))
      return { by: fixture.anonymous, sent: { params: { hash, uuid } } }
    },
    answers: { status: 'verified', email: /@example\.com$/, signedIn: false },
    repeated: 'done',
    problems: {
      'invalid-signature': ({ contractor, anonymous }) => ({
        by: anonymous,
        sent: { params: { uuid: contractor.uuid, hash: 'made-up' } },
      }),
    },
  },
  checkEmail: {
    happy: ({ anonymous }) => ({ by: anonymous, sent: { body: { email: 'nobody-yet@example.com' } } }),
    answers: { available: true },
    repeated: 'same',
    problems: {},
    invalid: [
      ...invalidEmails,
      ['a taken address', { email: 'Thandeka@example.com' }, { email: ['This email address is already in use'] }],
    ],
  },
  readSignUpOptions: {
    happy: ({ anonymous }) => ({ by: anonymous }),
    answers: { planBase: { basePrice: 680, currency: 'USD', symbol: '$' }, paymentService: 'stripe' },
    repeated: 'same',
    problems: {},
  },
  requestPasswordReset: {
    happy: ({ newUuid, anonymous }) => ({ by: anonymous, sent: { body: { email: `${newUuid()}@example.com` } } }),
    repeated: 'too-many',
    problems: { 'too-many': SECURITY_TEST },
    invalid: invalidEmails,
  },
  resetPassword: {
    happy: async (fixture) => {
      const { email } = await fixture.newContractor()
      unwrap(await fixture.anonymous.requestPasswordReset({ body: { email } }))
      const { text } = await waitForMail(fixture.server, email, /^Set a new password$/)
      const token = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? ''
      return { by: fixture.anonymous, sent: { body: { email, token, ...NEW_PASSWORD } } }
    },
    repeated: 'link-expired',
    problems: {
      'link-expired': ({ contractor, anonymous }) => ({
        by: anonymous,
        sent: { body: { email: contractor.email, token: 'made-up', ...NEW_PASSWORD } },
      }),
    },
    invalid: [
      [
        'two different passwords',
        { email: 'a@example.com', token: 'x', ...NEW_PASSWORD, password_confirmation: 'another' },
        { password_confirmation: ['The value must be equal to the password value'] },
      ],
    ],
  },
  changePassword: {
    happy: async ({ newContractor }) => ({
      by: (await newContractor()).api,
      sent: { body: { current_password: PASSWORD, ...NEW_PASSWORD } },
    }),
    repeated: 'invalid',
    problems: { 'too-many-failures': SECURITY_TEST },
    invalid: [
      ['no fields', {}, { current_password: [REQUIRED], password: [REQUIRED], password_confirmation: [REQUIRED] }],
    ],
  },
  setMobile: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { body: { mobile: '(212) 555-0143' } } }),
    answers: { mobile: '+12125550143' },
    repeated: 'same',
    problems: {},
    invalid: [
      ['no fields', {}, { mobile: [REQUIRED] }],
      ['an invalid number', { mobile: 'call me' }, { mobile: ['Value is not a valid mobile number'] }],
    ],
  },
  requestEmailChange: {
    happy: async ({ newContractor, newUuid }) => ({
      by: (await newContractor()).api,
      sent: { body: { email: `${newUuid()}@example.com` } },
    }),
    repeated: 'too-many',
    problems: {
      'password-required': IDENTITY_TEST,
      'too-many': async ({ newContractor, newUuid }) => {
        const { api } = await newContractor()
        const sent = { body: { email: `${newUuid()}@example.com` } }
        unwrap(await api.requestEmailChange(sent))
        return { by: api, sent }
      },
    },
    invalid: [
      ...invalidEmails,
      ['a taken address', { email: 'dana@kestrel.example' }, { email: ['This email address is already in use'] }],
    ],
  },
  confirmEmailChange: {
    happy: async ({ newContractor, newUuid, server }) => {
      const { api } = await newContractor()
      const email = `${newUuid()}@example.com`
      unwrap(await api.requestEmailChange({ body: { email } }))
      const { text } = await waitForMail(server, email, /is your code$/)
      return { by: api, sent: { body: { otp: /\b\d{6}\b/.exec(text)?.[0] ?? '' } } }
    },
    repeated: 'code-expired',
    problems: {
      'code-expired': ({ contractor }) => ({ by: contractor.api, sent: { body: { otp: '123456' } } }),
      'email-taken': SECURITY_TEST,
      'too-many-failures': IDENTITY_TEST,
    },
    invalid: [['no fields', {}, { otp: [REQUIRED] }]],
  },
  restoreEmail: {
    happy: async ({ anonymous, newContractor, newUuid, server }) => {
      const { api, email: old } = await newContractor()
      const email = `${newUuid()}@example.com`
      unwrap(await api.requestEmailChange({ body: { email } }))
      const { text: codeText } = await waitForMail(server, email, /is your code$/)
      unwrap(await api.confirmEmailChange({ body: { otp: /\b\d{6}\b/.exec(codeText)?.[0] ?? '' } }))
      const { text } = await waitForMail(server, old, /was changed$/)
      return { by: anonymous, sent: { body: { token: /restore-email\?token=([\w-]+)/.exec(text)?.[1] ?? '' } } }
    },
    answers: { email: /@/ },
    repeated: 'link-expired',
    problems: {
      'link-expired': ({ anonymous }) => ({ by: anonymous, sent: { body: { token: 'no such token' } } }),
      'email-taken': IDENTITY_TEST,
    },
    invalid: [['no fields', {}, { token: [REQUIRED] }]],
  },
} satisfies Partial<CallTable>
