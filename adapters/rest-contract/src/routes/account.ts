import { z } from 'zod'
import { contractorExample, detailsExample } from '../examples/people.ts'
import { currentSessionExample, sessionExample as session } from '../examples/session.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import {
  badgeCounts,
  credentials,
  currentSession,
  emailForm,
  qualifyForm,
  qualifies,
  registered,
  registration,
  sessionAnswer,
  signUpOptions,
  verified,
} from '../wire/session.ts'
import { closedAccount, mailedJustNow, signInExpired, tooManyFailures } from './shared-problems.ts'
import { mobileCheck, passwordChecks } from './shared-checks.ts'

/** Sign-up, sign-in and sign-out. Rules: ONB-4, IDEN-8, IDEN-23. */
export const accountRoutes = {
  register: route({
    ...routeIndex.register,
    summary: 'Sign up as a contractor or an employer',
    checks: [
      ...passwordChecks,
      mobileCheck,
      '`email` is not taken.',
      '`product_uuid` and `paystack_product_uuid` are products of the caller’s region.',
    ],
    access: 'public',
    rateLimit: 'sign-in',
    body: registration,
    success: { status: 201, body: registered },
    problems: { 'not-qualified': { status: 403, message: 'We cannot take you on at the moment.' }, ...signInExpired },
    examples: {
      body: {
        first_name: 'Thandeka',
        last_name: 'Mkhize',
        user_type: 'contractor',
        email: 'thandeka@example.com',
        mobile: '+27821234567',
        password: 'a fine long password',
        password_confirmation: 'a fine long password',
        agree_terms: true,
        utm_source: 'newsletter',
      },
      reply: { token: 'eyJ…', user: contractorExample },
    },
  }),
  qualify: route({
    ...routeIndex.qualify,
    summary: 'Whether somebody qualifies, before they sign up',
    access: 'public',
    rateLimit: 'sign-in',
    body: qualifyForm,
    success: { status: 200, body: qualifies },
    problems: {},
    examples: {
      body: {
        user_type: 'contractor',
        years_of_experience: 7,
        main_industry: 'Data & Analytics',
        opportunity_type: 'contract',
        country: 'ZA',
      },
      reply: { qualifies: true, reason: null },
    },
  }),
  logIn: route({
    ...routeIndex.logIn,
    summary: 'Sign in; a browser gets the token as a cookie',
    access: 'public',
    rateLimit: 'sign-in',
    body: credentials,
    success: { status: 200, body: sessionAnswer },
    problems: {
      'invalid-credentials': { status: 422, message: 'This email address and password do not match.' },
      ...tooManyFailures,
      'two-factor-required': { status: 422, message: 'Please enter the code of your authenticator app.' },
      ...closedAccount,
    },
    examples: {
      body: { email: 'dana@kestrelfreight.example', password: 'a fine long password' },
      reply: { ...session, token: 'dGhlIHRva2Vu…' },
    },
  }),
  logOut: route({
    ...routeIndex.logOut,
    summary: 'End this session',
    access: 'session',
    allowsUnverified: true,
    success: { status: 204 },
    problems: {},
    examples: {},
  }),
  readUser: route({
    ...routeIndex.readUser,
    summary: 'Who is signed in, with fresh short-lived tokens',
    access: 'session',
    allowsUnverified: true,
    success: { status: 200, body: sessionAnswer },
    problems: {},
    examples: {
      reply: {
        ...session,
        user: contractorExample,
        details: detailsExample,
        company: null,
        search: null,
        industries: ['Data & Analytics'],
        skills: ['dbt'],
        languages: ['English'],
      },
    },
  }),
  readSession: route({
    ...routeIndex.readSession,
    summary: 'Who is signed in and what they may do, with fresh short-lived tokens; no lists and no counts',
    access: 'session',
    allowsUnverified: true,
    success: { status: 200, body: currentSession },
    problems: {},
    examples: { reply: currentSessionExample },
  }),
  dismissWelcome: route({
    ...routeIndex.dismissWelcome,
    summary: 'The welcome of the first login was seen; no device shows it again',
    access: 'session',
    success: { status: 204 },
    problems: {},
    examples: {},
  }),
  readBadgeCounts: route({
    ...routeIndex.readBadgeCounts,
    summary: 'What is new to the user, for badges: small enough to ask for at every event',
    access: 'session',
    success: { status: 200, body: badgeCounts },
    problems: {},
    examples: {
      reply: { unreadConversations: 2, pendingRequests: 0, unreadNotifications: 3, unreadSystemMessages: 1 },
    },
  }),
  requestVerificationMail: route({
    ...routeIndex.requestVerificationMail,
    summary: 'Send the verification mail again; the answer never tells who has an account',
    access: 'public',
    rateLimit: 'sign-in',
    body: emailForm,
    success: { status: 204 },
    problems: mailedJustNow,
    examples: { body: { email: 'thandeka@example.com' } },
  }),
  verifyEmail: route({
    ...routeIndex.verifyEmail,
    summary: 'Verify an e-mail address by its link; the browser of the sign-up is signed in',
    access: 'signed',
    params: z.object({ uuid: z.string(), hash: z.string() }),
    success: { status: 200, body: verified },
    problems: { 'invalid-signature': { status: 403, message: 'Invalid signature.' } },
    examples: {
      reply: {
        status: 'verified',
        message: 'Your email address is verified.',
        email: 'thandeka@example.com',
        signedIn: false,
      },
    },
  }),
  checkEmail: route({
    ...routeIndex.checkEmail,
    summary: 'Whether an e-mail address is free for a sign-up; 422 for a taken one',
    checks: ['`email` is not taken.'],
    access: 'public',
    rateLimit: 'sign-in',
    body: emailForm,
    success: { status: 200, body: z.object({ available: z.literal(true) }) },
    problems: {},
    examples: { body: { email: 'thandeka@example.com' }, reply: { available: true } },
  }),
  readSignUpOptions: route({
    ...routeIndex.readSignUpOptions,
    summary: 'What a visitor can sign up for in their country',
    access: 'public',
    success: { status: 200, body: signUpOptions },
    problems: {},
    examples: {
      reply: {
        location: { countryCode: 'US', paymentRegion: 'US' },
        planBase: { basePrice: 680, region: 'US', currency: 'USD', symbol: '$' },
        paymentService: 'stripe',
        products: [
          {
            uuid: '01900000-0000-7000-8000-000055530001',
            companySize: '1-10',
            interval: 'month',
            seatPrice: 340,
            currency: 'USD',
          },
        ],
      },
    },
  }),
}
