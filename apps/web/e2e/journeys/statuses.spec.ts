import type { Page } from '@playwright/test'
import { signIn } from '../pages/login.ts'
import { demo, newcomer } from '../pages/people.ts'
import { sendRequest } from '../pages/set-up.ts'
import { expect, test } from '../product/test.ts'

const bodyOf = (status: 'declined' | 'active' | 'closed' | 'blocked') =>
  status === 'declined' ? { status, reason: 'not_available' } : { status }

/** The header of the open conversation shows its status, and since when. */
const expectStatus = (page: Page, words: string): Promise<void> =>
  expect(page.locator('header').filter({ has: page.getByRole('heading', { level: 2 }) })).toContainText(
    new RegExp(`${words}\\s*\\d`),
  )

// CONV-19
test('both sides see the status of a request, and since when, at each step', async ({
  employerPage: ours,
  openBrowser,
  product,
}) => {
  const person = newcomer('Zodwa', 'Mabaso')
  const theirs = await openBrowser(product.contractors)
  const request = await sendRequest(theirs, product, person)
  const { conversationUuid: uuid } = request
  await signIn(ours, demo.paying, demo.password)
  await signIn(theirs, person.email, person.password)
  await ours.goto(`/messages/${uuid}`)
  await theirs.goto(`/messages/${uuid}`)
  await expectStatus(ours, 'Request pending since')
  await expectStatus(theirs, 'Answer by')
  for (const [by, status, ourWords, theirWords] of [
    ['theirs', 'declined', 'Declined on', 'You declined on'],
    ['theirs', 'active', 'In conversation since', 'In conversation since'],
    ['ours', 'closed', 'Conversation closed on', 'Conversation closed on'],
    ['ours', 'blocked', 'Blocked on', 'Blocked on'],
  ] as const) {
    const answer = await request[by].changeConversation({ params: { uuid }, body: bodyOf(status) })
    expect(answer.ok, status).toBe(true)
    await expectStatus(ours, ourWords)
    await expectStatus(theirs, theirWords)
  }
})
