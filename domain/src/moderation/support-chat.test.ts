import { describe, expect, it, vi } from 'vitest'
import { anEmployerActor, fakeAccounts, fakeSupportChat, hiringFixture } from '../../testing/index.ts'
import { connectSupportChat, describeSupportChat, SUPPORT_CHAT_ATTEMPTS } from './support-chat.ts'
import { noSupportChat, type SupportChatPerson } from './support-chat.port.ts'

const actor = anEmployerActor()
const account = hiringFixture.accounts.find(({ uuid }) => uuid === actor.accountUuid)
const settings = { url: 'https://chat.example', websiteToken: 'inbox' }
const person: SupportChatPerson = {
  identifier: actor.accountUuid,
  identifierHash: 'proof',
  email: 'dana@kestrel.example',
  userType: 'employer',
}

// MOD-9
describe('the support chat of somebody', () => {
  const accounts = fakeAccounts(...hiringFixture.accounts)

  it('knows id, e-mail address and user type, with a proof of the own id', async () => {
    const supportChat = { settings, prove: (identifier: string) => `proof of ${identifier}` }
    expect(await describeSupportChat({ accounts, supportChat })({ actor })).toEqual({
      ok: true,
      value: {
        ...settings,
        person: {
          identifier: actor.accountUuid,
          identifierHash: `proof of ${actor.accountUuid}`,
          email: account?.email,
          userType: 'employer',
        },
      },
    })
  })

  it('is none where none is configured, and for an account that is gone', async () => {
    expect(await describeSupportChat({ accounts, supportChat: noSupportChat })({ actor })).toEqual({
      ok: true,
      value: null,
    })
    const supportChat = { settings, prove: () => null }
    expect(await describeSupportChat({ accounts: fakeAccounts(), supportChat })({ actor })).toMatchObject({ ok: false })
  })
})

// MOD-10
describe('connecting to the support chat', () => {
  const setUp = () => {
    vi.useFakeTimers()
    const chat = fakeSupportChat()
    const onConnected = vi.fn<() => void>()
    const stop = connectSupportChat({
      widget: chat.widget,
      person,
      onConnected,
      after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds)
        return () => clearTimeout(timer)
      },
    })
    return { chat, onConnected, stop }
  }
  const end = () => void vi.useRealTimers()

  it('is tried every 5 seconds, fewer than 6 times', () => {
    const { chat, onConnected } = setUp()
    const counts = [0, 4_999, 1, 5_000, 5_000, 5_000, 5_000, 60_000].map((milliseconds) => {
      vi.advanceTimersByTime(milliseconds)
      return chat.attempts()
    })
    end()
    expect(counts).toEqual([1, 1, 2, 3, 4, 5, 5, 5])
    expect(SUPPORT_CHAT_ATTEMPTS).toBeLessThan(6)
    expect(onConnected).not.toHaveBeenCalled()
  })

  it('succeeds as soon as the window is ready, once', () => {
    const { chat, onConnected } = setUp()
    chat.becomeReady()
    vi.advanceTimersByTime(60_000)
    chat.becomeReady()
    end()
    expect(onConnected).toHaveBeenCalledOnce()
    expect(chat.attempts()).toBe(2)
    expect(chat.people()).toEqual([person])
  })

  it('ends when it is stopped', () => {
    const { chat, onConnected, stop } = setUp()
    stop()
    chat.becomeReady()
    vi.advanceTimersByTime(60_000)
    end()
    expect([chat.attempts(), onConnected.mock.calls.length]).toEqual([1, 0])
  })
})
