import { z } from 'zod'
import { type DeclaredProblem, route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { uuid } from '../wire/fields.ts'
import { codeForm } from '../wire/security.ts'
import {
  operatorCredentials,
  operatorInvite,
  operatorLink,
  operatorLinkForm,
  operatorLinkHolder,
  operatorList,
  operatorPasswordForm,
  operatorRoleForm,
  operatorSession,
} from '../wire/staff.ts'
import { ownPasswordForm, twoFactorStart } from '../wire/two-factor.ts'
import { passwordChecks } from './shared-checks.ts'
import {
  invalidCredentials,
  notFound,
  passwordRequired,
  secondFactorRequired,
  tooManyFailures,
} from './shared-problems.ts'

const linkExpired = {
  'link-expired': { status: 422, message: 'This link has expired or was used already. Please ask for a new one.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>
const appOn = {
  'two-factor-on': { status: 409, message: 'Two-step sign-in is on already.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>
const disabled = {
  'operator-disabled': { status: 409, message: 'This operator was disabled.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>
const ownOperator = {
  'own-operator': { status: 409, message: 'Nobody changes their own role or disables themselves: ask a colleague.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>

const session = {
  operator: {
    uuid: '01900000-0000-7000-8000-0000000000d1',
    email: 'callum@guildhall.example',
    name: 'Callum Nguyen',
    role: 'vetter',
  },
  rights: ['vet-profiles', 'see-users', 'handle-reports', 'manage-lists', 'see-empty-searches'],
  mustSetUpTwoFactor: false,
  hasTwoFactor: true,
  expiresAt: '2026-03-02T10:00:00.000Z',
} as const
const password = 'a fine long password'

/** The session of operators. Rules: MOD-14 to MOD-19. */
export const staffRoutes = {
  signInOperator: route({
    ...routeIndex.signInOperator,
    summary: 'Sign an operator in for an hour; the token is a cookie alone',
    access: 'public',
    rateLimit: 'sign-in',
    body: operatorCredentials,
    success: { status: 200, body: operatorSession },
    problems: { ...invalidCredentials, ...tooManyFailures, ...secondFactorRequired },
    examples: {
      body: { email: 'callum@guildhall.example', password, otp: '123456' },
      reply: { ...session, rights: [...session.rights] },
    },
  }),
  readOperator: route({
    ...routeIndex.readOperator,
    summary: 'Which operator is signed in',
    access: 'operator',
    success: { status: 200, body: operatorSession },
    problems: {},
    examples: { reply: { ...session, rights: [...session.rights] } },
  }),
  signOutOperator: route({
    ...routeIndex.signOutOperator,
    summary: 'End this session of an operator',
    access: 'operator',
    success: { status: 204 },
    problems: {},
    examples: {},
  }),
  proveOperator: route({
    ...routeIndex.proveOperator,
    summary: 'Prove by the password that it is the operator, for what cannot be undone',
    access: 'operator',
    rateLimit: 'sign-in',
    body: ownPasswordForm,
    success: { status: 204 },
    problems: { ...tooManyFailures },
    examples: { body: { password } },
  }),
  startOperatorTwoFactor: route({
    ...routeIndex.startOperatorTwoFactor,
    shownOnce: true,
    summary: 'Begin the set-up of an operator’s authenticator app',
    access: 'operator',
    rateLimit: 'sign-in',
    success: { status: 200, body: twoFactorStart },
    problems: { ...passwordRequired, ...appOn },
    examples: {
      reply: {
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Guildhall:callum%40guildhall.example?issuer=Guildhall&secret=JBSWY3DPEHPK3PXP',
      },
    },
  }),
  confirmOperatorTwoFactor: route({
    ...routeIndex.confirmOperatorTwoFactor,
    summary: 'Turn an operator’s authenticator app on by its first code; their other sessions end',
    access: 'operator',
    rateLimit: 'sign-in',
    body: codeForm,
    success: { status: 204 },
    problems: {
      ...tooManyFailures,
      ...appOn,
      'two-factor-off': { status: 409, message: 'Two-step sign-in is not on.' },
    },
    examples: { body: { otp: '123456' } },
  }),
  readOperatorLink: route({
    ...routeIndex.readOperatorLink,
    summary: 'Whom the one-time link of an operator is for',
    access: 'public',
    rateLimit: 'sign-in',
    body: operatorLinkForm,
    success: { status: 200, body: operatorLinkHolder },
    problems: { ...linkExpired },
    examples: {
      body: { token: 'dGhlIHRva2Vu…' },
      reply: { email: 'callum@guildhall.example', name: '', role: 'vetter' },
    },
  }),
  acceptOperatorLink: route({
    ...routeIndex.acceptOperatorLink,
    summary: 'Set name and password of an operator with their one-time link',
    checks: [...passwordChecks],
    access: 'public',
    rateLimit: 'sign-in',
    body: operatorPasswordForm,
    success: { status: 204 },
    problems: { ...linkExpired },
    examples: {
      body: { token: 'dGhlIHRva2Vu…', name: 'Callum Nguyen', password, password_confirmation: password },
    },
  }),
  listOperators: route({
    ...routeIndex.listOperators,
    summary: 'All operators, for superadmins',
    access: 'operator',
    operatorRight: 'manage-operators',
    success: { status: 200, body: operatorList },
    problems: {},
    examples: {
      reply: {
        operators: [
          { ...session.operator, hasTwoFactor: true, createdAt: '2026-03-02T09:00:00.000Z', disabledAt: null },
        ],
      },
    },
  }),
  makeOperatorLink: route({
    ...routeIndex.makeOperatorLink,
    shownOnce: true,
    summary: 'Make a one-time link for a new operator, or a new one for a colleague, who keeps their role',
    access: 'operator',
    operatorRight: 'manage-operators',
    body: operatorInvite,
    success: { status: 200, body: operatorLink },
    problems: { ...passwordRequired, ...disabled },
    examples: {
      body: { email: 'ines@guildhall.example', role: 'vetter' },
      reply: { path: '/staff/link#dGhlIHRva2Vu…', role: 'vetter', expiresAt: '2026-03-05T09:00:00.000Z' },
    },
  }),
  changeOperatorRole: route({
    ...routeIndex.changeOperatorRole,
    summary: 'Give a colleague another role, from their next call on',
    access: 'operator',
    operatorRight: 'manage-operators',
    params: z.object({ id: uuid }),
    body: operatorRoleForm,
    success: { status: 204 },
    problems: { ...notFound, ...passwordRequired, ...disabled, ...ownOperator },
    examples: { body: { role: 'support' } },
  }),
  disableOperator: route({
    ...routeIndex.disableOperator,
    summary: 'Disable a colleague; their sessions and their link end at once',
    access: 'operator',
    operatorRight: 'manage-operators',
    params: z.object({ id: uuid }),
    success: { status: 204 },
    problems: { ...notFound, ...passwordRequired, ...ownOperator },
    examples: {},
  }),
}
