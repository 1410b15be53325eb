import type { Page } from '@playwright/test'
import { messages } from '../pages/conversation.ts'
import { signIn } from '../pages/login.ts'
import { demo, newcomer } from '../pages/people.ts'
import { expect, test } from '../product/test.ts'

// CONV-56
test('an admin invites by a pasted list, changes a role and shares a conversation, and the audit log shows the team', async ({
  employerPage: page,
  openBrowser,
  product,
}) => {
  await signIn(page, demo.paying, demo.password)
  const { email } = newcomer('Ona', 'Petrauskas')
  await page.goto('/settings/invite-member')
  const form = page.getByRole('form', { name: 'Invite people' })
  await form.getByRole('textbox', { name: 'E-mail addresses' }).fill(`${email}, ${demo.paying},`)
  await form.getByRole('button', { name: /^Recruiter/ }).click()
  await page.getByRole('option', { name: /^Viewer/ }).click()
  await form.getByRole('button', { name: 'Send 2 invites' }).click()
  const answers = page.getByRole('list', { name: 'Each address' })
  await expect(answers).toContainText(`${email} is invited.`)
  await expect(answers).toContainText(`${demo.paying} is in your team already.`)

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

  await test.step('a conversation is shared from its menu, and a viewer finds and reads it', async () => {
    const name = 'Naledi Mokoena'
    const inbox = (of: Page) => of.getByRole('list', { name: 'Conversations' }).getByRole('link', { name })
    await page.goto('/messages')
    await inbox(page).first().click()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Share with the team' }).click()
    await expect(page.getByText('Your team can read this conversation')).toBeVisible()
    const viewer = await openBrowser(product.employers)
    await signIn(viewer, demo.viewer, demo.password)
    await viewer.goto('/messages')
    await inbox(viewer).first().click()
    await expect(messages(viewer)).toBeVisible()
    await expect(viewer.getByText(/Shared with your team/).filter({ visible: true })).toBeVisible()
    await expect(viewer.getByRole('textbox', { name: /^Message to/ })).toHaveCount(0)
  })

  await page.goto('/settings/audit')
  await expect(page.getByText(`Dana Whitfield invited ${email} as viewer`)).toBeVisible()
  await expect(page.getByText('Dana Whitfield made Inês Duarte billing (before: viewer)').first()).toBeVisible()
})
