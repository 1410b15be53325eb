import { logIn } from '../pages/login.ts'
import { demo } from '../pages/people.ts'
import { drawerOf, people, row, searchFor, sendOffer, settled } from '../pages/search.ts'
import { expect, test } from '../product/test.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

test('a phone finds somebody, reads the profile and sends an offer by touch', async ({ openBrowser, product }) => {
  const page = await openBrowser(product.employers, phone)
  await logIn(page, demo.paying, demo.password)
  await page.getByRole('navigation', { name: 'Main, phone' }).getByRole('link', { name: 'Search' }).tap()
  await settled(page)
  await page.getByRole('button', { name: /^Filters/ }).tap()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByText('Remote', { exact: true }).tap()
  await sheet.getByRole('button', { name: /^Show \d+ (people|person)/ }).tap()
  await expect(page.getByRole('list', { name: 'Filters set' })).toContainText('Remote')
  await page.getByRole('button', { name: /Everyone · Anywhere/ }).tap()
  await searchFor(page, 'engineer')
  const fits = await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
  expect(fits, 'nothing is wider than the screen').toBe(true)

  const free = people(page).filter({ hasNot: page.getByText(/Request pending|In touch|Contacted by|In conversation/) })
  const name = (await free.first().getByRole('heading').innerText()).trim()
  await row(page, name).getByRole('link', { name, exact: true }).tap()
  const drawer = drawerOf(page, name)
  await drawer.getByRole('button', { name: 'Send an opportunity' }).filter({ visible: true }).last().tap()
  await expect(drawer.getByRole('region', { name: 'Message' })).toBeVisible()
  const write = drawer.getByRole('region', { name: 'Message' }).getByRole('button', { name: /Send an opportunity/ })
  if (await write.isVisible()) await write.tap()
  await sendOffer(drawer, { description: 'Quiet work by the sea', rate: '64', months: '3' })
  await expect(drawer.getByRole('heading', { name: /^Waiting for / })).toBeVisible()
})
