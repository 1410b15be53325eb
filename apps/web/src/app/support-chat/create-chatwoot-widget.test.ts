import { supportChatWidgetContract } from '@guildhall/domain/testing/contracts/support-chat-widget'
import { type ChatwootPage, createChatwootPage, startChatwootServer } from '@guildhall/support-chat-chatwoot/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { createChatwootWidget } from './create-chatwoot-widget.ts'

const enter = (): ChatwootPage => {
  const page = createChatwootPage()
  for (const name of ['window', 'document', 'localStorage'] as const) vi.stubGlobal(name, page[name])
  return page
}
const isKept = (page: ChatwootPage): boolean => page.cookieNames().some((name) => name.startsWith('cw_'))

afterEach(() => void vi.unstubAllGlobals())

supportChatWidgetContract('Chatwoot', async () => {
  const server = await startChatwootServer()
  const page = enter()
  const { prove, url, websiteToken } = server
  return {
    widget: createChatwootWidget({ url, websiteToken, theme: 'system' }),
    people: () => server.people,
    isOpen: page.isOpen,
    remembers: () => isKept(page),
    prove,
    setAway: server.setAway,
    settle: page.settle,
    stop: async () => {
      await page.settle()
      await server.close()
    },
  }
})

// MOD-11
it('forgets a conversation that somebody else has left in the browser, and keeps the own one', async () => {
  const server = await startChatwootServer()
  const page = enter()
  const { prove, url, websiteToken } = server
  const visit = async (identifier: string): Promise<boolean> => {
    const widget = createChatwootWidget({ url, websiteToken, theme: 'dark' })
    const person = { identifier, identifierHash: prove(identifier), email: 'a@example.com' }
    // A page that was left without signing out begins anew, with the cookies of before.
    Reflect.deleteProperty(page.window, '$chatwoot')
    widget.connect({ ...person, userType: 'employer' })
    const kept = isKept(page)
    await page.settle()
    widget.connect({ ...person, userType: 'employer' })
    await page.settle()
    return kept
  }
  expect([await visit('thandi'), await visit('thandi'), await visit('dana')]).toEqual([false, true, false])
  await server.close()
})
