import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { PAGE_COOKIES } from '@guildhall/rest-contract/client'
import { findRoute } from '@guildhall/domain/onboarding'
import type { Person } from '../../../server/src/http-tests/support/people.ts'
import { awaitRest, followRequests } from '../pages/requests.ts'
import { PAYLOADS, payloadFor } from './payloads.ts'
import type { Tally } from './tally.ts'
import { PAGE_ADDRESS } from './text-fields.ts'
import { inspect, type Watch, watchContext } from './watch.ts'

/** A browser of one person. */
export interface Visitor {
  readonly page: Page
  readonly watch: Watch
  /** Opens an address, waits until it has what it asks for, shows what is behind "more", and inspects it. */
  open(path: string, act?: (page: Page) => Promise<void>): Promise<void>
  /** The same without what is behind "more". */
  glance(path: string): Promise<void>
  close(): Promise<void>
}

/** What was opened, of all visitors. */
export interface Visits {
  readonly watches: Watch[]
  /** The routes of the product whose address was opened, and how many page loads there were. */
  readonly routes: Set<string>
  loads: number
}

const MORE = /^(?:Show more|Show earlier|More people|Show all|Show the rest)/

/** More than any list of the proof needs. */
const PRESSES_MAX = 200

/** Presses every button that shows more of a list, until there is none; what a dialog covers is inert and left. */
async function showMore(page: Page): Promise<void> {
  for (let press = 0; press < PRESSES_MAX; press += 1) {
    const pressed = await page.evaluate((source) => {
      const more = new RegExp(source)
      const buttons = Array.from(document.querySelectorAll<HTMLButtonElement>('button:not([disabled])'))
      const button = buttons.find(
        (one) => more.test(one.innerText.trim()) && one.closest('[inert]') === null && one.checkVisibility(),
      )
      button?.click()
      return button !== undefined
    }, MORE.source)
    if (!pressed) return
    await awaitRest(page)
  }
}

/** Waits until a page asks for nothing more, and no part of it is still loading. */
export async function untilLoaded(page: Page): Promise<void> {
  await awaitRest(page)
  await page.waitForFunction(() => {
    const parts = Array.from(document.querySelectorAll('[aria-busy="true"], [role="status"]'))
    return !parts.some((part) => part.ariaBusy === 'true' || (part.textContent ?? '').startsWith('Loading'))
  })
  await awaitRest(page)
}

export async function visitAs(
  browser: Browser,
  origin: string,
  person: Person | null,
  tally: Tally,
  visits: Visits,
): Promise<Visitor> {
  const context: BrowserContext = await browser.newContext({
    baseURL: origin,
    reducedMotion: 'reduce',
    locale: 'en-ZA',
    viewport: { width: 1440, height: 900 },
  })
  if (person !== null)
    await context.addCookies([
      { name: 'access_token', value: person.token, url: origin, httpOnly: true, sameSite: 'Lax' },
    ])
  await context.addCookies(
    COOKIES.map((name, at) => ({
      name,
      value: encodeURIComponent(payloadFor(PAGE_ADDRESS.code, at).text),
      url: origin,
    })),
  )
  const watch = await watchContext(context, origin)
  visits.watches.push(watch)
  const page = await context.newPage()
  followRequests(page)
  const look = async (path: string, act?: (page: Page) => Promise<void>, expands = true): Promise<void> => {
    await page.goto(path)
    await page.getByRole('heading').first().waitFor()
    await untilLoaded(page)
    await act?.(page)
    if (expands) await showMore(page)
    tally.saw(await inspect(page, watch, `${path.slice(0, 80)} of ${person?.email ?? 'a visitor'}`))
    visits.loads += 1
    const route = findRoute(path)
    if (route !== null) visits.routes.add(route.path)
  }
  return {
    page,
    watch,
    open: (path, act) => look(path, act),
    glance: (path) => look(path, undefined, false),
    close: () => context.close(),
  }
}

/** Cookies that pages read. */
const COOKIES = [...Object.values(PAGE_COOKIES), 'utm_campaign', 'utm_source', 'utm_medium', 'gtm_debug']
const NAMES = [
  'q',
  'from',
  'email',
  'token',
  'said',
  'external',
  'result',
  'update',
  'place',
  'skill',
  'language',
  'edit',
  'id',
  'open',
  'return',
  'uuid',
  'hash',
  'menu',
  'kind',
  'education',
]

/** A page's address with a part of the payloads in its query, and all of that part in its fragment. */
export function addressWith(path: string, round: number, rounds: number, tally: Tally): string {
  const query = new URLSearchParams()
  const texts: string[] = []
  for (let at = round; at < PAYLOADS; at += rounds) {
    const { text } = payloadFor(PAGE_ADDRESS.code, at)
    query.append(NAMES[(at + round) % NAMES.length] ?? 'q', text)
    texts.push(text)
    tally.sent(PAGE_ADDRESS, at, true)
  }
  return `${path}?${query}#${encodeURIComponent(texts.join(' '))}`
}

/** Expects that nothing was found. */
export const expectNothing = ({ watches }: Pick<Visits, 'watches'>): void =>
  expect.soft(watches.flatMap(({ findings }) => findings)).toEqual([])
