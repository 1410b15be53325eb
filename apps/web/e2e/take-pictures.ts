// node apps/web/e2e/take-pictures.ts [FOLDER [AUDIENCE …]]: takes the README's picture; with FOLDER, takes every screen, of all audiences or of
// those named, at 1440 and 360 px, light and dark.
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { phone } from './pages/phone.ts'
import { signInAs, openScreen, screens, type Audience } from './pages/screens.ts'
import { launchOptions } from './product/chromium.ts'
import { startProduct } from './product/start-product.ts'

const CONTRACTORS = 2_000
const readme = join(import.meta.dirname, '../../../docs/pictures/search.png')
const wide = { viewport: { width: 1440, height: 900 } }
const audiences: readonly Audience[] = ['anybody', 'employer', 'trial', 'newcomer', 'contractor']
const look = { locale: 'en-ZA', timezoneId: 'Africa/Johannesburg', reducedMotion: 'reduce' } as const

/** A profile over the results of a search. */
async function takeReadmePicture(browser: Browser, baseURL: string): Promise<void> {
  const context = await browser.newContext({ ...wide, ...look, baseURL, colorScheme: 'light' })
  const page = await context.newPage()
  await signInAs(page, 'employer', baseURL)
  const profile = screens.employer.find(({ name }) => name === 'profile')
  if (profile === undefined) throw new Error('There is no screen with a profile')
  await openScreen(page, { ...profile, path: '/search-results?q=data%20engineer&work=Remote&opportunity=Contract' })
  await page.screenshot({ path: readme })
  await context.close()
}

async function takeEveryScreen(
  browser: Browser,
  baseURL: string,
  folder: string,
  named: readonly string[],
): Promise<void> {
  for (const audience of audiences.filter((one) => named.length === 0 || named.includes(one))) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const device of [wide, phone]) {
        const context = await browser.newContext({ ...device, ...look, baseURL, colorScheme })
        const page = await context.newPage()
        await signInAs(page, audience, baseURL)
        for (const screen of screens[audience]) {
          if (screen.isNarrow && device !== phone) continue
          await openScreen(page, screen)
          const file = `${audience}-${screen.name}-${device.viewport.width}-${colorScheme}.png`
          await page.screenshot({ path: join(folder, file) })
        }
        await context.close()
      }
    }
  }
}

const [folder, ...named] = process.argv.slice(2)
const product = await startProduct('embedded', CONTRACTORS)
const browser = await chromium.launch(launchOptions)
try {
  if (folder === undefined) await takeReadmePicture(browser, product.employers)
  else await takeEveryScreen(browser, product.employers, folder, named)
} finally {
  await browser.close()
  await product.stop()
}
