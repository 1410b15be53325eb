import type { Page } from '@playwright/test'
import { accept, waitForMessage, messages, sendChatMessage } from '../pages/conversation.ts'
import { pdf } from '../pages/files.ts'
import { beginProfile } from '../pages/login.ts'
import { enterByMail } from '../pages/mailbox.ts'
import { newcomer } from '../pages/people.ts'
import { getDrawer, row, searchFor, sendOffer } from '../pages/search.ts'
import { completeContractor } from '../pages/set-up.ts'
import { addAccountPicture, completeCompany } from '../pages/settings.ts'
import { signUpContractor, signUpEmployer } from '../pages/sign-up.ts'
import { expect, test } from '../product/test.ts'

const contractor = newcomer('Naledi', 'Khoza')
const employer = newcomer('Ines', 'Moreau')
const company = 'Lighthouse Cartography'

/** Filling in the profile section by section is the subject of `profile.spec.ts`. */
const becomeFound = async (page: Page, base: string): Promise<void> => {
  await signUpContractor(page, contractor)
  await enterByMail(page, contractor.email)
  await beginProfile(page, contractor.firstName)
  await completeContractor(base, contractor, 'Tide data engineer')
}

const becomeTrusted = async (page: Page): Promise<void> => {
  await signUpEmployer(page, employer, company)
  await enterByMail(page, employer.email)
  await beginProfile(page, employer.firstName)
  await expect(page).toHaveURL(/\/settings\//)
  await addAccountPicture(page)
  await completeCompany(page, 'https://lighthouse.example')
}

// UI-33
/** From sign-up to a conversation; each side has its own browser, and neither reloads to see what the other changes. */
test('employer and contractor meet, from both sign-ups to an exchanged message', async ({ openBrowser, product }) => {
  test.setTimeout(300_000)
  const theirs = await openBrowser(product.contractors)
  const ours = await openBrowser(product.employers)
  const latencies: Record<string, number> = {}
  await test.step('both sign up, verify and complete their profiles', async () => {
    await becomeFound(theirs, product.contractors)
    await becomeTrusted(ours)
  })

  await theirs.goto('/connect')
  await expect(theirs.getByText('No requests are waiting')).toBeVisible()
  const name = `${contractor.firstName} ${contractor.lastName}`
  const drawer = getDrawer(ours, name)

  const sentAt = await test.step('the employer finds the contractor and sends an offer', async () => {
    await ours.goto('/search-results')
    await searchFor(ours, 'tide data engineer')
    await row(ours, name).getByRole('link', { name }).click()
    await drawer.getByRole('button', { name: /Send an opportunity/ }).click()
    await drawer.locator('input[type="file"]').setInputFiles(pdf('current.pdf', 'Where the current turns'))
    await expect(drawer.getByRole('button', { name: 'Remove current.pdf' })).toBeVisible()
    return sendOffer(drawer, { description: 'Charts of the Cape current, from gauge to map', rate: '55', months: '6' })
  })
  await test.step('the contractor sees the request arrive', async () => {
    const request = theirs.getByRole('link', { name: `${employer.firstName} ${employer.lastName}` })
    await expect(request).toBeVisible()
    latencies['request'] = performance.now() - sentAt
    await request.click()
    const offer = theirs.getByRole('article', { name: `Request from ${company}` })
    await expect(offer.getByText('Charts of the Cape current, from gauge to map')).toBeVisible()
    await offer.getByRole('button', { name: 'current.pdf' }).click()
    await expect(theirs.getByRole('dialog', { name: 'current.pdf' })).toBeVisible()
    await theirs.keyboard.press('Escape')
  })

  await expect(drawer.getByRole('heading', { name: `Waiting for ${contractor.firstName}` })).toBeVisible()
  await test.step('the contractor accepts, which leads into the conversation, and the employer sees it', async () => {
    const acceptedAt = await accept(theirs, 'Happy to. When do we talk?')
    await expect(drawer.getByRole('heading', { name: `In touch with ${contractor.firstName}` })).toBeVisible()
    latencies['acceptance'] = performance.now() - acceptedAt
  })

  await test.step('both write, and each sees the other’s message at once', async () => {
    await drawer.getByRole('link', { name: 'Open conversation' }).click()
    await expect(messages(ours).getByText('Happy to. When do we talk?')).toBeVisible()
    await expect(messages(theirs)).toBeVisible()
    await expect(ours.getByText('Online').filter({ visible: true })).toBeVisible()
    await expect(theirs.getByText('Online').filter({ visible: true })).toBeVisible()
    await ours.getByRole('textbox', { name: /^Message to/ }).pressSequentially('Mon')
    await expect(theirs.getByText('Writing…').filter({ visible: true })).toBeVisible()
    const question = 'Monday at ten, and bring your charts.'
    latencies['message to the contractor'] = await waitForMessage(
      theirs,
      question,
      await sendChatMessage(ours, question),
    )
    const answered = 'Monday it is. They are heavy.'
    latencies['message to the employer'] = await waitForMessage(ours, answered, await sendChatMessage(theirs, answered))
  })

  const summary = Object.entries(latencies).map(([what, milliseconds]) => `${what} ${Math.round(milliseconds)} ms`)
  test.info().annotations.push({ type: 'seen on the other side after', description: summary.join(', ') })
  // oxlint-disable-next-line no-console
  console.log(`    seen on the other side after: ${summary.join(', ')}`)
})
