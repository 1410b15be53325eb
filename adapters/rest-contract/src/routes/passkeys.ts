import { z } from 'zod'
import { NOW } from '../examples/people.ts'
import { sessionExample } from '../examples/session.ts'
import type { DeclaredProblem } from '../route.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { uuid } from '../wire/fields.ts'
import {
  newPasskeyForm,
  ownPasskey,
  passkeyCreationOptions,
  passkeyList,
  passkeyNameForm,
  passkeyRequestOptions,
  passkeySignInForm,
  passkeyStepForm,
} from '../wire/passkeys.ts'
import { sessionAnswer } from '../wire/session.ts'
import {
  closedAccount,
  invalidCredentials,
  notFound,
  passkeyRefused,
  passwordRequired,
  tooManyFailures,
} from './shared-problems.ts'

const unavailable = {
  'passkeys-unavailable': { status: 409, message: 'Passkeys cannot be used at this address.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>
const tooMany = {
  'too-many-passkeys': { status: 422, message: 'You have 20 passkeys. Please remove one first.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>

const passkeyExample = {
  uuid: '01900000-0000-7000-8000-0000cc000001',
  name: 'Firefox on Linux',
  createdAt: NOW,
  lastUsedAt: null,
  backedUp: true,
}
const challenge = 'mTk0wvH1lO6Nn2rJrU9fG4x0Z1w7bQe5cV8yKpD3sAI'
const CREDENTIAL = 'q1w2e3r4t5y6u7i8o9p0aA'
const requestExample = { rpId: 'guildhall.example', challenge, timeout: 300_000, userVerification: 'required' } as const
const answerExample = {
  id: CREDENTIAL,
  rawId: CREDENTIAL,
  type: 'public-key',
  response: {
    clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
    authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
    signature: 'MEUCIQ',
    userHandle: 'MDE5MDAwMDAtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAwMDAx',
  },
} as const

/** Passkeys (WebAuthn): an account's own, and signing in with one. Rules: IDEN-60, IDEN-62, IDEN-63. */
export const passkeyRoutes = {
  listPasskeys: route({
    ...routeIndex.listPasskeys,
    summary: 'The own passkeys, and whether the caller’s origin can use them',
    access: 'session',
    success: { status: 200, body: passkeyList },
    problems: {},
    examples: { reply: { available: true, passkeys: [passkeyExample] } },
  }),
  startPasskeyRegistration: route({
    ...routeIndex.startPasskeyRegistration,
    shownOnce: true,
    summary: 'Begin a new passkey: the options for the browser, good for five minutes and one answer',
    access: 'session',
    rateLimit: 'sign-in',
    success: { status: 200, body: passkeyCreationOptions },
    problems: { ...passwordRequired, ...unavailable, ...tooMany },
    examples: {
      reply: {
        rp: { id: 'guildhall.example', name: 'Guildhall' },
        user: { id: answerExample.response.userHandle, name: 'thandeka@example.com', displayName: 'Thandeka Mkhize' },
        challenge,
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        timeout: 300_000,
        excludeCredentials: [],
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    },
  }),
  finishPasskeyRegistration: route({
    ...routeIndex.finishPasskeyRegistration,
    summary: 'Save the passkey that the browser has made; the account’s owner is told by mail',
    checks: ['`answer` answers a challenge of POST /v0/user/passkeys/options that was made for the caller.'],
    access: 'session',
    rateLimit: 'sign-in',
    body: newPasskeyForm,
    success: { status: 201, body: ownPasskey },
    problems: {
      ...passkeyRefused,
      ...tooMany,
      'passkey-known': { status: 409, message: 'This passkey is saved already.' },
    },
    examples: {
      body: {
        name: 'My laptop',
        answer: {
          id: CREDENTIAL,
          rawId: CREDENTIAL,
          type: 'public-key',
          response: {
            clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
            attestationObject: 'o2NmbXRkbm9uZQ',
            transports: ['internal'],
          },
        },
      },
      reply: { ...passkeyExample, name: 'My laptop' },
    },
  }),
  renamePasskey: route({
    ...routeIndex.renamePasskey,
    summary: 'Give a passkey another name',
    access: 'session',
    params: z.object({ uuid }),
    body: passkeyNameForm,
    success: { status: 200, body: ownPasskey },
    problems: notFound,
    examples: { body: { name: 'Work phone' }, reply: { ...passkeyExample, name: 'Work phone' } },
  }),
  removePasskey: route({
    ...routeIndex.removePasskey,
    summary: 'Remove a passkey; the account’s owner is told by mail',
    access: 'session',
    rateLimit: 'sign-in',
    params: z.object({ uuid }),
    success: { status: 204 },
    problems: { ...notFound, ...passwordRequired },
    examples: {},
  }),
  startPasskeySignIn: route({
    ...routeIndex.startPasskeySignIn,
    summary: 'Begin a sign-in by passkey: the options for the browser, good for five minutes and one answer',
    access: 'public',
    rateLimit: 'sign-in',
    success: { status: 200, body: passkeyRequestOptions },
    problems: unavailable,
    examples: { reply: { ...requestExample, allowCredentials: [] } },
  }),
  signInWithPasskey: route({
    ...routeIndex.signInWithPasskey,
    summary: 'Sign in by a passkey alone; a browser gets the token as a cookie',
    checks: ['`answer` answers a challenge of POST /v0/auth/passkey/options.'],
    access: 'public',
    rateLimit: 'sign-in',
    body: passkeySignInForm,
    success: { status: 200, body: sessionAnswer },
    problems: { ...passkeyRefused, ...tooManyFailures, ...closedAccount },
    examples: { body: { answer: answerExample }, reply: { ...sessionExample, token: 'dGhlIHRva2Vu…' } },
  }),
  startPasskeyStep: route({
    ...routeIndex.startPasskeyStep,
    summary: 'Begin the second step of a login by a passkey: the options for the browser',
    access: 'public',
    rateLimit: 'sign-in',
    body: passkeyStepForm,
    success: { status: 200, body: passkeyRequestOptions },
    problems: { ...invalidCredentials, ...tooManyFailures, ...closedAccount, ...notFound, ...unavailable },
    examples: {
      body: { email: 'dana@kestrelfreight.example', password: 'a fine long password' },
      reply: {
        ...requestExample,
        allowCredentials: [{ type: 'public-key', id: CREDENTIAL, transports: ['internal'] }],
      },
    },
  }),
}
