import type { Page } from '@playwright/test'
import { dismissWelcome } from '../pages/account.ts'
import { signIn } from '../pages/login.ts'
import { demo, newcomer } from '../pages/people.ts'
import { makeContractor, makeEmployer } from '../pages/set-up.ts'
import { expect, test } from '../product/test.ts'

/** An empty list says so and offers one action. */
async function saysWhatToDo(page: Page, path: string, title: string, action: string): Promise<void> {
  await page.goto(path)
  const nothing = page.locator('#main div').filter({
    has: page.getByRole('heading', { name: title, exact: true }),
    hasNot: page.getByRole('list', { name: 'People found' }),
  })
  const acts = nothing.last().getByRole('link').or(nothing.last().getByRole('button'))
  await expect(acts, `${path}: one thing to do`).toHaveCount(1)
  await expect(acts).toHaveAccessibleName(action)
}

// UI-29
test('every empty list of a new employer offers one action', async ({ employerPage: page, product }) => {
  const person = newcomer('Signe', 'Lund')
  await makeEmployer(page, product.employers, person, 'Lund Soundings')
  await signIn(page, person.email, person.password)
  await page.goto('/dashboard')
  await dismissWelcome(page, person)
  await saysWhatToDo(page, '/messages', 'No conversations yet', 'Find people')
  await saysWhatToDo(page, '/bookmarks', 'Keep people for later', 'Upgrade now')
  await saysWhatToDo(page, '/settings/templates', 'No templates yet', 'Write a template')
  await saysWhatToDo(page, '/settings/audit', 'Nothing was changed yet', 'Invite people')
})

test('every empty list of a new contractor offers one action', async ({ openBrowser, product }) => {
  const person = newcomer('Mpho', 'Radebe')
  const page = await openBrowser(product.contractors)
  await makeContractor(page, product.contractors, person)
  await signIn(page, person.email, person.password)
  await page.goto('/dashboard')
  await dismissWelcome(page, person)
  await saysWhatToDo(page, '/connect', 'No requests are waiting', 'Improve your profile')
  await saysWhatToDo(page, '/messages', 'No conversations yet', 'Improve your profile')
})

// SRCH-22, SRCH-55
test('a search without results suggests words and filters to remove, with the number of people found', async ({
  employerPage: page,
}) => {
  await signIn(page, demo.paying, demo.password)
  await page.goto('/search-results?q=zzyzx&work=Remote')
  await expect(page.getByRole('heading', { name: 'Nobody has “zzyzx”' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Titles that people have' })).toBeVisible()
  const drop = page.getByRole('button', { name: /\d+ (people|person)$/ }).filter({ visible: true })
  const gives =
    /([\d\s,]+) (?:people|person)$/.exec(((await drop.first().textContent()) ?? '').trim())?.[1]?.trim() ?? ''
  await drop.first().click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${gives} (people|person)`) })).toBeVisible()
})
