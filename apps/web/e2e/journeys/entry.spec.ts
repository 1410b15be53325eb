import { becomeContractor, dismissWelcome, typeNewPassword } from '../pages/account.ts'
import { choose } from '../pages/fields.ts'
import { logIn, signIn } from '../pages/login.ts'
import { enterByMail, readLink } from '../pages/mailbox.ts'
import { demo, newcomer } from '../pages/people.ts'
import { getDrawer, fillOffer, people, pressSend, row, waitForResults } from '../pages/search.ts'
import { makeContractor } from '../pages/set-up.ts'
import { signUpEmployer } from '../pages/sign-up.ts'
import { expect, test } from '../product/test.ts'

// ONB-1, BASE-22
test('a contractor signs up, forgets the password and sets a new one', async ({ openBrowser, product }) => {
  const person = newcomer('Lerato', 'Nkosi')
  const page = await openBrowser(product.contractors)
  await becomeContractor(page, person)
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login$/)

  await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email)
  await page.getByRole('link', { name: 'Forgot it?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Look into your mail' })).toBeVisible()

  const link = await readLink(page, person.email, 'password-reset')
  await page.goto(link)
  await typeNewPassword(page, 'New password', 'short')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText('This field should be at least 10 characters long')).toBeVisible()
  const password = 'a studio with a better door'
  await typeNewPassword(page, 'New password', password)
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText('Your new password is set.')).toBeVisible()
  await logIn(page, person.email, password)
  await expect(page).toHaveURL(/\/dashboard$/)
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  )
  const session = (await page.context().cookies()).find(({ name }) => name === 'access_token')
  expect(session?.httpOnly).toBe(true)
  for (const secret of [password, person.email, session?.value ?? 'no session']) expect(kept).not.toContain(secret)

  await page.goto(link)
  await typeNewPassword(page, 'New password', 'a studio with another door')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This link can no longer be used' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get a new link' })).toBeVisible()
})

// ONB-3
test('an employer signs up for a trial, and an invited member joins the team', async ({ openBrowser, product }) => {
  const admin = newcomer('Mireille', 'Aubert')
  const member = newcomer('Joe', 'Halloran')
  const page = await openBrowser(product.employers)
  await signUpEmployer(page, admin, 'Aubert Cartography')
  await enterByMail(page, admin.email)
  await dismissWelcome(page, admin)
  await expect(page.getByRole('complementary', { name: 'Trial' })).toBeVisible()

  await page.goto('/settings/invite-member')
  await page.getByRole('textbox', { name: 'E-mail addresses' }).fill(member.email)
  await page.keyboard.press('Enter')
  await choose(page, /Role/, 'Viewer')
  await page.getByRole('button', { name: /^(Send|Invite)/ }).click()
  const link = await readLink(page, member.email, 'invite')

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'This invite is for somebody else' })).toBeVisible()

  const theirs = await openBrowser(product.employers)
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { level: 1, name: 'Join Aubert Cartography' })).toBeVisible()
  await theirs.getByRole('button', { name: 'Join the team' }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: 'Invite details' })).toBeVisible()
  await theirs.getByRole('textbox', { name: 'First name' }).fill(member.firstName)
  await theirs.getByRole('textbox', { name: 'Last name' }).fill(member.lastName)
  await theirs.getByRole('button', { name: 'Continue' }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: 'Set your login details' })).toBeVisible()
  await typeNewPassword(theirs, 'Password', member.password)
  await theirs.getByRole('button', { name: 'Join the team' }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: 'Sign up successful' })).toBeVisible()
  await theirs.getByRole('button', { name: 'Go to your dashboard' }).click()
  await expect(theirs).toHaveURL(/\/dashboard$/)

  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { level: 1, name: 'This invite was accepted' })).toBeVisible()
})

// UI-6
test('a user deletes their account and restores it', async ({ openBrowser, product }) => {
  const person = newcomer('Sipho', 'Maseko')
  const page = await openBrowser(product.contractors)
  await makeContractor(page, product.contractors, person)
  await signIn(page, person.email, person.password)
  await page.goto('/settings/privacy')
  await dismissWelcome(page, person)
  await expect(page.getByRole('table', { name: 'Your account and its security' })).toContainText(
    'Accounts that are deleted',
  )
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account' })
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('not the password')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Your password' })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(person.password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('Your account is deleted.', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/login/)

  await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You asked us to delete this account' })).toBeVisible()
  await page.getByRole('button', { name: 'Bring my account back' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

// UI-7
test('after the session expired during an offer, the user signs in over the page and the offer is sent', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser(product.employers)
  await signIn(page, demo.paying, demo.password)
  await page.goto('/search-results')
  await waitForResults(page)
  const open = people(page).filter({ has: page.getByRole('button', { name: /^Send a request to /, disabled: false }) })
  const name = (await open.last().getByRole('heading').innerText()).trim()
  await row(page, name)
    .getByRole('button', { name: `Send a request to ${name}` })
    .click()
  const drawer = getDrawer(page, name)
  await fillOffer(drawer, { description: 'A month at the weather desk', rate: '75', months: '2' })
  // The session has ended, and the page does not know yet.
  await page.context().clearCookies()
  await pressSend(drawer)
  const dialog = page.getByRole('dialog', { name: 'Sign in to go on' })
  await expect(dialog).toContainText(demo.paying)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(demo.password)
  await dialog.getByRole('button', { name: 'Sign in and go on' }).click()
  await expect(dialog).toBeHidden()
  await expect(drawer.getByText('Request sent').first()).toBeVisible()
})
