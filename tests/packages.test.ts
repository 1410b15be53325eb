import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { publint } from 'publint'
import { createServer, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join, PASSWORD } from '../apps/server/src/http-tests/support/people.ts'
import { startTestServer } from '../apps/server/src/http-tests/support/start-test-server.ts'
import { launchOptions } from '../apps/web/e2e/product/chromium.ts'
import { installExample, root, run, type OutsideProject } from './packages/outside.ts'
import { createTarball } from './packages/tarballs.ts'

// The packages as consumers get them: built, packed, installed in an empty folder outside the workspace, and used there.

const domain = createTarball('domain')
const contract = createTarball('adapters/rest-contract')
const kit = createTarball('ui-kit')
const tarballs = [domain, contract, kit]
const TIMEOUT = 300_000

/** Of the page, where what `evaluate` is given runs. */
declare const getComputedStyle: (
  element: unknown,
) => Readonly<Record<'backgroundColor' | 'borderRadius' | 'fontFamily' | 'height', string>>

let outside = ''
let quote: OutsideProject
let client: OutsideProject
let page: OutsideProject

beforeAll(async () => {
  await run(root, process.execPath, ['scripts/build-packages.mjs'])
  outside = await mkdtemp(path(tmpdir(), 'guildhall-examples-'))
  ;[quote, client, page] = await Promise.all([
    installExample('price-quote', outside, [domain.path], 'domain/README.md'),
    installExample('rest-client', outside, [domain.path, contract.path], 'adapters/rest-contract/README.md'),
    installExample('kit-page', outside, [kit.path], 'ui-kit/README.md'),
  ])
}, TIMEOUT)
afterAll(() => rm(outside, { recursive: true, force: true }))

const importAll = (project: OutsideProject, name: string, entries: readonly string[]) => {
  const imports = entries.map((entry) => `await import('${path(name, entry)}')`)
  return run(project.folder, process.execPath, ['--input-type=module', '-e', imports.join('\n')])
}

describe.each(tarballs)('$name', ({ entries, path: file }) => {
  it('passes publint', async () => {
    const { buffer } = Uint8Array.from(await readFile(file))
    const { messages } = await publint({ pack: { tarball: buffer } })
    expect(messages).toEqual([])
  })

  it('has types for every ES module resolution', { timeout: TIMEOUT }, async () => {
    // Files of a pattern are built alike, so one of each is checked. Style sheets have no types, and are not among the entries.
    const chosen = entries.flatMap(([first = '.']) => [first])
    const args = [file, '--profile', 'esm-only', '--no-definitely-typed', '--quiet', '--entrypoints', ...chosen]
    await expect(run(root, path(root, 'node_modules/.bin/attw'), args)).resolves.toBe('')
  })
})

describe('a project that uses the domain', () => {
  it('passes its type check, declarations of the package included', { timeout: TIMEOUT }, async () => {
    expect(await quote.script('check')).toBe('')
  })

  it('quotes a price and checks an offer in plain Node', async () => {
    const printed = await quote.script('start')
    expect(printed).toContain('Total: USD 12,240.00')
    expect(printed).toContain('Not yet: description, workplaceType, location, currency, rate, duration, startDate')
    expect(printed).toContain('An offer: 60 USD an hour')
  })

  it('runs its own adapter through a contract suite', { timeout: TIMEOUT }, async () => {
    expect(await quote.script('test')).toMatch(/Tests.* 4 passed/)
  })

  it('can import every path of the package', async () => {
    // The contract suites need a test runner.
    const entries = domain.entries.flat().filter((entry) => !entry.includes('contracts/'))
    expect(await importAll(quote, domain.name, entries)).toBe('')
  })
})

describe('a project that uses the REST contract', () => {
  it('passes its type check, declarations of the package included', { timeout: TIMEOUT }, async () => {
    expect(await client.script('check')).toBe('')
  })

  it('signs in at a started server and reads the session', { timeout: TIMEOUT }, async () => {
    const server = await startTestServer()
    try {
      const { email } = await join(server, 'contractor', {
        email: 'thandeka@example.com',
        firstName: 'Thandeka',
        lastName: 'Mkhize',
      })
      const login = { GUILDHALL_URL: server.url, GUILDHALL_EMAIL: email, GUILDHALL_PASSWORD: PASSWORD }
      expect((await client.script('start', login)).trim().split('\n')).toEqual([
        'A seat is paid by stripe',
        'This email address and password do not match.',
        'Signed in as Thandeka Mkhize',
      ])
    } finally {
      await server.stop()
    }
  })

  it('can import every path of the package', async () => {
    expect(await importAll(client, contract.name, contract.entries.flat())).toBe('')
  })
})

describe('a project that uses the kit', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch(launchOptions)
  })
  afterAll(() => browser.close())

  /** Uses the page at a URL; returns the styles of its button and its font. */
  const visit = async (url: string) => {
    const tab = await browser.newPage({ colorScheme: 'light' })
    // Colours are read as they end, not on their way.
    await tab.emulateMedia({ reducedMotion: 'reduce' })
    const errors: string[] = []
    tab.on('pageerror', (error) => errors.push(error.message))
    await tab.goto(url)
    const invite = tab.getByRole('button', { name: 'Invite' })
    await tab.getByLabel('E-mail address').fill('ana@example.com')
    await invite.click()
    await tab.getByText('ana@example.com').waitFor()
    const look = await invite.evaluate((button) => {
      const { backgroundColor, borderRadius, fontFamily, height } = getComputedStyle(button)
      return { backgroundColor, borderRadius, fontFamily: fontFamily.split(',')[0], height }
    })
    await tab.close()
    return { errors, look }
  }
  const styled = {
    errors: [],
    look: {
      backgroundColor: 'oklch(0.953 0.008 80)',
      borderRadius: '6px',
      fontFamily: '"Hanken Grotesk Variable"',
      height: '36px',
    },
  }

  it('passes its type check, declarations of the package included', { timeout: TIMEOUT }, async () => {
    expect(await page.script('check')).toBe('')
  })

  it('shows its page styled once it is built', { timeout: TIMEOUT }, async () => {
    await page.script('build')
    const server = await preview({ root: page.folder, configFile: false, preview: { port: 0 } })
    expect(await visit(server.resolvedUrls?.local[0] ?? '')).toEqual(styled)
    await server.close()
  })

  it('shows its page styled while it is developed', { timeout: TIMEOUT }, async () => {
    const server = await createServer({ root: page.folder, configFile: false, logLevel: 'warn', server: { port: 0 } })
    await server.listen()
    expect(await visit(server.resolvedUrls?.local[0] ?? '')).toEqual(styled)
    await server.close()
  })
})
