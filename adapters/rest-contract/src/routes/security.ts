import { z } from 'zod'
import { EMPLOYER, NOW } from '../examples/people.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { uuid } from '../wire/fields.ts'
import {
  codeForm,
  emailAnswer,
  emailRestorationForm,
  mobileAnswer,
  mobileForm,
  passwordForm,
  passwordResetForm,
  sessionList,
} from '../wire/security.ts'
import { identityForm } from '../wire/two-factor.ts'
import { emailForm } from '../wire/session.ts'
import { mailedJustNow, notFound, passwordRequired, secondFactorRequired, tooManyFailures } from './shared-problems.ts'
import { mobileCheck, passwordChecks } from './shared-checks.ts'

/** Account security: password, e-mail address, mobile number and sessions. Rules: IDEN-18, IDEN-31, IDEN-32, IDEN-36. */
export const securityRoutes = {
  requestPasswordReset: route({
    ...routeIndex.requestPasswordReset,
    summary: 'Send a link that sets a new password; the answer never tells who has an account',
    access: 'public',
    rateLimit: 'sign-in',
    body: emailForm,
    success: { status: 204 },
    problems: mailedJustNow,
    examples: { body: { email: 'thandeka@example.com' } },
  }),
  resetPassword: route({
    ...routeIndex.resetPassword,
    summary: 'Set a new password by the link of a mail; every session ends',
    checks: passwordChecks,
    access: 'public',
    rateLimit: 'sign-in',
    body: passwordResetForm,
    success: { status: 204 },
    problems: {
      'link-expired': { status: 422, message: 'This link has expired or was used already. Please ask for a new one.' },
    },
    examples: {
      body: {
        email: 'thandeka@example.com',
        token: 'q8Yh3…',
        password: 'another fine long password',
        password_confirmation: 'another fine long password',
      },
    },
  }),
  listSessions: route({
    ...routeIndex.listSessions,
    summary: 'The devices that one is signed in on',
    access: 'session',
    allowsUnverified: true,
    success: { status: 200, body: sessionList },
    problems: {},
    examples: {
      reply: {
        sessions: [
          {
            uuid: EMPLOYER,
            device: 'Firefox on Linux',
            address: '192.0.2.17',
            createdAt: NOW,
            lastSeenAt: NOW,
            current: true,
          },
        ],
      },
    },
  }),
  endSession: route({
    ...routeIndex.endSession,
    summary: 'Sign one device out; its real-time channel closes',
    access: 'session',
    allowsUnverified: true,
    params: z.object({ id: uuid }),
    success: { status: 204 },
    problems: notFound,
    examples: {},
  }),
  endOtherSessions: route({
    ...routeIndex.endOtherSessions,
    summary: 'Sign every other device out',
    access: 'session',
    allowsUnverified: true,
    success: { status: 204 },
    problems: {},
    examples: {},
  }),
  changePassword: route({
    ...routeIndex.changePassword,
    summary: 'Change the password; every other session ends',
    checks: [...passwordChecks, '`current_password` is the own password.'],
    access: 'session',
    allowsUnverified: true,
    rateLimit: 'sign-in',
    body: passwordForm,
    success: { status: 204 },
    problems: tooManyFailures,
    examples: {
      body: {
        current_password: 'a fine long password',
        password: 'another fine long password',
        password_confirmation: 'another fine long password',
      },
    },
  }),
  setMobile: route({
    ...routeIndex.setMobile,
    summary: 'Save a mobile number; one without a prefix belongs to the country of GET /v0/signup_options',
    checks: [mobileCheck],
    access: 'session',
    allowsUnverified: true,
    body: mobileForm,
    success: { status: 200, body: mobileAnswer },
    problems: {},
    examples: { body: { mobile: '082 123 4567' }, reply: { mobile: '+27821234567' } },
  }),
  requestEmailChange: route({
    ...routeIndex.requestEmailChange,
    summary: 'Send a code of six digits to a new e-mail address, and a warning to the old one',
    checks: ['`email` is neither taken nor the own one.'],
    access: 'session',
    allowsUnverified: true,
    rateLimit: 'sign-in',
    body: emailForm,
    success: { status: 204 },
    problems: { ...mailedJustNow, ...passwordRequired },
    examples: { body: { email: 'thandeka.mkhize@example.com' } },
  }),
  confirmEmailChange: route({
    ...routeIndex.confirmEmailChange,
    summary: 'Make the new e-mail address the account’s, by the code that was sent there',
    checks: ['`otp` is the code that was sent; spaces in it are ignored.'],
    access: 'session',
    allowsUnverified: true,
    rateLimit: 'sign-in',
    body: codeForm,
    success: { status: 200, body: emailAnswer },
    problems: {
      ...tooManyFailures,
      'code-expired': { status: 422, message: 'This code can no longer be used. Please ask for a new one.' },
      'email-taken': { status: 409, message: 'This email address is already in use' },
    },
    examples: { body: { otp: '123456' }, reply: { email: 'thandeka.mkhize@example.com' } },
  }),
  restoreEmail: route({
    ...routeIndex.restoreEmail,
    summary: 'Take back the e-mail address that was changed, by the link that was mailed there; every session ends',
    access: 'public',
    rateLimit: 'sign-in',
    body: emailRestorationForm,
    success: { status: 200, body: emailAnswer },
    problems: {
      'link-expired': { status: 422, message: 'This link has expired or was used already.' },
      'email-taken': { status: 409, message: 'This email address is already in use' },
    },
    examples: { body: { token: 'q8Yh3…' }, reply: { email: 'thandeka@example.com' } },
  }),
  proveIdentity: route({
    ...routeIndex.proveIdentity,
    summary: 'Prove by the password, and the second factor where there is one, that it is you; good for ten minutes',
    access: 'session',
    allowsUnverified: true,
    rateLimit: 'sign-in',
    body: identityForm,
    success: { status: 204 },
    problems: { ...tooManyFailures, ...secondFactorRequired },
    examples: { body: { password: 'a fine long password' } },
  }),
}
