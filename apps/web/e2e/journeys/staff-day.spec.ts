import type { Locator, Page } from '@playwright/test'
import { tabTo as tabToShown } from '../pages/keys.ts'
import { signIn } from '../pages/login.ts'
import { demo } from '../pages/people.ts'
import { shortenIntroduction } from '../pages/resume.ts'
import { people } from '../pages/search.ts'
import { signInOperator } from '../pages/staff.ts'
import { expect, test } from '../product/test.ts'

const REASON = 'A part of the day'
const APPROVED = 9

/** Tabs to an element once it is there. */
const tabTo = async (page: Page, place: Locator): Promise<void> => {
  await expect(place).toBeVisible()
  await tabToShown(page, place)
}

/** Tabs to an element and presses a key there. */
const pressOn = async (page: Page, place: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, place)
  await page.keyboard.press(key)
}

/** Types a reason into the open dialog and confirms it. */
const giveReason = async (page: Page, button: string): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('textbox', { name: 'Reason' }))
  await page.keyboard.type(REASON)
  await pressOn(page, dialog.getByRole('button', { name: button }))
  await expect(dialog).toBeHidden()
}

/** The address of the person whom an operator's page knows by this id. */
const addressOf = async (page: Page, uuid: string): Promise<string> => {
  const answer = await page.request.get(`/v0/staff/people/${uuid}`)
  const { email }: { readonly email: string } = await answer.json()
  return email
}
const idIn = (address: string): string => address.split('/').at(-1) ?? ''

