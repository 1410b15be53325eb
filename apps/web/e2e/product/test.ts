import { test as base, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { startProduct, type Product, type Topology } from './start-product.ts'

export interface ProductOptions {
  readonly topology: Topology
}

interface ProductFixtures {
  readonly product: Product
}

interface PageFixtures {
  /** Opens a page in a new browser context with its own cookies: one user on one device. */
  readonly openBrowser: (baseURL: string, options?: BrowserContextOptions) => Promise<Page>
  /** A page at the employers' address. */
  readonly employerPage: Page
}

/** What browsers report when a page does what its policy forbids. Rule: API-26. */
const POLICY_VIOLATION = /content security policy|TrustedHTML|TrustedScript|permissions policy/i

/** One product for all journeys of a worker; a journey fails if a page violates its policy. */
export const test = base.extend<PageFixtures, ProductOptions & ProductFixtures>({
  topology: ['embedded', { option: true, scope: 'worker' }],
  product: [
    async ({ topology }, use) => {
      const product = await startProduct(topology)
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  openBrowser: async ({ browser, contextOptions }, use) => {
    const contexts: { close(): Promise<void> }[] = []
    const violations: string[] = []
    await use(async (baseURL, options = {}) => {
      const context = await browser.newContext({ ...contextOptions, ...options, baseURL })
      contexts.push(context)
      context.on('console', (message) => {
        if (POLICY_VIOLATION.test(message.text())) violations.push(message.text())
      })
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
    expect(violations).toEqual([])
  },
  employerPage: async ({ openBrowser, product }, use) => {
    await use(await openBrowser(product.employers))
  },
})

export { expect } from '@playwright/test'
