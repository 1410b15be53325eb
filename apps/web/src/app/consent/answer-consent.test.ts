import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConsent } from '../../shared/consent/index.ts'
import { answerConsent } from './answer-consent.ts'

const pages: string[] = []
const cookies = new Map<string, string>()

beforeEach(() => {
  pages.length = 0
  cookies.clear()
  cookies.set('optional_services', 'analytics')
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [name = '', value = ''] = text.split('; ')[0]?.split('=') ?? []
      cookies.set(name, value)
    },
  })
  const location = { protocol: 'https:', pathname: '/messages/7', href: 'https://hire.example/messages/7?from=mail' }
  vi.stubGlobal('window', { location })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    pages.push((JSON.parse(body) as { readonly page: string }).page)
    return new Response(null, { status: 204 })
  })
})
afterEach(() => void vi.unstubAllGlobals())

// ANA-4
describe('the answer to the banner', () => {
  it('counts the page on which the visitor agrees, once', async () => {
    await answerConsent(['analytics'], true)
    await answerConsent(['analytics'], true)
    expect(pages).toEqual(['Conversation'])
    expect(readConsent('analytics')).toBe('granted')
  })

  it('counts nothing if the visitor declines', async () => {
    await answerConsent(['analytics'], false)
    expect(pages).toEqual([])
    expect(readConsent('analytics')).toBe('declined')
  })
})
