import { type Browser, expect, test } from '@playwright/test'
import { payloads } from './payloads.ts'
import { inspect, type Watch, watchContext } from './watch.ts'

const ORIGIN = 'http://planted.example'
const POLICY = "default-src 'self'; script-src 'self'; require-trusted-types-for 'script'"

/** Opens a page that escapes nothing, and returns what the watch has found. */
async function plant(
  browser: Browser,
  pages: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): Promise<readonly Watch[]> {
  const found: Watch[] = []
  const context = await browser.newContext()
  const watch = await watchContext(context, ORIGIN)
  const page = await context.newPage()
  await context.route('**', (route) =>
    route.request().url() === `${ORIGIN}/`
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body: pages[found.length] ?? '' })
      : route.abort(),
  )
  while (found.length < pages.length) {
    const before = watch.findings.length
    const counts = { ...watch.counts }
    // A page that leaves at once interrupts its own load.
    await page.goto(`${ORIGIN}/`).catch(() => undefined)
    await inspect(page, watch, 'the planted page').catch(() => undefined)
    found.push({
      findings: watch.findings.slice(before),
      counts: {
        ran: watch.counts.ran - counts.ran,
        reports: watch.counts.reports - counts.reports,
        others: watch.counts.others - counts.others,
      },
    })
  }
  await context.close()
  return found
}

const careless = (text: string): string =>
  `<!doctype html><title>x</title><p title="${text}">${text}</p><a href="${text}">go</a>`

/** Of how many payloads one is planted. */
const step = process.env['PROVE'] === '1' ? 1 : 10

// API-31
test('there are 500 different payloads, and a page that escapes nothing is found by most of them', async ({
  browser,
}) => {
  expect(new Set(payloads(100).map(({ text }) => text)).size).toBe(500)
  // The others need another page: one that decodes twice, a template, a spreadsheet, a header.
  const some = payloads(100).filter((_, at) => at % step === 0)
  const found = await plant(
    browser,
    some.map(({ text }) => careless(text)),
  )
  expect(found.filter(({ counts }) => counts.ran > 0).length).toBeGreaterThan(some.length * 0.4)
  expect(found.filter(({ findings }) => findings.length > 0).length).toBeGreaterThan(some.length * 0.7)
})

const planted: readonly (readonly [what: string, page: string, finding: RegExp])[] = [
  ['a script', '<script>__ran(100001)</script>', /^payload 100001 ran/],
  ['an element', '<b ran>bold</b>', /^an element of a payload .*<b ran>/],
  ['a handler', '<b onclick="go()">bold</b>', /^an element of a payload .*<b onclick>/],
  ['an address that is a script', '<a href=" java&Tab;script:go()">go</a>', /^an element of a payload .*<a href=/],
  ['a dialog', '<script>alert(1)</script>', /^a dialog/],
  ['an error', '<script>throw new Error("planted")</script>', /^an error .*planted/],
  ['a foreign request', '<img src="http://evil.example/">', /^a request to http:\/\/evil\.example/],
  ['a navigation', '<script>location = "http://evil.example/"</script>', /^a request to http:\/\/evil\.example/],
  ['a frame with a script', '<iframe srcdoc="<script>parent.__ran(100002)</script>"></iframe>', /^payload 100002 ran/],
]
for (const [what, page, finding] of planted)
  // API-31
  test(`the watch finds ${what}`, async ({ browser }) => {
    const [found] = await plant(browser, [`<!doctype html><title>x</title>${page}`])
    expect(found?.findings.join('\n')).toMatch(new RegExp(finding.source, 'm'))
  })

// API-31
test('the watch finds what a policy has refused', async ({ browser }) => {
  const [found] = await plant(browser, [careless('"><img src=x onerror=__ran(100003)>')], {
    'content-security-policy': POLICY,
  })
  expect(found?.counts.ran).toBe(0)
  expect(found?.counts.reports).toBeGreaterThan(0)
})
