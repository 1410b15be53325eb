import { newMail } from './mails.ts'
import type { CallTable } from './call-facts.ts'
import { must } from '../support/must.ts'
import { logIn, PASSWORD, signUp, verificationOf } from '../support/people.ts'
import { REQUIRED, signUps } from '../support/wrong-forms.ts'
import { newRequest, type Stage } from './stage.ts'

const SECURITY = { provedIn: 'apps/server/src/http-tests/account-security.test.ts' }
const FRESH = { password: 'another fine long pass phrase', password_confirmation: 'another fine long pass phrase' }
const NOT_EMAIL = 'Value is not a valid email address'
const noEmail = [
  ['nothing', {}, { email: [REQUIRED] }],
  ['no address', { email: 'dana' }, { email: [NOT_EMAIL] }],
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

/** Somebody who has signed up and not followed the link yet. */
const newcomer = async ({ newUuid, server }: Stage): Promise<string> => {
  const email = `${newUuid()}@example.com`
  must(await signUp(server, 'contractor', { email }))
  return email
}

export const accountCalls = {
  register: {
    happy: ({ newUuid, nobody }) => ({
      by: nobody,
      sent: { body: { ...registration, email: `${newUuid()}@example.com` } },
    }),
    answers: { token: /./, user: { firstName: 'Robin', userType: 'contractor', emailVerified: false } },
    again: 'invalid',
    problems: { 'not-qualified': { provedIn: 'apps/server/src/http-tests/qualify.test.ts' } },
    invalid: signUps,
  },
  logIn: {
    happy: ({ contractor, nobody }) => ({
      by: nobody,
      sent: { body: { email: contractor.email, password: PASSWORD } },
    }),
    answers: { signingUp: false, signUpStep: 'complete', details: { jobTitle: 'Analytics engineer' }, company: null },
    again: 'done',
    problems: {
      'deletion-pending': { provedIn: 'apps/server/src/http-tests/departures.test.ts' },
      'invalid-credentials': ({ nobody }) => ({
        by: nobody,
        sent: { body: { email: 'who@example.com', password: 'not the right one' } },
      }),
      'too-many-failures': async ({ nobody }) => {
        const sent = { body: { email: 'guessed@example.com', password: 'not the right one' } }
        for (let count = 0; count < 5; count += 1) await nobody.logIn(sent)
        return { by: nobody, sent }
      },
      'account-suspended': async (stage) => {
        const { email, uuid } = await stage.newContractor()
        await stage.server.knex('accounts').where({ uuid }).update({ suspendedAt: new Date() })
        return { by: stage.nobody, sent: { body: { email, password: PASSWORD } } }
      },
      'two-factor-required': { provedIn: 'apps/server/src/http-tests/two-factor.test.ts' },
    },
  },
  logOut: {
    happy: async ({ contractor, server }) => ({ by: (await logIn(server, contractor.email)).api }),
    again: 'unauthenticated',
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
    again: 'done',
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
    again: 'done',
    problems: {},
  },
  readBadgeCounts: {
    happy: async (stage) => ({ by: (await newRequest(stage)).contractor.api }),
    answers: { pendingRequests: 1, unreadConversations: 0 },
    again: 'done',
    problems: {},
  },
  requestVerificationMail: {
    happy: ({ newUuid, nobody }) => ({ by: nobody, sent: { body: { email: `${newUuid()}@example.com` } } }),
    again: 'too-many',
    problems: {
      'too-many': async (stage) => ({ by: stage.nobody, sent: { body: { email: await newcomer(stage) } } }),
    },
    invalid: noEmail,
  },
  verifyEmail: {
    happy: async (stage) => {
      const { hash, uuid } = await verificationOf(stage.server, await newcomer(stage))
      return { by: stage.nobody, sent: { params: { hash, uuid } } }
    },
    answers: { status: 'verified' },
    again: 'done',
    problems: {
      'invalid-signature': ({ contractor, nobody }) => ({
        by: nobody,
        sent: { params: { uuid: contractor.uuid, hash: 'made-up' } },
      }),
    },
  },
  checkEmail: {
    happy: ({ nobody }) => ({ by: nobody, sent: { body: { email: 'nobody-yet@example.com' } } }),
    answers: { available: true },
    again: 'same',
    problems: {},
    invalid: [
      ...noEmail,
      ['a taken one', { email: 'Thandeka@example.com' }, { email: ['This email address is already in use'] }],
    ],
  },
  readSignUpOptions: {
    happy: ({ nobody }) => ({ by: nobody }),
    answers: { planBase: { basePrice: 680, currency: 'USD', symbol: '$' }, paymentService: 'stripe' },
    again: 'same',
    problems: {},
  },
  requestPasswordReset: {
    happy: ({ newUuid, nobody }) => ({ by: nobody, sent: { body: { email: `${newUuid()}@example.com` } } }),
    again: 'too-many',
    problems: { 'too-many': SECURITY },
    invalid: noEmail,
  },
  resetPassword: {
    happy: async (stage) => {
      const { email } = await stage.newContractor()
      must(await stage.nobody.requestPasswordReset({ body: { email } }))
      const { text } = await newMail(stage.server, email, /^Set a new password$/)
      const token = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? ''
      return { by: stage.nobody, sent: { body: { email, token, ...FRESH } } }
    },
    again: 'link-expired',
    problems: {
      'link-expired': ({ contractor, nobody }) => ({
        by: nobody,
        sent: { body: { email: contractor.email, token: 'made-up', ...FRESH } },
      }),
    },
    invalid: [
      [
        'two passwords',
        { email: 'a@example.com', token: 'x', ...FRESH, password_confirmation: 'another' },
        { password_confirmation: ['The value must be equal to the password value'] },
      ],
    ],
  },
  changePassword: {
    happy: async ({ newContractor }) => ({
      by: (await newContractor()).api,
      sent: { body: { current_password: PASSWORD, ...FRESH } },
    }),
    again: 'invalid',
    problems: { 'too-many-failures': SECURITY },
    invalid: [
      ['nothing', {}, { current_password: [REQUIRED], password: [REQUIRED], password_confirmation: [REQUIRED] }],
    ],
  },
  setMobile: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { body: { mobile: '(212) 555-0143' } } }),
    answers: { mobile: '+12125550143' },
    again: 'same',
    problems: {},
    invalid: [
      ['nothing', {}, { mobile: [REQUIRED] }],
      ['no number', { mobile: 'call me' }, { mobile: ['Value is not a valid mobile number'] }],
    ],
  },
  requestEmailChange: {
    happy: async ({ newContractor, newUuid }) => ({
      by: (await newContractor()).api,
      sent: { body: { email: `${newUuid()}@example.com` } },
    }),
    again: 'too-many',
    problems: {
      'too-many': async ({ newContractor, newUuid }) => {
        const { api } = await newContractor()
        const sent = { body: { email: `${newUuid()}@example.com` } }
        must(await api.requestEmailChange(sent))
        return { by: api, sent }
      },
    },
    invalid: [
      ...noEmail,
      ['a taken one', { email: 'dana@kestrel.example' }, { email: ['This email address is already in use'] }],
    ],
  },
  confirmEmailChange: {
    happy: async ({ newContractor, newUuid, server }) => {
      const { api } = await newContractor()
      const email = `${newUuid()}@example.com`
      must(await api.requestEmailChange({ body: { email } }))
      const { text } = await newMail(server, email, /is your code$/)
      return { by: api, sent: { body: { otp: /\b\d{6}\b/.exec(text)?.[0] ?? '' } } }
    },
    again: 'code-expired',
    problems: {
      'code-expired': ({ contractor }) => ({ by: contractor.api, sent: { body: { otp: '123456' } } }),
      'email-taken': SECURITY,
    },
    invalid: [['nothing', {}, { otp: [REQUIRED] }]],
  },
} satisfies Partial<CallTable>
