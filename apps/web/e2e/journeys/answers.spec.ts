import type { Page } from '@playwright/test'
import { messages, sendChatMessage } from '../pages/conversation.ts'
import { signIn } from '../pages/login.ts'
import { demo, newcomer } from '../pages/people.ts'
import { findFirstNotContacted, row, waitForResults } from '../pages/search.ts'
import { startChat } from '../pages/set-up.ts'
import { delayCall } from '../pages/delayed-call.ts'
import { expect, test } from '../product/test.ts'

/** The error toast with this text, and its Retry button. */
const refusal = (page: Page, words: string) => page.getByRole('alertdialog').filter({ hasText: words })
const retry = (page: Page, words: string): Promise<void> =>
  refusal(page, words).getByRole('button', { name: 'Retry' }).click()

test.beforeEach(async ({ employerPage: page }) => signIn(page, demo.paying, demo.password))

// UI-20
test('a bookmark shows at once, is rolled back when the server fails, and can be retried', async ({
  employerPage: page,
}) => {
  await page.goto('/search-results')
  await waitForResults(page)
  const name = await findFirstNotContacted(page)
  const bookmark = (pressed: boolean) => row(page, name).getByRole('button', { name: `Bookmark ${name}`, pressed })
  const call = await delayCall(page, 'POST', '**/v0/bookmarks/*')
  await bookmark(false).click()
  await expect(bookmark(true)).toBeVisible()
  await call.fail()
  await expect(bookmark(false)).toBeVisible()
  await call.mend()
  // The UI is optimistic: leaving the page before the response would cancel the call.
  const bookmarkSaved = () =>
    page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/v0/bookmarks/'))
  const added = bookmarkSaved()
  await retry(page, `${name} was not added to your bookmarks.`)
  await expect(bookmark(true)).toBeVisible()
  await added
  await page.reload()
  await expect(bookmark(true)).toBeVisible()
  const removed = bookmarkSaved()
  await bookmark(true).click()
  await expect(bookmark(false)).toBeVisible()
  await removed
})

// CONV-46, UI-34
test('archiving, sending and reading show at once, are rolled back when the server fails, and can be retried', async ({
  employerPage: page,
  openBrowser,
  product,
}) => {
  const person = newcomer('Palesa', 'Dube')
  const name = `${person.firstName} ${person.lastName}`
  const { say, conversationUuid } = await startChat(await openBrowser(product.contractors), product, person)
  const inbox = page.getByRole('list', { name: 'Conversations' })
  const line = inbox.getByRole('listitem').filter({ hasText: name })

  await test.step('read', async () => {
    await page.goto('/messages')
    await say('Are you there?')
    await expect(line.getByText('1 unread')).toBeVisible()
    const call = await delayCall(page, 'PUT', '**/v0/messages/*')
    await line.getByRole('link', { name }).click()
    await expect(messages(page).getByText('Are you there?')).toBeVisible()
    await expect(line.getByText('1 unread')).toBeHidden()
    await call.fail()
    await expect(line.getByText('1 unread')).toBeVisible()
    await call.mend()
    await retry(page, 'Not marked as read.')
    await expect(line.getByText('1 unread')).toBeHidden()
  })
  await test.step('send', async () => {
    const call = await delayCall(page, 'POST', '**/v0/messages')
    await page.getByRole('textbox', { name: /^Message to/ }).fill('Here, and listening.')
    await page.getByRole('button', { name: /^Send/ }).click()
    await expect(messages(page).getByText('Here, and listening.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Message to/ })).toHaveValue('')
    await call.fail()
    await expect(messages(page).getByText('Not sent.')).toBeVisible()
    await call.mend()
    await messages(page).getByRole('button', { name: 'Retry' }).click()
    await expect(messages(page).getByText('Not sent.')).toBeHidden()
    await page.reload()
    await expect(messages(page).getByText('Here, and listening.')).toHaveCount(1)
  })
  await test.step('send without a connection', async () => {
    await page.context().setOffline(true)
    await sendChatMessage(page, 'Written in a tunnel.')
    await expect(messages(page).getByText('It is sent as soon as you are back online.')).toBeVisible()
    await page.context().setOffline(false)
    await expect(messages(page).getByText('It is sent as soon as you are back online.')).toBeHidden()
    await page.reload()
    await expect(messages(page).getByText('Written in a tunnel.')).toHaveCount(1)
  })
  await test.step('archive', async () => {
    const call = await delayCall(page, 'PUT', `**/v0/conversations/${conversationUuid}`)
    const archive = page.getByRole('button', { name: 'Archive', exact: true }).filter({ visible: true })
    const back = page.getByRole('button', { name: 'Move back to the inbox' }).filter({ visible: true })
    await archive.click()
    await expect(back).toBeVisible()
    await call.fail()
    await expect(archive).toBeVisible()
    await call.mend()
    await retry(page, 'Not archived.')
    await expect(back).toBeVisible()
    await page.reload()
    await expect(back).toBeVisible()
  })
})
