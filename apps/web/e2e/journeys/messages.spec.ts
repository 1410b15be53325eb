import type { Page } from '@playwright/test'
import { messages, sendChatMessage } from '../pages/conversation.ts'
import { signIn } from '../pages/login.ts'
import { demo } from '../pages/people.ts'
import { drawnPicture } from '../pages/picture.ts'
import { expect, test } from '../product/test.ts'

/** A contractor with whom the demo's employer has a conversation. */
const other = { name: 'Naledi Mokoena', firstName: 'Naledi' }

const openConversation = async (page: Page): Promise<void> => {
  await page.goto('/messages')
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: other.name }).first().click()
  await expect(messages(page)).toBeVisible()
}

/** The message with this text: the innermost element that has it and a menu. */
const messageWith = (page: Page, words: string) =>
  messages(page)
    .locator('div')
    .filter({ hasText: words })
    .filter({ has: page.getByRole('button', { name: 'About this message' }) })
    .last()

/** Opens the menu of the message with this text and chooses an action. */
const about = async (page: Page, words: string, action: string): Promise<void> => {
  const message = messageWith(page, words)
  await message.hover()
  await message.getByRole('button', { name: 'About this message' }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test.beforeEach(async ({ employerPage: page }) => {
  await signIn(page, demo.paying, demo.password)
  await openConversation(page)
})

// UI-21
test('a sent message can be edited, and deleted with Undo', async ({ employerPage: page }) => {
  await sendChatMessage(page, 'Friday at nine, third floor.')
  await expect(messages(page).getByText('Friday at nine, third floor.')).toBeVisible()
  await about(page, 'Friday at nine', 'Change')
  const field = page.getByRole('textbox', { name: 'Change the message' })
  await field.fill('Friday at ten, third floor.')
  await field.press('ControlOrMeta+Enter')
  await expect(messages(page).getByText('Friday at ten, third floor.')).toBeVisible()
  await expect(messages(page).getByText('Friday at nine')).toBeHidden()

  await about(page, 'Friday at ten', 'Delete')
  await expect(messages(page).getByText('Friday at ten')).toBeHidden()
  const toast = page.getByRole('alertdialog').filter({ hasText: 'Message deleted' })
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(messages(page).getByText('Friday at ten, third floor.')).toBeVisible()
  await page.reload()
  await expect(messages(page).getByText('Friday at ten, third floor.')).toBeVisible()
})

test('a template is saved once and inserted with the recipient’s name', async ({ employerPage: page }) => {
  await page.goto('/settings/templates')
  await page.getByRole('button', { name: 'New template' }).click()
  const form = page.getByRole('form', { name: 'Template' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Next step')
  await form.getByRole('textbox', { name: 'Text' }).fill('Thank you, {{firstName}}. Shall we talk on Thursday?')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Next step')).toBeVisible()

  await openConversation(page)
  await page.getByRole('button', { name: 'Insert a template' }).click()
  await page.getByRole('menuitem', { name: /^Next step/ }).click()
  const words = `Thank you, ${other.firstName}. Shall we talk on Thursday?`
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toHaveValue(words)
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(messages(page).getByText(words)).toBeVisible()
})

// FILE-17
test('a message is sent with a file and a picture, which have previews in place', async ({ employerPage: page }) => {
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
  const brief = { name: 'brief.pdf', mimeType: 'application/pdf', buffer }
  await page.locator('#main input[type="file"]').first().setInputFiles([brief, drawnPicture()])
  await page.getByRole('textbox', { name: /^Message to/ }).fill('The brief, as promised.')
  await expect(page.getByRole('button', { name: /^Send/ })).toBeEnabled()
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(messages(page).getByText('The brief, as promised.')).toBeVisible()
  const file = messages(page).getByRole('list', { name: 'Files' }).getByRole('button', { name: 'brief.pdf' }).last()
  await expect(file).toBeVisible()

  const picture = messages(page)
    .getByRole('button', { name: /^Open .+\.png$/ })
    .last()
  await expect(picture.locator('img')).toHaveJSProperty('complete', true)
  await picture.click()
  await expect(page.getByRole('dialog').getByRole('img', { name: /^Preview of .+\.png$/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await file.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'brief.pdf' })
  const shown = dialog.getByTitle('Preview of brief.pdf').or(dialog.getByText('There is no preview'))
  await expect(shown).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'brief.pdf')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(file).toBeFocused()
})

// MOD-1
test('a message is reported with a reason, and its sender is not notified', async ({ employerPage: page }) => {
  const first = messages(page).getByRole('button', { name: 'About this message' }).first()
  await first.focus()
  await first.press('Enter')
  await page.getByRole('menuitem', { name: 'Report', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Report / })
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Please choose what is wrong.')).toBeVisible()
  await dialog.getByText('Spam or advertising').click()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Thank you. We look at every report.')).toBeVisible()
  await expect(messages(page).getByText('Thank you. We look at every report.')).toBeHidden()
})
