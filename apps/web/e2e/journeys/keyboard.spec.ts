import { chooseByKeys, tabTo } from '../pages/keys.ts'
import { signIn } from '../pages/login.ts'
import { demo } from '../pages/people.ts'
import { getDrawer, listNames, people, row, waitForResults } from '../pages/search.ts'
import { expect, test } from '../product/test.ts'

/** No pointer is used from the dashboard to the sent request and back to the list. */
// UI-35
test('an employer finds, views and contacts a candidate by keyboard alone', async ({ employerPage: page }) => {
  await signIn(page, demo.paying, demo.password)
  await page.goto('/dashboard')
  const press = (key: string): Promise<void> => page.keyboard.press(key)
  const linkOf = (name: string) => row(page, name).getByRole('link', { name, exact: true })

  await test.step('/ focuses the search', async () => {
    const words = page.getByRole('combobox', { name: 'Job title' }).filter({ visible: true })
    await expect(words).toBeVisible()
    await press('/')
    await expect(words).toBeFocused()
    await page.keyboard.type('engineer')
    await press('Enter')
    await expect(page).toHaveURL(/q=engineer/)
    await waitForResults(page)
    await tabTo(page, page.getByRole('search', { name: 'People' }).getByRole('button', { name: 'Search' }))
  })

  const names = await listNames(page)
  const contactable = people(page).filter({ hasNotText: /Request|conversation|Declined|Expired|Withdrawn/i })
  const name = (await contactable.first().getByRole('heading').innerText()).trim()

  await test.step('j and k move through the list, Enter opens, Esc returns to the same row', async () => {
    const [first = '', second = ''] = names
    await press('j')
    await expect(linkOf(first)).toBeFocused()
    await press('j')
    await expect(linkOf(second)).toBeFocused()
    await press('k')
    await expect(linkOf(first)).toBeFocused()
    await press('Enter')
    await expect(getDrawer(page, first)).toBeVisible()
    await press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(linkOf(first)).toBeFocused()
  })

  await test.step('m writes to the person, and the form is filled in with Tab and keys', async () => {
    for (let at = 0; at < names.indexOf(name); at += 1) await press('j')
    await expect(linkOf(name)).toBeFocused()
    await press('m')
    const drawer = getDrawer(page, name)
    const form = drawer.getByRole('form', { name: /^Offer to/ })
    await expect(form.getByRole('textbox', { name: 'What the work is' })).toBeFocused()
    await press('ControlOrMeta+a')
    await page.keyboard.type('Keep a port running.')
    await chooseByKeys(page, form.getByRole('button', { name: /Work type/ }), 'Remote')
    await chooseByKeys(page, form.getByRole('button', { name: /Opportunity/ }), 'Contract')
    await tabTo(page, form.getByRole('combobox', { name: 'Place' }))
    await press('ControlOrMeta+a')
    await page.keyboard.type('Anywhere')
    await chooseByKeys(page, form.getByRole('button', { name: /Currency/ }), 'USD')
    await tabTo(page, form.getByRole('textbox', { name: 'Rate an hour' }))
    await press('ControlOrMeta+a')
    await page.keyboard.type('60')
    await tabTo(page, form.getByRole('textbox', { name: 'Duration' }))
    await press('ControlOrMeta+a')
    await page.keyboard.type('6')
    const start = form.getByRole('group', { name: 'Start' })
    for (const [part, digits] of [
      ['day', '15'],
      ['month', '06'],
      ['year', String(new Date().getUTCFullYear() + 1)],
    ] as const) {
      await tabTo(page, start.getByRole('spinbutton', { name: part }))
      await page.keyboard.type(digits)
      // A complete part moves the focus on by itself: return to it, so that Tab continues from there.
      await start.getByRole('spinbutton', { name: part }).focus()
    }
  })

  await test.step('Ctrl or Cmd with Enter sends, and Esc returns the focus to the row', async () => {
    await press('ControlOrMeta+Enter')
    await expect(getDrawer(page, name).getByText('Request sent').first()).toBeVisible()
    await expect(getDrawer(page, name).getByRole('heading', { name: /^Waiting for / })).toBeVisible()
    await press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(linkOf(name)).toBeFocused()
  })
})