/** The operator uses no pointer from the first profile to the log. */
// MOD-33, MOD-46, MOD-48, MOD-50, MOD-51, MOD-53, MOD-85, MOD-92
test('an operator’s day by keyboard alone', async ({ openBrowser, product }) => {
  const page = await openBrowser(product.employers)
  const press = (key: string): Promise<void> => page.keyboard.press(key)
  await signInOperator(page, '/staff/vetting', demo.operator, demo.password)

  let sentBack = ''
  await test.step('sends one profile back with a reason, and approves nine at once', async () => {
    const queue = page.getByRole('region', { name: 'Queue' })
    await expect(queue.getByRole('listitem')).not.toHaveCount(0)
    await press('j')
    await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled()
    sentBack = idIn(page.url())
    await press('1')
    await press('c')
    await expect(page.getByText(/ is asked for changes$/)).toBeVisible()
    for (let at = 1; at <= APPROVED; at += 1) {
      await expect(page).not.toHaveURL(new RegExp(`${sentBack}$`))
      await press('x')
      await expect(queue.getByRole('button', { name: `Approve ${at} marked` })).toBeVisible()
      const marked = page.url()
      await press('j')
      await expect(page).not.toHaveURL(marked)
    }
    await press('A')
    await expect(page.getByText(`${APPROVED} profiles are approved`)).toBeVisible()
  })

  await test.step('approves the one that was sent back when it comes again', async () => {
    const contractor = await openBrowser(product.contractors)
    await signIn(contractor, await addressOf(page, sentBack), demo.password)
    await contractor.goto('/resume')
    // A short introduction is approved by nobody but an operator.
    await shortenIntroduction(contractor, 'As asked.')
    await contractor.getByRole('button', { name: 'Resubmit' }).click()
    await expect(contractor.getByText('Your profile is with our operators.')).toBeVisible()
    await page.goto(`/staff/vetting/${sentBack}`)
    await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled()
    await press('a')
    await expect(page.getByText(/ is approved$/)).toBeVisible()
  })

  await test.step('marks an overdue invoice as paid', async () => {
    await page.goto('/staff/invoices')
    await tabTo(page, page.getByRole('radio', { name: 'Open' }))
    await press('ArrowRight')
    await expect(page.getByText(/^Overdue since/).first()).toBeVisible()
    await pressOn(page, page.getByRole('table').getByRole('link').first())
    await pressOn(page, page.getByRole('button', { name: 'Mark as paid' }))
    await giveReason(page, 'Mark as paid')
    await expect(page.getByText(/^GH-\d+ is paid$/)).toBeVisible()
  })

  await test.step('handles a report up to a suspension, which closes an open chat', async () => {
    await page.goto('/staff/reports')
    // The newest report, whose person no other journey needs.
    await pressOn(page, page.getByRole('table').getByRole('link').last())
    const accused = page.getByRole('main').getByRole('link').and(page.locator('[href^="/staff/people/"]')).first()
    const theirs = await openBrowser(product.contractors)
    await signIn(theirs, await addressOf(page, idIn((await accused.getAttribute('href')) ?? '')), demo.password)
    await theirs.goto('/messages')
    await theirs.getByRole('main').getByRole('link').and(theirs.locator('[href^="/messages/"]')).first().click()
    await expect(theirs.getByRole('log')).toBeVisible()
    await press('s')
    await page.keyboard.type(REASON)
    await press('Escape')
    await press('s')
    await expect(page.getByText('The report is handled')).toBeVisible()
    await expect(theirs.getByRole('dialog', { name: 'Sign in to go on' })).toBeVisible()
  })

  await test.step('extends a trial', async () => {
    // A company on trial that waits for its invoice.
    await page.goto('/staff/invoices')
    await pressOn(page, page.getByRole('table').getByRole('link').last())
    await pressOn(page, page.getByRole('main').getByRole('link').first())
    await pressOn(page, page.getByRole('button', { name: 'Extend the trial' }))
    await tabTo(page, page.getByRole('dialog').getByRole('textbox', { name: 'Days' }))
    await press('ControlOrMeta+a')
    await page.keyboard.type('7')
    await giveReason(page, 'Extend')
    await expect(page.getByText(/extended the trial by \d+ days/)).toBeVisible()
  })

  await test.step('adds a synonym that finds somebody', async () => {
    const employer = await openBrowser(product.employers)
    await signIn(employer, demo.paying, demo.password)
    await employer.goto('/search-results?q=zymurgist')
    await expect(employer.getByRole('heading', { level: 1, name: /^Nobody/ })).toBeVisible()
    await page.goto('/staff/lists/synonyms')
    await pressOn(page, page.getByRole('button', { name: 'New synonyms' }))
    await tabTo(page, page.getByRole('dialog').getByRole('textbox', { name: 'Words and phrases' }))
    await page.keyboard.type('zymurgist, engineer')
    await press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(async () => {
      await employer.reload()
      await expect(people(employer)).not.toHaveCount(0, { timeout: 2_000 })
    }).toPass()
  })

  await test.step('looks as a user', async () => {
    await page.goto('/staff/people')
    await tabTo(page, page.getByRole('searchbox'))
    await page.keyboard.type(demo.trial)
    await expect(page.getByRole('table').getByRole('link')).toHaveCount(1)
    await pressOn(page, page.getByRole('table').getByRole('link'))
    await pressOn(page, page.getByRole('button', { name: 'View as' }))
    const dialog = page.getByRole('dialog')
    await tabTo(page, dialog.getByRole('textbox', { name: 'Reason' }))
    await page.keyboard.type(REASON)
    await pressOn(page, dialog.getByRole('button', { name: 'View' }))
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText(/^You look as (?!somebody else)/)).toBeVisible()
    await page.goto('/messages')
    await expect(page.getByText(/messages and offers stay closed/).first()).toBeVisible()
    await pressOn(page, page.getByRole('button', { name: 'End', exact: true }))
    await expect(page).toHaveURL(/\/staff\/people\//)
  })

  await test.step('reads it all in the log', async () => {
    await page.goto('/staff/log')
    await tabTo(page, page.getByRole('radio', { name: 'All' }))
    await press('ArrowRight')
    for (const sentence of [
      /looked at the product as this person|looked at the product as /,
      /added the synonyms zymurgist, engineer$/,
      /extended the trial by \d+ days/,
      /suspended the account|settled a report about/,
      /marked GH-\d+ as paid/,
      /decided about the profile of/,
    ])
      await expect(page.getByRole('rowheader').filter({ hasText: sentence }).first()).toBeVisible()
  })
})
