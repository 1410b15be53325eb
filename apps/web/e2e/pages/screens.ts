import { expect, type Page } from '@playwright/test'
import { logIn } from './login.ts'
import { demo } from './people.ts'

/** Who looks at a screen. */
export type Audience = 'anybody' | 'employer' | 'contractor'

/** One screen of the product, as the first visitor of an address sees it. */
export interface Screen {
  readonly name: string
  readonly path: string
  /** Opens what the address alone does not. */
  readonly open?: (page: Page) => Promise<void>
}

const openFirst = (list: RegExp) => async (page: Page) => {
  const first = page.getByRole('list', { name: list }).getByRole('link').first()
  await first.click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
}

const openPerson = async (page: Page): Promise<void> => {
  await page.getByRole('list', { name: 'People found' }).getByRole('link').first().click()
  await expect(page.getByRole('dialog').getByLabel('Profile', { exact: true })).toBeVisible()
}

const begin = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tell us more about yourself' })).toBeVisible()
}

const messages: readonly Screen[] = [
  { name: 'messages', path: '/messages' },
  { name: 'conversation', path: '/messages', open: openFirst(/^Conversations$/) },
  { name: 'notifications', path: '/notifications' },
  { name: 'settings-account', path: '/settings/account' },
]

/** Every screen there is, by who sees it. */
export const screens: Readonly<Record<Audience, readonly Screen[]>> = {
  anybody: [
    { name: 'login', path: '/login' },
    { name: 'sign-up', path: '/sign-up' },
    { name: 'sign-up-questions', path: '/sign-up', open: begin },
    { name: 'verify-email', path: '/verify-email' },
    { name: 'email-not-verified', path: '/email-not-verified' },
    { name: 'not-found', path: '/no-such-page' },
  ],
  employer: [
    { name: 'employer-dashboard', path: '/dashboard' },
    { name: 'search', path: '/search-results' },
    { name: 'search-nobody', path: '/search-results?q=zzyzx&work=Remote' },
    { name: 'profile', path: '/search-results', open: openPerson },
    { name: 'bookmarks', path: '/bookmarks' },
    { name: 'settings-company', path: '/settings/company' },
    ...messages,
  ],
  contractor: [
    { name: 'contractor-dashboard', path: '/dashboard' },
    { name: 'resume', path: '/resume' },
    { name: 'resume-main-profile', path: '/resume?edit=MainProfile' },
    { name: 'resume-work-entry', path: '/resume?edit=WorkExperience&id=new' },
    { name: 'requests', path: '/connect' },
    { name: 'request', path: '/connect', open: openFirst(/^Requests that wait/) },
    ...messages,
  ],
}

const logins = { employer: demo.paying, contractor: demo.contractor }

/** Becomes one of the audience; a screen of anybody's needs nobody. */
export async function become(page: Page, audience: Audience): Promise<void> {
  if (audience !== 'anybody') await logIn(page, logins[audience], demo.password)
}

/** Opens a screen and waits until what it shows has come. */
export async function openScreen(page: Page, { path, open }: Screen): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await open?.(page)
  await expect(
    page
      .getByRole('status')
      .or(page.locator('[aria-busy="true"]'))
      .filter({ hasText: /^Loading/ }),
  ).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}
