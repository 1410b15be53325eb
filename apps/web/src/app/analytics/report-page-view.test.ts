import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reportPageView } from './report-page-view.ts'

const sent: { readonly path: string; readonly body: { readonly page: string; readonly visitor: string } }[] = []
const stored = new Map<string, string>()
/** One for all tests, as the module follows its changes of consent once. */
const tab = new EventTarget()
let answer: () => Promise<Response>

const cookies = (...pairs: readonly string[]): void => void vi.stubGlobal('document', { cookie: pairs.join('; ') })
const returnToTab = (): void => void window.dispatchEvent(new Event('focus'))

beforeEach(() => {
  sent.length = 0
  stored.clear()
  answer = async () => new Response(null, { status: 204 })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('window', tab)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('fetch', (path: string, { body }: { readonly body: string }) => {
    sent.push({ path, body: JSON.parse(body) as (typeof sent)[number]['body'] })
    return answer()
  })
})
afterEach(() => void vi.unstubAllGlobals())

describe('a page view', () => {
  // ANA-2, ANA-3
  it('is told to our own server by name, with one random id for the tab', async () => {
    cookies('optional_services=analytics', 'consent=analytics.yes')
    await reportPageView('Login')
    await reportPageView('Conversation')
    expect(sent.map(({ body, path }) => [path, body.page])).toEqual([
      ['/v0/page_views', 'Login'],
      ['/v0/page_views', 'Conversation'],
    ])
    expect(sent[0]?.body.visitor).toMatch(/^[0-9a-f-]{36}$/)
    expect(sent[1]?.body.visitor).toBe(sent[0]?.body.visitor)
  })

  // ANA-2
  it.each([
    ['is not configured', ['consent=analytics.yes']],
    ['was not asked about', ['optional_services=analytics']],
    ['was declined', ['optional_services=analytics', 'consent=analytics.no']],
  ])('is told to nobody if analytics %s, and leaves no id', async (_why, pairs) => {
    stored.set('guildhall-visitor', '{"id":"7d8f7c7e-3c5e-4a53-9c3d-0b1f6d5c2a10"}')
    cookies(...pairs)
    await reportPageView('Login')
    expect(sent).toEqual([])
    expect(stored.size).toBe(0)
  })

  // ANA-4
  it('is told once the visitor agrees on that page, and not again', async () => {
    cookies('optional_services=analytics')
    await reportPageView('Login')
    await reportPageView('SignUp')
    returnToTab()
    expect(sent).toEqual([])
    cookies('optional_services=analytics', 'consent=analytics.yes')
    returnToTab()
    returnToTab()
    expect(sent.map(({ body }) => body.page)).toEqual(['SignUp'])
  })

  // ANA-7
  it.each([
    ['a refusal', () => Promise.resolve(new Response('{}', { status: 429 }))],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is forgotten with %s', async (_what, reply) => {
    cookies('optional_services=analytics', 'consent=analytics.yes')
    answer = reply
    await expect(reportPageView('Login')).resolves.toBeUndefined()
  })
})
