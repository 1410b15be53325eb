import { signIn } from '../pages/login.ts'
import { heading, isActive, payWith } from '../pages/paying.ts'
import { demo } from '../pages/people.ts'
import { getDrawer, people, row, sendOffer, waitForResults } from '../pages/search.ts'
import { expect, test } from '../product/test.ts'

test('a trial has no bookmarks and a limit of requests; a paid plan lifts both', async ({ employerPage: page }) => {
  test.setTimeout(180_000)
  await signIn(page, demo.trial, demo.password)
  await page.goto('/search-results')
  await waitForResults(page)
  await people(page)
    .first()
    .getByRole('button', { name: /^Bookmark / })
    .click()
  const bookmarks = page.getByRole('dialog', { name: 'Bookmarks' })
  await expect(bookmarks).toContainText('Please upgrade to a paid subscription in order to use this feature.')
  await page.keyboard.press('Escape')
  await expect(bookmarks).toBeHidden()

  const left = page.getByRole('complementary', { name: 'Trial' })
  for (const remaining of [1, 0]) {
    await expect(left).toContainText(`${remaining + 1} of 5 free contact requests left`)
    const free = people(page).filter({
      has: page.getByRole('button', { name: /^Send a request to /, disabled: false }),
    })
    const name = (await free.first().getByRole('heading').innerText()).trim()
    await row(page, name)
      .getByRole('button', { name: `Send a request to ${name}` })
      .click()
    await sendOffer(getDrawer(page, name), { description: 'A month of quiet work', rate: '70', months: '2' })
    await page.keyboard.press('Escape')
    await expect(getDrawer(page, name)).toBeHidden()
    await expect(row(page, name).getByRole('button', { name: `Send a request to ${name}` })).toBeDisabled()
  }
  await expect(left).toContainText('You have no more Free contact requests')
  const free = people(page).filter({ has: page.getByRole('button', { name: /^Send a request to /, disabled: false }) })
  await free
    .first()
    .getByRole('button', { name: /^Send a request to / })
    .click()
  const limit = page.getByRole('dialog', { name: 'You have no more Free contact requests' })
  await expect(limit.getByRole('link', { name: 'Upgrade now' })).toBeVisible()
  await limit.getByRole('link', { name: 'Upgrade now' }).click()
  await expect(heading(page, 'Choose your subscription type')).toBeVisible()
  await page.getByRole('button', { name: 'Go on to payment' }).click()
  await page.getByRole('button', { name: /^Pay USD / }).click()
  await payWith(page, 'pays')
  await isActive(page)
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect(left).toBeHidden()

  await page.goto('/search-results')
  await waitForResults(page)
  const next = people(page).filter({ has: page.getByRole('button', { name: /^Send a request to /, disabled: false }) })
  const name = (await next.first().getByRole('heading').innerText()).trim()
  await row(page, name)
    .getByRole('button', { name: `Send a request to ${name}` })
    .click()
  await sendOffer(getDrawer(page, name), { description: 'A year of quiet work', rate: '75', months: '12' })
})
