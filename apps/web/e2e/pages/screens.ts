import { expect, type Page } from '@playwright/test'
import { signIn } from './login.ts'
import * as open from './openings.ts'
import { demo, newcomer } from './people.ts'
import { awaitRest, followRequests } from './requests.ts'
import { makeEmployer } from './set-up.ts'

/** The user who sees a screen; a newcomer is an employer at the first login. */
export type Audience = 'anybody' | 'employer' | 'trial' | 'newcomer' | 'contractor'

/** One screen of the product in its initial state. */
export interface Screen {
  readonly name: string
  readonly path: string
  /** Opens what the address alone does not show. */
  readonly open?: open.Opening
  /** The screen exists only on phones. */
  readonly isNarrow?: boolean
}

const messages: readonly Screen[] = [
  { name: 'messages', path: '/messages' },
  { name: 'conversation', path: '/messages', open: open.openFirst(/^Conversations$/) },
  { name: 'notifications', path: '/notifications' },
  { name: 'settings-account', path: '/settings/account' },
  { name: 'settings-notifications', path: '/settings/notifications' },
  { name: 'settings-privacy', path: '/settings/privacy' },
]

/** Only a few results behind what opens over them: axe checks all results once, as `search`. */
const few = '/search-results?q=designer'

/** All screens, by audience. */
export const screens: Readonly<Record<Audience, readonly Screen[]>> = {
  anybody: [
    { name: 'login', path: '/login' },
    { name: 'sign-up', path: '/sign-up' },
    { name: 'sign-up-questions', path: '/sign-up', open: open.begin },
    { name: 'sign-up-qualify', path: '/sign-up/do-you-qualify' },
    { name: 'sign-up-details', path: '/sign-up/details' },
    { name: 'sign-up-name', path: '/sign-up/name' },
    { name: 'sign-up-password', path: '/sign-up/password' },
    { name: 'sign-up-login-details', path: '/sign-up/login-details' },
    { name: 'sign-up-account-details', path: '/sign-up/account-details' },
    { name: 'sign-up-success', path: '/sign-up/success' },
    { name: 'verify-email', path: '/verify-email' },
    { name: 'email-not-verified', path: '/email-not-verified' },
    { name: 'request-password', path: '/request-password' },
    { name: 'restore-email', path: '/restore-email?token=sample' },
    { name: 'password-reset', path: '/password-reset?email=dana%40kestrelfreight.example&token=sample' },
    { name: 'invite-unknown', path: '/invite?token=sample' },
    { name: 'terms', path: '/terms' },
    { name: 'privacy', path: '/privacy' },
    { name: 'not-found', path: '/no-such-page' },
  ],
  employer: [
    { name: 'employer-dashboard', path: '/dashboard' },
    { name: 'search', path: '/search-results' },
    { name: 'search-nobody', path: '/search-results?q=zzyzx&work=Remote' },
    { name: 'profile', path: few, open: open.openPerson },
    { name: 'bookmarks', path: '/bookmarks' },
    { name: 'offer', path: few, open: open.openOffer },
    { name: 'settings-company', path: '/settings/company' },
    { name: 'settings-team', path: '/settings/team' },
    { name: 'settings-invite-member', path: '/settings/invite-member' },
    { name: 'settings-audit', path: '/settings/audit' },
    { name: 'settings-api', path: '/settings/api' },
    { name: 'settings-webhooks', path: '/settings/webhooks' },
    { name: 'settings-templates', path: '/settings/templates' },
    { name: 'settings-billing', path: '/settings/billing' },
    { name: 'settings-subscription', path: '/settings/subscription' },
    { name: 'settings-annual', path: '/settings/subscription/annual' },
    { name: 'settings-seats', path: '/settings/subscription/seats' },
    { name: 'settings-card', path: '/settings/subscription/card' },
    { name: 'settings-two-step', path: '/settings/account', open: open.openTwoStep },
    { name: 'search-map', path: '/search-results?view=map', open: open.openMap },
    { name: 'search-saved', path: few, open: open.openSaved },
    { name: 'search-filters', path: few, open: open.openFilters, isNarrow: true },
    { name: 'comparison', path: few, open: open.openComparison },
    { name: 'report', path: few, open: open.openReport },
    { name: 'commands', path: '/dashboard', open: open.openCommands },
    { name: 'keys', path: '/dashboard', open: open.openKeys },
    ...messages,
  ],
  trial: [
    { name: 'trial-dashboard', path: '/dashboard' },
    { name: 'trial-billing', path: '/settings/billing' },
    { name: 'trial-subscription', path: '/settings/subscription' },
    { name: 'bookmarks-refused', path: few, open: open.openBookmarksRefused },
    { name: 'contacts-used-up', path: few, open: open.openUsedUp },
    { name: 'subscription-expired', path: few, open: open.openExpired },
    { name: 'change-plan', path: '/dashboard', open: open.openPlans },
    { name: 'payment-details', path: '/dashboard', open: open.openPayment },
    { name: 'billing-details', path: '/dashboard', open: open.openInvoiceDetails },
    { name: 'payment-detail', path: '/sign-up/payment-detail' },
  ],
  newcomer: [
    { name: 'welcome', path: '/dashboard' },
    { name: 'incomplete-profile', path: few, open: open.openIncomplete },
  ],
  contractor: [
    { name: 'contractor-dashboard', path: '/dashboard' },
    { name: 'resume', path: '/resume' },
    { name: 'resume-main-profile', path: '/resume?edit=MainProfile' },
    { name: 'resume-work-entry', path: '/resume?edit=WorkExperience&id=new' },
    { name: 'resume-education', path: '/resume?edit=Qualification&id=new' },
    { name: 'resume-industries', path: '/resume?edit=Industries' },
    { name: 'resume-skills', path: '/resume?edit=Skills' },
    { name: 'resume-languages', path: '/resume?edit=Languages' },
    { name: 'resume-picture', path: '/resume?edit=Picture' },
    { name: 'upload', path: '/resume?edit=Cv' },
    { name: 'requests', path: '/connect' },
    { name: 'request', path: '/connect', open: open.openFirst(/^Requests that wait/) },
    ...messages,
  ],
}

const logins = { employer: demo.paying, trial: demo.trial, contractor: demo.contractor }

/** Signs in as one of the audience; public screens need no user. */
export async function signInAs(page: Page, audience: Audience, base: string): Promise<void> {
  if (audience === 'anybody') return
  if (audience !== 'newcomer') return signIn(page, logins[audience], demo.password)
  const person = newcomer('Ada', 'Lindqvist')
  await makeEmployer(page, base, person, 'Lindqvist Charts')
  await signIn(page, person.email, person.password)
}

/** Opens a screen and waits until its content has loaded. */
export async function openScreen(page: Page, { path, open: openIt }: Screen): Promise<void> {
  followRequests(page)
  await page.goto(path)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await openIt?.(page)
  await expect(
    page
      .getByRole('status')
      .or(page.locator('[aria-busy="true"]'))
      .filter({ hasText: /^Loading/ }),
  ).toHaveCount(0)
  await awaitRest(page)
}
