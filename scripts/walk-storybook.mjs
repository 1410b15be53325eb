// Opens the pages of documentation of a built Storybook in both themes: axe has to find nothing, the console has to be empty.
// Usage: node scripts/walk-storybook.mjs [FOLDER], default storybook-static. Part of npm run prove.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findChromium } from '@guildhall/testing'
import { chromium } from 'playwright'
import { serve } from '../apps/pictures/src/serve.ts'
import { firstStory, measureFirstStory } from './measure-first-story.mjs'
import { disabledRules, ruleTags } from '../.storybook/accessibility-rules.ts'

const folder = process.argv[2] ?? join(import.meta.dirname, '..', 'storybook-static')
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const served = await serve(folder)
const base = served.address

const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})
const context = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce', locale: 'en-GB' })
const faults = []

/** A page whose messages are faults of what it shows. */
const open = async (name) => {
  const page = await context.newPage()
  page.on('console', (message) => faults.push(`${name}: the console says “${message.text()}”`))
  page.on('pageerror', (error) => faults.push(`${name}: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${name}: ${response.status()} ${response.url()}`)
  })
  return page
}

/** Stories are checked by themselves. */
const findFaults = (page, theme, types) =>
  page.evaluate(
    async ([theme, types, rules]) => {
      document.documentElement.dataset.theme = theme
      const where = { include: document.body, exclude: ['[data-example]', 'iframe'] }
      const { violations } = await window.axe.run(where, {
        runOnly: types,
        ...(types.type === 'rule' ? {} : { rules }),
        resultTypes: ['violations'],
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${theme}: ${id}: ${target.join(' ')}\n${failureSummary}`),
      )
    },
    [theme, types, Object.fromEntries(disabledRules.map((id) => [id, { enabled: false }]))],
  )

/** Scrolls to each story in a frame, so that it loads and plays; then axe looks at the page from its top. */
const playFrames = async (page) => {
  for (const frame of await page.locator('iframe').all()) {
    await frame.scrollIntoViewIfNeeded()
    await page.waitForFunction((element) => element.dataset.played === 'true', await frame.elementHandle())
  }
  await page.evaluate(() => window.scrollTo(0, 0))
}

const frame = await open('the frame')
await frame.goto(`${base}${firstStory}`)
await frame.frameLocator('#storybook-preview-iframe').getByRole('button').first().waitFor()
// The sidebar lists the other stories once this one is shown: see delay-sidebar.ts.
await frame.locator('[data-item-id="components-actions-button--playground"]').waitFor()
await frame.close()
console.log(`The first story is there after ${(await measureFirstStory(browser, base)).toFixed(2)} s, the median of 5.`)

const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
const pages = Object.values(entries).filter(({ type }) => type === 'docs')
for (const { id } of pages) {
  const page = await open(id)
  await page.goto(`${base}/iframe.html?viewMode=docs&id=${id}`)
  try {
    await page.locator('main h1').first().waitFor({ timeout: 60_000 })
    await playFrames(page)
    await page.evaluate(axe)
    const found = [
      ...(await findFaults(page, 'light', { type: 'tag', values: ruleTags })),
      ...(await findFaults(page, 'dark', { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })),
    ]
    faults.push(...found.map((fault) => `${id} in ${fault}`))
  } catch (error) {
    faults.push(`${id}: ${error.message}`)
  }
  await page.close()
}
await browser.close()
served.close()

for (const fault of new Set(faults)) console.error(fault)
console.log(`${pages.length} pages of documentation, ${faults.length} faults.`)
process.exit(faults.length === 0 ? 0 : 1)
