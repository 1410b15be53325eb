import { dismissWelcome } from '../pages/account.ts'
import { expectPlan } from '../pages/billing.ts'
import { chooseTyped } from '../pages/fields.ts'
import { enterByMail, readMail, verifyByMail } from '../pages/mailbox.ts'
import { heading, isActive, payWith } from '../pages/paying.ts'
import { newcomer } from '../pages/people.ts'
import { signUpToPay } from '../pages/sign-up.ts'
import { expect, test } from '../product/test.ts'

// ONB-2
test('a company signs up and pays by card, after a declined card and a cancelled checkout', async ({
  openBrowser,
  product,
}) => {
  const person = newcomer('Ines', 'Duarte')
  const page = await openBrowser(product.employers)
  await signUpToPay(page, person, 'Duarte Instruments')
  const pay = page.getByRole('button', { name: 'Pay USD 680' })
  await pay.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(heading(page, 'Nothing was charged')).toBeVisible()
  await page.getByRole('button', { name: 'Back to payment' }).click()
  await pay.click()
  await payWith(page, 'declines')
  await expect(page.getByRole('alert')).toHaveText('Your card was declined. Choose another.')
  await payWith(page, 'confirms')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await isActive(page)
  await expect(page.getByText('1 seat, USD 680 a month.')).toBeVisible()
  await enterByMail(page, person.email)
  await expect(page.getByRole('complementary', { name: 'Trial' })).toBeHidden()
  expect(await readMail(page, person.email, /(USD 680\.00 has been paid)/)).not.toBe('')
})

// ONB-2, IDEN-43, PLAN-22
test('a company signs up and pays by invoice', async ({ openBrowser, product }) => {
  const person = newcomer('Priya', 'Raman')
  const page = await openBrowser(product.employers)
  await signUpToPay(page, person, 'Raman Optics')
  await page.getByText('By invoice', { exact: true }).click()
  await page.getByRole('button', { name: 'Go on to billing details' }).click()
  await page.getByRole('button', { name: 'Send me the invoice' }).click()
  await expect(page.getByRole('alert')).toContainText('5 things to put right')
  await page.getByRole('textbox', { name: 'Company name' }).fill('Raman Optics Pty Ltd')
  await page.getByRole('textbox', { name: 'E-mail for invoices' }).fill(person.email)
  await page.getByRole('textbox', { name: 'Street' }).fill('Long Street')
  await page.getByRole('textbox', { name: 'City' }).fill('Cape Town')
  await chooseTyped(page, 'Country', 'South Af', 'South Africa')
  await page.getByRole('button', { name: 'Send me the invoice' }).click()
  const invoiced = heading(page, /^Invoice GH-\d{6} is on its way$/)
  await expect(invoiced).toBeVisible()
  const number = /GH-\d{6}/.exec((await invoiced.textContent()) ?? '')?.[0] ?? 'no number'
  expect(await readMail(page, person.email, /(please pay USD 680\.00)/)).not.toBe('')
  const elsewhere = await openBrowser(product.employers)
  await verifyByMail(elsewhere, person.email)
  await elsewhere.getByRole('link', { name: 'Sign in' }).click()
  await expect(elsewhere.getByRole('textbox', { name: 'E-mail' })).toHaveValue(person.email)
  await elsewhere.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await elsewhere.getByRole('button', { name: 'Sign in' }).click()
  await expect(elsewhere).toHaveURL(/\/dashboard$/)
  await dismissWelcome(elsewhere, person)

  const banner = elsewhere.getByRole('complementary', { name: 'Your plan' })
  await expect(banner).toContainText(`Invoice ${number} waits for your payment, due `)
  await expect(banner).toContainText('5 of 5 free contact requests left until it is paid.')
  await expect(elsewhere.getByRole('main')).toContainText(`Invoice ${number} waits for your payment, due `)
  await expect(elsewhere.getByRole('main')).not.toContainText(/expired|1970/)
  await banner.getByRole('link', { name: 'Activate subscription' }).click()
  await expect(elsewhere).toHaveURL(/\/settings\/billing$/)
  await expectPlan(elsewhere, 'Starts when your invoice is paid')

  expect(await product.invoices('paid', number)).toContain(`Done: ${number}`)
  await expectPlan(elsewhere, 'Active')
  await expect(banner).toBeHidden()
})
