import type { Page } from '@playwright/test'
import { advance, becomeEmployer, buyByCard, expectPlan, openBilling, post } from '../pages/billing.ts'
import { payWith } from '../pages/paying.ts'
import { chooseTyped } from '../pages/fields.ts'
import { newcomer } from '../pages/people.ts'
import { expect, test } from '../product/test.ts'

// BILL-18
test('an employer with a card changes seats, interval and card, and resumes a cancelled subscription', async ({
  employerPage: page,
  product,
}) => {
  test.setTimeout(420_000)
  const person = newcomer('Marta', 'Oyelaran')
  await becomeEmployer(page, product.employers, person, 'Saltmarsh Surveys')
  await buyByCard(page)
  const invoices = page.getByRole('region', { name: 'Invoices and credit notes' })
  await expect(invoices.getByRole('row').nth(1)).toContainText('USD 2 040,00')

  await test.step('more seats cost what the preview showed', async () => {
    await page.goto('/settings/subscription/seats')
    await page.getByRole('button', { name: 'One seat more' }).click()
    const pay = page.getByRole('button', { name: 'Pay 680,00 and change' })
    await pay.click()
    await expect(page).toHaveURL(/\/settings\/subscription$/)
    await expect(page.getByText('11-50 people, 4 seats, paid by the month')).toBeVisible()
    await openBilling(page)
    await expect(invoices.getByRole('row').nth(1)).toContainText('USD 680,00')
  })

  await test.step('fewer seats apply from the next period, and the change can be undone', async () => {
    await page.goto('/settings/subscription/seats')
    await page.getByRole('button', { name: 'One seat fewer' }).click()
    await page.getByRole('button', { name: 'One seat fewer' }).click()
    await page.getByRole('button', { name: /^Change to 2 seats from / }).click()
    await expect(page.getByText(/, with 2 seats from then/)).toBeVisible()
  })

  await test.step('a declined card changes nothing, and the choice continues with another card', async () => {
    await openBilling(page)
    await page.getByRole('button', { name: 'Use another card' }).click()
    await payWith(page, 'failsLater')
    await expect(page).toHaveURL(/\/settings\/billing$/)
    await expect(page.getByText('Visa ending in 0341 pays from now on.')).toBeVisible()
    await page.goto('/settings/subscription/seats')
    const seats = page.getByRole('textbox', { name: 'Seats' })
    await seats.fill('6')
    await seats.blur()
    await page.getByRole('button', { name: 'Pay 1 360,00 and change' }).click()
    await expect(page.getByText('Your card was declined.')).toBeVisible()
    await page.getByRole('button', { name: 'Use another card' }).click()
    await payWith(page, 'pays')
    await expect(page).toHaveURL(/\/settings\/subscription\/seats$/)
    await expect(page.getByText('Visa ending in 4242 pays from now on.')).toBeVisible()
    await expect(seats).toHaveValue('6')
    await page.getByRole('button', { name: 'Pay 1 360,00 and change' }).click()
    await expect(page.getByText('11-50 people, 6 seats, paid by the month')).toBeVisible()
  })

  await test.step('the annual price is charged as previewed', async () => {
    await page.getByRole('link', { name: 'See the price' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Change to annual subscription' })).toBeVisible()
    const pay = page.getByRole('button', { name: /^Pay [\d\s,]+ and change$/ })
    const sum = /Pay ([\d\s,]+) and/.exec((await pay.textContent()) ?? '')?.[1] ?? 'no sum'
    await pay.click()
    await expect(page.getByText('11-50 people, 6 seats, paid by the year')).toBeVisible()
    await openBilling(page)
    await expect(invoices.getByRole('row').nth(1)).toContainText(`USD ${sum}`)
  })

  await test.step('cancelling asks for confirmation, shows a banner on every page, and can be undone', async () => {
    await page.getByRole('button', { name: 'Cancel subscription' }).click()
    const question = page.getByRole('alertdialog', { name: 'Cancel your subscription?' })
    await question.getByRole('button', { name: 'Cancel subscription' }).click()
    await expect(page.getByRole('complementary', { name: 'Your plan' })).toContainText('Your plan ends on')
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(page.getByRole('complementary', { name: 'Your plan' })).toBeHidden()
    await expectPlan(page, 'Active')
  })
})

/** Reads an update in the inbox, archives it and takes it back, as NOTE-9 says. */
async function readAndArchive(page: Page, title: string): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Messages' })
  const unread = async (): Promise<number> => Number(/\d+/.exec((await nav.textContent()) ?? '')?.[0] ?? 0)
  await page.goto('/messages')
  await page.getByRole('tab', { name: /^Updates/ }).click()
  const updates = page.getByRole('list', { name: 'Updates', exact: true })
  await expect(updates.getByRole('link', { name: title })).toBeVisible()
  const before = await unread()
  expect(before).toBeGreaterThan(0)
  await updates.getByRole('link', { name: title }).click()
  await expect.poll(unread).toBe(before - 1)
  const pane = page.getByRole('group', { name: 'The update' })
  await expect(pane.getByRole('link', { name: 'Use another card' })).toHaveAttribute(
    'href',
    '/settings/subscription/card',
  )
  await pane.getByRole('button', { name: 'Archive' }).click()
  await expect(updates.getByRole('link', { name: title })).toBeHidden()
  await page.getByRole('button', { name: 'Archived', exact: true }).click()
  const archived = page.getByRole('list', { name: 'Archived updates' })
  await expect(archived.getByRole('link', { name: title })).toBeVisible()
  await pane.getByRole('button', { name: 'Move back to the inbox' }).click()
  await expect(archived.getByRole('link', { name: title })).toBeHidden()
  await page.getByRole('button', { name: 'Inbox' }).click()
  await expect(updates.getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Mark all read' }).click()
  await expect.poll(unread).toBe(0)
}

test('after a failed renewal the plan is late, then suspended, and active once another card pays', async ({
  employerPage: page,
  product,
}) => {
  test.setTimeout(420_000)
  const person = newcomer('Henrik', 'Solberg')
  await becomeEmployer(page, product.employers, person, 'Fjordline Pilots')
  await buyByCard(page)
  await page.getByRole('button', { name: 'Use another card' }).click()
  await payWith(page, 'failsLater')
  await expect(page.getByText('Visa ending in 0341 pays from now on.')).toBeVisible()

  const banner = page.getByRole('complementary', { name: 'Your plan' })
  await advance(page, 'P32D', person)
  await openBilling(page)
  await expectPlan(page, 'Payment is late')
  await expect(banner).toContainText('Your card could not be charged.')
  await test.step('the failed charge stands in the inbox, is read there and goes to the archive', () =>
    readAndArchive(page, 'Your card could not be charged'))
  await advance(page, 'P15D', person)
  await openBilling(page)
  await expectPlan(page, 'Suspended')
  await expect(banner).toContainText('Your plan is suspended.')

  await page.getByRole('region', { name: 'Your plan' }).getByRole('button', { name: 'Use another card' }).click()
  await payWith(page, 'pays')
  await expect(page).toHaveURL(/\/settings\/billing$/)
  await expectPlan(page, 'Active')
  await expect(banner).toBeHidden()
})

test('an unpaid invoice is linked on every page, and the plan is active once it is paid', async ({
  employerPage: page,
  product,
}) => {
  test.setTimeout(240_000)
  const person = newcomer('Aino', 'Virtanen')
  await becomeEmployer(page, product.employers, person, 'Birchbark Press')
  await openBilling(page)
  const details = page.getByRole('form', { name: 'Details on the invoice' })
  await details.getByRole('button', { name: 'Save details' }).click()
  await expect(details).toContainText('things to put right')
  const fields = {
    'Company name': 'Birchbark Press Oy',
    'E-mail for invoices': person.email,
    Street: 'Kaisaniemenkatu',
  }
  for (const [name, text] of Object.entries({ ...fields, City: 'Helsinki' })) {
    await details.getByRole('textbox', { name, exact: true }).fill(text)
  }
  await chooseTyped(details, 'Country', 'Finl', 'Finland')
  await details.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByText('Billing details saved')).toBeVisible()

  const { invoice } = await post<{ readonly invoice: { readonly number: string } }>(page, '/v0/invoice', {})
  await expectPlan(page, 'Starts when your invoice is paid')
  const row = page.getByRole('row').filter({ hasText: invoice.number })
  await expect(row).toContainText('Open, due')
  const [document] = await Promise.all([
    page.waitForEvent('popup'),
    row.getByRole('link', { name: invoice.number, exact: true }).click(),
  ])
  await expect(document.getByText('Birchbark Press Oy').first()).toBeVisible()
  await page.goto('/dashboard')
  await page.getByRole('complementary', { name: 'Trial' }).getByRole('link', { name: 'Activate subscription' }).click()
  await expect(page).toHaveURL(/\/settings\/billing$/)

  expect(await product.invoices('paid', invoice.number)).toContain(`Done: ${invoice.number}`)
  await expectPlan(page, 'Active')
  await expect(row).toContainText('Paid')
  await expect(page.getByRole('complementary', { name: 'Trial' })).toBeHidden()
})
