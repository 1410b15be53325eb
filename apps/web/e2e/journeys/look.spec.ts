import type { Page } from '@playwright/test'
import { signIn } from '../pages/login.ts'
import { demo } from '../pages/people.ts'
import { getDrawer, listNames, row, waitForResults } from '../pages/search.ts'
import { expect, test } from '../product/test.ts'

interface Watching {
  backgrounds?: string[]
}

const THEME = 'guildhall-theme'

/** Records the page's background at every frame, from the first on. */
const watchBackground = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    ;(globalThis as Watching).backgrounds = seen
    const look = (): void => {
      if (document.body) seen.push(getComputedStyle(document.body).backgroundColor)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

/** Lightness of a colour, 0 to 1. */
const lightnessOf = (page: Page, of: 'color' | 'backgroundColor'): Promise<number> =>
  page.evaluate((property) => {
    const drawing = new OffscreenCanvas(1, 1).getContext('2d')
    if (drawing === null) return Number.NaN
    drawing.fillStyle = getComputedStyle(document.body)[property]
    drawing.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = drawing.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / (3 * 255)
  }, of)

for (const [chosen, system] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const) {
  test(`a chosen ${chosen} theme applies from the first frame when the system is ${system}`, async ({
    openBrowser,
    product,
  }) => {
    const page = await openBrowser(product.employers, { colorScheme: system })
    await page.goto('/login')
    await page.evaluate(([key, theme]) => localStorage.setItem(key, theme), [THEME, chosen] as const)
    await watchBackground(page)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await page.waitForFunction(() => ((globalThis as Watching).backgrounds ?? []).length > 0)
    const backgrounds = await page.evaluate(() => (globalThis as Watching).backgrounds ?? [])
    expect(new Set(backgrounds).size, `one background from first to last: ${backgrounds.join(', ')}`).toBe(1)
    const lightness = await lightnessOf(page, 'backgroundColor')
    expect(chosen === 'dark' ? 1 - lightness : lightness).toBeGreaterThan(0.7)
  })
}

test('a profile prints without the rest of the page, dark on white, even in the dark theme', async ({
  employerPage: page,
}) => {
  await signIn(page, demo.paying, demo.password)
  await page.addInitScript((key) => localStorage.setItem(key, 'dark'), THEME)
  await page.goto('/search-results')
  await waitForResults(page)
  const [name = ''] = await listNames(page)
  await row(page, name).getByRole('link', { name, exact: true }).click()
  const profile = getDrawer(page, name).getByLabel('Profile', { exact: true })
  await expect(profile.getByRole('heading', { name: 'Work experience' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(profile).toBeVisible()
  await expect(page.getByRole('list', { name: 'People found', includeHidden: true })).toBeHidden()
  await expect(page.getByRole('complementary', { name: 'Writing' })).toBeHidden()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  expect(await lightnessOf(page, 'color'), 'the words are dark').toBeLessThan(0.35)
  const cut = await profile.evaluate((shown) => {
    const within = (element: Element): Element[] =>
      element.parentElement === null ? [element] : [element, ...within(element.parentElement)]
    return within(shown).filter(({ clientHeight, scrollHeight }, at) => at > 0 && scrollHeight > clientHeight + 1)
      .length
  })
  expect(cut, 'nothing is cut at the end of a page').toBeLessThanOrEqual(1)
})

// UI-36
test('nothing moves for users who prefer reduced motion', async ({ openBrowser, product }) => {
  const page = await openBrowser(product.employers, { reducedMotion: 'reduce' })
  await signIn(page, demo.paying, demo.password)
  await page.goto('/search-results')
  await waitForResults(page)
  const [name = ''] = await listNames(page)
  await row(page, name).getByRole('link', { name, exact: true }).click()
  await expect(getDrawer(page, name)).toBeVisible()
  const moving = await page.evaluate(() => {
    const longest = (times: string): number => Math.max(...times.split(',').map((time) => Number.parseFloat(time) || 0))
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationDuration, animationName, transitionDuration, transitionProperty } = getComputedStyle(element)
        const glides = transitionProperty !== 'none' && longest(transitionDuration) > 0.01
        return glides || (animationName !== 'none' && longest(animationDuration) > 0.01)
      })
      .map((element) => `${element.tagName} ${element.className}`)
  })
  expect(moving).toEqual([])
})
