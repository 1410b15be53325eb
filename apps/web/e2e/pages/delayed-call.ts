import type { Page } from '@playwright/test'

/** A pending call that fails on request. */
interface SlowFailure {
  /** Answers with a server error. */
  fail(): Promise<void>
  /** Lets later calls through. */
  mend(): Promise<void>
}

/** Intercepts the calls of one method to a path, until they are made to fail. */
export async function delayCall(page: Page, method: string, path: string): Promise<SlowFailure> {
  const { promise: failing, resolve: fail } = Promise.withResolvers<undefined>()
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    await failing
    return route.fulfill({ status: 500, json: { message: 'Something went wrong on our side.', code: 'internal' } })
  })
  return {
    fail: async () => fail(undefined),
    mend: () => page.unroute(path),
  }
}
