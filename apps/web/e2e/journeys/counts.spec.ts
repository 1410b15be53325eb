import type { Page } from '@playwright/test'
import { messages } from '../pages/conversation.ts'
import { signIn } from '../pages/login.ts'
import { demo, newcomer } from '../pages/people.ts'
import { startChat } from '../pages/set-up.ts'
import { expect, test } from '../product/test.ts'

/** The unread counts in navigation, tab title, list and bell. */
async function countsOn(page: Page): Promise<Readonly<Record<string, number>>> {
  const number = (text: string | null): number => Number(/\d+/.exec(text ?? '')?.[0] ?? 0)
  const nav = (name: string) => page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name })
  const list = await page
    .getByRole('list', { name: 'Conversations' })
    .getByText(/^\d+ unread$/)
    .count()
  const tab = page.getByRole('tab', { name: /^Updates/ })
  // Updates count in the same badge.
  const updates = (await tab.count()) === 0 ? 0 : number(await tab.textContent())
  return {
    navigation: number(await nav('Messages').textContent()) - updates,
    title: number(/^\((\d+)/.exec(await page.title())?.[1] ?? null) - updates,
    list,
    bell: number(await nav('Notifications').textContent()),
  }
}

// UI-25
test('unread counts agree in navigation, tab title, list and bell, in two tabs', async ({
  employerPage: page,
  openBrowser,
  product,
}) => {
  await signIn(page, demo.paying, demo.password)
  await page.goto('/messages')
  const other = await page.context().newPage()
  await other.goto('/messages')
  await expect(page.getByRole('list', { name: 'Conversations' })).toBeVisible()
  const before = await countsOn(page)
  const { say, conversationUuid } = await startChat(
    await openBrowser(product.contractors),
    product,
    newcomer('Kagiso', 'Motaung'),
  )
  await say('The first tide table is ready.')

  await test.step('a new message increases all counts', async () => {
    for (const tab of [page, other]) {
      await expect.poll(async () => (await countsOn(tab))['list']).toBe((before['list'] ?? 0) + 1)
      await expect.poll(async () => (await countsOn(tab))['navigation']).toBe((before['list'] ?? 0) + 1)
      await expect.poll(async () => (await countsOn(tab))['title']).toBe((before['list'] ?? 0) + 1)
      await expect.poll(async () => (await countsOn(tab))['bell']).toBeGreaterThan(before['bell'] ?? 0)
    }
    expect(await countsOn(other)).toEqual(await countsOn(page))
  })
  await test.step('reading in one tab updates both, with a request for the counts and none for the session', async () => {
    const requested: string[] = []
    other.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(`/messages/${conversationUuid}`)
    await expect(messages(page).getByText('The first tide table is ready.')).toBeVisible()
    for (const tab of [page, other]) {
      await expect
        .poll(() => countsOn(tab))
        .toMatchObject({
          navigation: before['list'] ?? 0,
          title: before['list'] ?? 0,
          list: before['list'] ?? 0,
        })
    }
    expect(requested).toContain('/v0/user/counts')
    expect(requested).not.toContain('/v0/session')
  })
  // NOTE-3
  await test.step('one call marks all notifications as read, in both tabs', async () => {
    await page.goto('/notifications')
    const marked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') marked.push(new URL(request.url()).pathname)
    })
    await page.getByRole('button', { name: 'Mark all read' }).click()
    await expect(page.getByRole('button', { name: 'Mark all read' })).toBeHidden()
    for (const tab of [page, other]) await expect.poll(async () => (await countsOn(tab))['bell']).toBe(0)
    expect(marked).toEqual(['/v0/notifications'])
  })
})
