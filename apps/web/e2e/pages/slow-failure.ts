import type { Page } from '@playwright/test'

/** A call that has not answered yet, and then fails. */
interface SlowFailure {
  /** Answers with a failure of the server. */
  fail(): Promise<void>
  /** Lets the next ones through. */
  mend(): Promise<void>
}

/** Holds the calls of one method to a path back, until they are let fail. */
export async function holdBack(page: Page, method: string, path: string): Promise<SlowFailure> {
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
