import { messages } from '../pages/conversation.ts'
import { signIn } from '../pages/login.ts'
import { demo, newcomer } from '../pages/people.ts'
import { expectNoOverflow, phone, tap } from '../pages/phone.ts'
import { getDrawer, row, searchFor, sendOffer, waitForResults } from '../pages/search.ts'
import { makeFindable } from '../pages/set-up.ts'
import { expect, test } from '../product/test.ts'

const person = newcomer('Lindiwe', 'Cele')
const name = `${person.firstName} ${person.lastName}`
const jobTitle = 'Harbour pilot planner'

// UI-35
test('employer and contractor complete the whole hiring loop by touch on phones', async ({ openBrowser, product }) => {
  const ours = await openBrowser(product.employers, phone)
  const theirs = await openBrowser(product.contractors, phone)
  await makeFindable(theirs, product.contractors, person, jobTitle)
  const tab = (page: typeof ours, to: string) =>
    page.getByRole('navigation', { name: 'Main, phone' }).getByRole('link', { name: to })

  await test.step('the last tab leads to the settings, and is current there', async () => {
    await signIn(ours, demo.paying, demo.password)
    await ours.goto('/dashboard')
    await expect(ours.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoOverflow(ours, 'the employer’s dashboard')
    const more = ours.getByRole('navigation', { name: 'Main, phone' }).getByRole('button', { name: 'More' })
    await tap(more)
    await tap(ours.getByRole('menuitem', { name: 'Settings' }))
    await expect(ours).toHaveURL(/\/settings\//)
    await expect(more).toHaveAttribute('aria-current', 'true')
  })

  await test.step('the employer narrows the search in the filter sheet', async () => {
    await tap(tab(ours, 'Search'))
    await waitForResults(ours)
    await tap(ours.getByRole('button', { name: /^Filters/ }))
    const sheet = ours.getByRole('dialog', { name: 'Filters' })
    await sheet.getByText('Remote', { exact: true }).tap()
    await expectNoOverflow(ours, 'the filter sheet')
    await tap(sheet.getByRole('button', { name: /^Show \d+ (people|person)/ }))
    await expect(ours.getByRole('list', { name: 'Filters set' })).toContainText('Remote')
    await tap(ours.getByRole('button', { name: /Everyone · Anywhere/ }))
    await expectNoOverflow(ours, 'the words of a search')
    await searchFor(ours, jobTitle)
    await expectNoOverflow(ours, 'the results')
  })

  const drawer = getDrawer(ours, name)
  await test.step('the employer reads the full-screen profile and sends an offer', async () => {
    await row(ours, name).getByRole('link', { name, exact: true }).tap()
    await expect(drawer.getByLabel('Profile', { exact: true })).toBeVisible()
    const box = await drawer.boundingBox()
    expect(Math.round(box?.width ?? 0), 'the drawer is a page').toBe(phone.viewport.width)
    await expectNoOverflow(ours, 'the profile')
    await tap(drawer.getByRole('button', { name: 'Send an opportunity' }).filter({ visible: true }).last())
    await expect(drawer.getByRole('region', { name: 'Message' })).toBeVisible()
    const write = drawer.getByRole('region', { name: 'Message' }).getByRole('button', { name: /Send an opportunity/ })
    if (await write.isVisible()) await tap(write)
    await expectNoOverflow(ours, 'the offer')
    await sendOffer(drawer, { description: 'Quiet work by the sea', rate: '64', months: '3' })
    await expect(drawer.getByRole('heading', { name: /^Waiting for / })).toBeVisible()
  })

  await test.step('the contractor accepts on a phone', async () => {
    await signIn(theirs, person.email, person.password)
    await theirs.goto('/dashboard')
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoOverflow(theirs, 'the contractor’s dashboard')
    await tap(tab(theirs, 'Requests'))
    await expectNoOverflow(theirs, 'the requests')
    await theirs
      .getByRole('list', { name: /^Requests that wait/ })
      .getByRole('link')
      .first()
      .tap()
    // The list underneath has the same text.
    const request = theirs.getByRole('article', { name: /^Request from / })
    await expect(request.getByText('Quiet work by the sea')).toBeVisible()
    await expect(theirs.getByRole('group', { name: 'The request' })).toBeFocused()
    await expect(theirs.getByRole('region', { name: 'Requests' }), 'the list it covers is out of reach').toHaveCount(0)
    await expectNoOverflow(theirs, 'the request')
    await tap(theirs.getByRole('button', { name: 'I’m interested' }).filter({ visible: true }))
    const dialog = theirs.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'First message (optional)' }).fill('Happy to. When do we talk?')
    await tap(dialog.getByRole('button', { name: 'I’m interested' }))
    await expect(messages(theirs).getByText('Happy to. When do we talk?')).toBeVisible()
    await expectNoOverflow(theirs, 'the conversation')
  })

  await test.step('both write, and go back to the previous page', async () => {
    await tap(drawer.getByRole('link', { name: 'Open conversation' }))
    await expect(messages(ours).getByText('Happy to. When do we talk?')).toBeVisible()
    for (const [from, to, words] of [
      [ours, theirs, 'Monday at ten, on the quay.'],
      [theirs, ours, 'Monday it is.'],
    ] as const) {
      await from.getByRole('textbox', { name: /^Message to/ }).fill(words)
      await tap(from.getByRole('button', { name: /^Send/ }))
      await expect(messages(to).getByText(words)).toBeVisible()
    }
    await expectNoOverflow(ours, 'the employer’s conversation')
    await tap(ours.getByRole('link', { name: /^Back to / }))
    await expect(ours.getByRole('list', { name: 'Conversations' }).getByRole('link', { name }).first()).toBeFocused()
    await expectNoOverflow(ours, 'the inbox')
    await tap(tab(ours, 'Search'))
    await waitForResults(ours)
    await tap(theirs.getByRole('link', { name: /^Back to / }))
    await expectNoOverflow(theirs, 'the contractor’s inbox')
  })
})
