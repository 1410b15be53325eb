import { EventEmitter, once } from 'node:events'
import type { Page, Request } from '@playwright/test'

interface Followed {
  readonly open: Set<Request>
  /** Emits `rest` when the last open request has ended. */
  readonly events: EventEmitter
}

const pages = new WeakMap<Page, Followed>()

/** The requests of a page that have no answer yet, from the first call for the page on. */
export function followRequests(page: Page): Followed {
  const known = pages.get(page)
  if (known !== undefined) return known
  const followed: Followed = { open: new Set(), events: new EventEmitter() }
  const { open, events } = followed
  pages.set(page, followed)
  page.on('request', (request) => open.add(request))
  const end = (request: Request): void => {
    if (open.delete(request) && open.size === 0) events.emit('rest')
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return followed
}

/** Waits for two frames: in the first, the page renders what has arrived, and in its effects it may ask for more. */
const renderTwice = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/**
 * Waits until every request of a followed page has its answer and the page has rendered it without asking for more. Playwright's
 * `networkidle` waits for half a second without requests instead: on a hundred screens, for most of a minute.
 */
export async function awaitRest(page: Page): Promise<void> {
  const { open, events } = followRequests(page)
  await renderTwice(page)
  while (open.size > 0) {
    await once(events, 'rest')
    await renderTwice(page)
  }
}
