import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { passwordRequired, secondFactorRequired, tooManyFailures } from './shared-problems.ts'
import { dataExport, deletionForm, plannedDeletion, retention } from '../wire/privacy.ts'
import { credentials } from '../wire/session.ts'

/** Account deletion and restoration, retention rules, and data export. Rules: PRIV-6, PRIV-7. */
export const privacyRoutes = {
  deleteUser: route({
    ...routeIndex.deleteUser,
    summary: 'Delete the own account: it ends at once, and can be brought back for 14 days',
    access: 'session',
    allowsUnverified: true,
    rateLimit: 'sign-in',
    body: deletionForm,
    success: { status: 200, body: plannedDeletion, retention },
    problems: {
      ...tooManyFailures,
      ...secondFactorRequired,
      'successor-needed': { status: 422, message: 'Please choose who takes over your company, or close it.' },
    },
    examples: {
      body: { password: 'a fine long password', successor_uuid: null, close_company: false },
      reply: { deletesAt: '2026-12-04T13:40:00.000Z' },
    },
  }),
  readRetention: route({
    ...routeIndex.readRetention,
    summary: 'What the product keeps, how long, and why',
    access: 'public',
    success: { status: 200, body: retention },
    problems: {},
    examples: {
      reply: {
        rules: [
          {
            key: 'login-failures',
            group: 'account',
            what: 'Failed attempts to sign in',
            kept: '1 day',
            why: 'To stop guessing of passwords',
          },
        ],
      },
    },
  }),
  restoreUser: route({
    ...routeIndex.restoreUser,
    summary: 'Bring the own account back while it waits to be deleted; signing in is the next step',
    access: 'public',
    rateLimit: 'sign-in',
    body: credentials,
    success: { status: 204 },
    problems: {
      ...tooManyFailures,
      'invalid-credentials': { status: 422, message: 'This email address and password do not match.' },
      'two-factor-required': { status: 422, message: 'Please enter the code of your authenticator app.' },
    },
    examples: { body: { email: 'dana@kestrelfreight.example', password: 'a fine long password' } },
  }),
  requestExport: route({
    ...routeIndex.requestExport,
    summary: 'Ask for a copy of all that one has given: a mail tells when it is there',
    access: 'session',
    success: { status: 202, body: dataExport },
    problems: passwordRequired,
    examples: {
      reply: {
        state: 'running',
        requestedAt: '2026-11-20T13:40:00.000Z',
        readyAt: null,
        expiresAt: null,
        url: null,
      },
    },
  }),
  readExport: route({
    ...routeIndex.readExport,
    summary:
      'Where the copy of the own data stands, and a link to it for five minutes if identity was proved in the last ten',
    access: 'session',
    viewers: 'never',
    success: { status: 200, body: dataExport },
    problems: {},
    examples: {
      reply: {
        state: 'ready',
        requestedAt: '2026-11-20T13:40:00.000Z',
        readyAt: '2026-11-20T13:41:00.000Z',
        expiresAt: '2026-11-27T13:41:00.000Z',
        url: '/v0/exports/01900000-0000-7000-8000-0000000000e1?signature=sample',
      },
    },
  }),
}
