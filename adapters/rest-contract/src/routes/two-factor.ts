import type { DeclaredProblem } from '../route.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { codeForm } from '../wire/security.ts'
import { identityForm, ownPasswordForm, recoveryCodeList, twoFactorStart } from '../wire/two-factor.ts'
import { secondFactorRequired, tooManyFailures } from './shared-problems.ts'

const on = {
  'two-factor-on': { status: 409, message: 'Two-step sign-in is on already.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>
const off = {
  'two-factor-off': { status: 409, message: 'Two-step sign-in is not on.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>

const recoveryCodes = Array.from('abcdefghjk', (sign) => `${sign.repeat(5)}-23456`)

/** Two-step sign-in with an authenticator app. Rule: IDEN-37. */
export const twoFactorRoutes = {
  startTwoFactor: route({
    ...routeIndex.startTwoFactor,
    shownOnce: true,
    summary: 'Begin two-step sign-in: a secret for an authenticator app',
    access: 'session',
    rateLimit: 'sign-in',
    body: ownPasswordForm,
    success: { status: 200, body: twoFactorStart },
    problems: { ...tooManyFailures, ...on },
    examples: {
      body: { password: 'a fine long password' },
      reply: {
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Guildhall:thandeka%40example.com?issuer=Guildhall&secret=JBSWY3DPEHPK3PXP',
      },
    },
  }),
  confirmTwoFactor: route({
    ...routeIndex.confirmTwoFactor,
    shownOnce: true,
    summary: 'Turn two-step sign-in on by a first code of the app; answers ten recovery codes',
    access: 'session',
    rateLimit: 'sign-in',
    body: codeForm,
    success: { status: 200, body: recoveryCodeList },
    problems: { ...tooManyFailures, ...on, ...off },
    examples: { body: { otp: '123456' }, reply: { recoveryCodes } },
  }),
  removeTwoFactor: route({
    ...routeIndex.removeTwoFactor,
    summary: 'Turn two-step sign-in off',
    access: 'session',
    rateLimit: 'sign-in',
    body: identityForm,
    success: { status: 204 },
    problems: { ...tooManyFailures, ...secondFactorRequired, ...off },
    examples: { body: { password: 'a fine long password' } },
  }),
  regenerateRecoveryCodes: route({
    ...routeIndex.regenerateRecoveryCodes,
    shownOnce: true,
    summary: 'Make ten new recovery codes; the old ones stop working',
    access: 'session',
    rateLimit: 'sign-in',
    body: identityForm,
    success: { status: 200, body: recoveryCodeList },
    problems: { ...tooManyFailures, ...secondFactorRequired, ...off },
    examples: { body: { password: 'a fine long password' }, reply: { recoveryCodes } },
  }),
}
