import { messages } from '../pages/conversation.ts'
import { logIn } from '../pages/login.ts'
import { demo, newcomer } from '../pages/people.ts'
import { makeFindable, talkTogether } from '../pages/set-up.ts'
import { expect, test } from '../product/test.ts'

test('a message that was begun is there in another browser', async ({ employerPage: page, openBrowser, product }) => {
  const { conversationUuid } = await talkTogether(
    await openBrowser(product.contractors),
    product,
    newcomer('Refilwe', 'Sithole'),
  )
  const field = (on: typeof page) => on.getByRole('textbox', { name: /^Message to/ })
  await logIn(page, demo.paying, demo.password)
  await page.goto(`/messages/${conversationUuid}`)
  await expect(messages(page)).toBeVisible()
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/v0/drafts/') && answer.request().method() === 'PUT',
  )
  await field(page).fill('Good morning Refilwe, the clocks on pier four')
  expect((await kept).ok()).toBe(true)
  await page.close()

  const elsewhere = await openBrowser(product.employers)
  await logIn(elsewhere, demo.paying, demo.password)
  await elsewhere.goto(`/messages/${conversationUuid}`)
  await expect(field(elsewhere)).toHaveValue('Good morning Refilwe, the clocks on pier four')
})

test('a section of the profile that was begun is there after the tab was closed, until it is given up', async ({
  openBrowser,
  product,
}) => {
  const person = newcomer('Bongani', 'Zulu')
  const page = await openBrowser(product.contractors)
  await makeFindable(page, product.contractors, person, 'Keeper of buoys')
  await logIn(page, person.email, person.password)
  await page.goto('/resume?edit=MainProfile')
  const introduction = (on: typeof page) =>
    on.getByRole('dialog', { name: 'Main profile' }).getByRole('textbox', { name: 'Introduction' })
  await introduction(page).fill('Buoys, from paint to chain.')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  const again = await page.context().newPage()
  await page.close()
  await again.goto('/resume?edit=MainProfile')
  await expect(introduction(again)).toHaveValue('Buoys, from paint to chain.')
  await again.getByRole('button', { name: 'Cancel' }).click()
  await again.goto('/resume?edit=MainProfile')
  await expect(introduction(again)).toHaveValue(/^I turn raw events into tables/)
})
