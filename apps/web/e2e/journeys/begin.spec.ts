import type { Page, Request, Route } from '@playwright/test'
import { signIn } from '../pages/login.ts'
import { demo } from '../pages/people.ts'
import { expect, test } from '../product/test.ts'

/** Opens a page, and returns what it preloads before any of the application runs. */
async function open(page: Page, path: string) {
  const held = Promise.withResolvers<void>()
  const hold = async (route: Route): Promise<void> => {
    await held.promise
    await route.continue()
  }
  await page.route('**/assets/first-*.js', hold, { times: 1 })
  await page.goto(path, { waitUntil: 'commit' })
  // The files are requested in one task.
  await page.locator('link[rel=modulepreload]').first().waitFor({ state: 'attached' })
  const links = await page
    .locator('link[rel=preload], link[rel=modulepreload]')
    .evaluateAll((all) =>
      all.map((link) => ({ kind: link.getAttribute('rel'), address: link.getAttribute('href') ?? '' })),
    )
  held.resolve()
  return links
}

// UI-2
test('a page for signed-in users requests the session and its files at once, and nothing twice', async ({
  employerPage: page,
}) => {
  await signIn(page, demo.paying, demo.password)
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  for (const [path, heading] of [
    ['/dashboard', 'Good'],
    ['/search-results', /\d+ people/],
    ['/bookmarks', 'Bookmarks'],
    ['/messages', 'Messages'],
  ] as const) {
    const requested: string[] = []
    const note = (request: Request): void => void requested.push(new URL(request.url()).pathname)
    // Ends the previous page: it would go on requesting until the next one answers.
    await page.goto('about:blank')
    page.on('request', note)
    const begun = await open(page, path)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    page.off('request', note)
    expect(begun, `${path} begins with the session`).toContainEqual({ kind: 'preload', address: '/v0/session' })
    const preloaded = begun.filter(({ kind }) => kind === 'modulepreload').map(({ address }) => address)
    expect(preloaded, `${path} begins with the frame`).toContainEqual(expect.stringMatching(/\/shell-.*js$/))
    for (const once of ['/v0/session', ...requested.filter((file) => file.endsWith('.js')), ...preloaded]) {
      expect(
        requested.filter((file) => file === once),
        `${path} asks for ${once} once`,
      ).toHaveLength(1)
    }
  }
  expect(refused).toEqual([])
})

// UI-58
test('the query bar of the results is requested with the page in a wide window, after it on a phone', async ({
  employerPage: page,
}) => {
  await signIn(page, demo.paying, demo.password)
  for (const [width, count] of [
    [1440, 1],
    [360, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    const bars = (await open(page, '/search-results')).filter(({ address }) => address.includes('/QueryBarHost-'))
    await expect(page.getByRole('heading', { name: /\d+ people/ })).toBeVisible()
    expect(bars, `${width} px wide`).toHaveLength(count)
  }
})

// UI-2
test('the conversations are requested before the application runs, once', async ({ employerPage: page }) => {
  await signIn(page, demo.paying, demo.password)
  // Ends the previous page.
  await page.goto('about:blank')
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/first-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  const requested: string[] = []
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname))
  const list = page.waitForResponse('**/v0/conversations?*')
  await page.goto('/messages', { waitUntil: 'commit' })
  await list
  held.resolve()
  await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').first()).toBeVisible()
  expect(requested.filter((path) => path === '/v0/conversations')).toHaveLength(1)
})

// UI-57
test('the outline of the frame is painted before the application, until the page stands', async ({
  employerPage: page,
}) => {
  await signIn(page, demo.paying, demo.password)
  const outline = page.locator('#frame-outline')
  for (const width of [1440, 900, 360]) {
    await page.setViewportSize({ width, height: 740 })
    const held = Promise.withResolvers<void>()
    await page.route('**/v0/session', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/dashboard', { waitUntil: 'commit' })
    await expect(outline).toBeVisible()
    held.resolve()
    await expect(page.getByRole('heading', { name: 'Good' })).toBeVisible()
    await expect(outline).toBeHidden()
    await page.unroute('**/v0/session')
  }
})

// UI-57
test('the outline waits neither for the style sheet nor for the application', async ({ employerPage: page }) => {
  await signIn(page, demo.paying, demo.password)
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.{css,js}', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  const outline = page.locator('#frame-outline')
  await expect(outline).toHaveCSS('position', 'fixed')
  await expect(outline.locator('.mark')).toBeVisible()
  held.resolve()
  await expect(page.getByRole('heading', { name: 'Good' })).toBeVisible()
})

// UI-57
test('the first frame comes before the files of the application are requested', async ({ employerPage: page }) => {
  await signIn(page, demo.paying, demo.password)
  await page.addInitScript(() => requestAnimationFrame(() => performance.mark('first frame')))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Good' })).toBeVisible()
  const { frame, requested } = await page.evaluate(() => ({
    frame: performance.getEntriesByName('first frame')[0]?.startTime ?? 0,
    requested: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  // A window without frames waits no longer than 300 ms.
  expect(Math.min(...requested)).toBeGreaterThanOrEqual(Math.min(frame, 300))
})

// UI-57
test('a visitor is shown no frame before the page', async ({ employerPage: page }) => {
  await page.route('**/assets/first-*.js', () => new Promise(() => undefined))
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.locator('#frame-outline')).toBeAttached()
  await expect(page.locator('#frame-outline')).toBeHidden()
})
