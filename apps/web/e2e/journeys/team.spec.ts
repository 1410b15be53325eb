import { signIn } from '../pages/login.ts'
import { demo, newcomer } from '../pages/people.ts'
import { expect, test } from '../product/test.ts'

test('an admin invites by a pasted list, changes a role and undoes it, and the audit log shows it', async ({
  employerPage: page,
}) => {
  await signIn(page, demo.paying, demo.password)
  const { email } = newcomer('Ona', 'Petrauskas')
  await page.goto('/settings/invite-member')
  const form = page.getByRole('form', { name: 'Invite people' })
  await form.getByRole('textbox', { name: 'E-mail addresses' }).fill(`${email}, ${demo.contractor},`)
  await form.getByRole('button', { name: /^Recruiter/ }).click()
  await page.getByRole('option', { name: /^Viewer/ }).click()
  await form.getByRole('button', { name: 'Send 2 invites' }).click()
  const answers = page.getByRole('list', { name: 'Each address' })
  await expect(answers).toContainText(`${email} is invited.`)
  await expect(answers).toContainText(`${demo.contractor} has an account as a contractor.`)

  await page.getByRole('link', { name: 'Back to the team' }).click()
  const invite = page.locator('#main').getByRole('row').filter({ hasText: email })
  await expect(invite).toContainText('Pending, to')
  await invite.getByRole('button', { name: `Send again to ${email}` }).click()
  await expect(page.getByText(`A new link is on its way to ${email}.`)).toBeVisible()
  await invite.getByRole('button', { name: `Delete the invite of ${email}` }).click()
  await expect(invite).toBeHidden()

  const role = page.getByRole('button', { name: /Role of Inês Duarte/ })
  await role.click()
  await page.getByRole('option', { name: /^Billing/ }).click()
  await expect(page.getByText('Inês Duarte is now billing')).toBeVisible()
  await page
    .getByRole('alertdialog')
    .filter({ hasText: 'Inês Duarte is now billing' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(role).toContainText('Viewer')
  await expect(page.getByText('Inês Duarte is now viewer')).toBeVisible()

  await page.goto('/settings/audit')
  await expect(page.getByText(`Dana Whitfield invited ${email} as viewer`)).toBeVisible()
  await expect(page.getByText('Dana Whitfield made Inês Duarte billing (before: viewer)').first()).toBeVisible()
})
