import { PRESENCE_LEFT_GRACE_MS, PRESENCE_SHOWN_MS, PRESENCE_SIGNAL_EVERY_MS } from '@guildhall/domain/conversations'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPresence } from './presence.ts'

const setUp = () => {
  const sent: string[] = []
  const state = { arrives: true }
  const presence = createPresence(async (uuid, signal, isClosing) => {
    sent.push(`${uuid} ${signal}${isClosing ? ' closing' : ''}`)
    return state.arrives
  })
  return { presence, sent, state }
}

// CONV-70
describe('presence in open conversations', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is told when a conversation is opened, again while it is open, and when it is left', () => {
    const { presence, sent } = setUp()
    const leave = presence.enter('c')
    vi.advanceTimersByTime(PRESENCE_SIGNAL_EVERY_MS)
    leave()
    vi.advanceTimersByTime(PRESENCE_SIGNAL_EVERY_MS)
    expect(sent).toEqual(['c entered', 'c present', 'c left'])
  })

  it('ends while the page is hidden, and when it closes', () => {
    const { presence, sent } = setUp()
    presence.enter('c')
    presence.setVisible(false, false)
    vi.advanceTimersByTime(PRESENCE_SIGNAL_EVERY_MS)
    presence.setVisible(true, false)
    presence.setVisible(false, true)
    presence.setVisible(false, true)
    expect(sent).toEqual(['c entered', 'c left', 'c entered', 'c left closing'])
  })

  it('of the other side lasts until some time after the last signal, and tells each change once', () => {
    const { presence } = setUp()
    const listener = vi.fn<() => void>()
    presence.subscribe(listener)
    presence.note('c', 'entered')
    vi.advanceTimersByTime(PRESENCE_SHOWN_MS - 1)
    presence.note('c', 'present')
    vi.advanceTimersByTime(PRESENCE_SHOWN_MS - 1)
    expect([presence.isOnline('c'), presence.isOnline('d'), listener.mock.calls.length]).toEqual([true, false, 1])
    vi.advanceTimersByTime(1)
    expect([presence.isOnline('c'), listener.mock.calls.length]).toEqual([false, 2])
  })

  it('is answered at once to those who enter, in a conversation that is open here', () => {
    const { presence, sent } = setUp()
    presence.note('c', 'entered')
    expect(sent).toEqual([])
    presence.enter('c')
    presence.note('c', 'entered')
    presence.note('c', 'present')
    expect(sent).toEqual(['c entered', 'c present'])
  })

  it('ends soon after one left, unless another of that side is still there', () => {
    const { presence, sent } = setUp()
    presence.enter('c')
    presence.note('c', 'present')
    presence.note('c', 'left')
    expect(sent).toEqual(['c entered', 'c entered'])
    presence.note('c', 'present')
    vi.advanceTimersByTime(PRESENCE_LEFT_GRACE_MS)
    expect(presence.isOnline('c')).toBe(true)
    presence.note('c', 'left')
    vi.advanceTimersByTime(PRESENCE_LEFT_GRACE_MS)
    expect(presence.isOnline('c')).toBe(false)
    presence.note('c', 'left')
    expect(presence.isOnline('c')).toBe(false)
  })

  it('is entered again after the connection came back; a failure has the code 91004', async () => {
    const { presence, sent, state } = setUp()
    presence.enter('c')
    await presence.reenter()
    expect(sent).toEqual(['c entered', 'c entered'])
    state.arrives = false
    await expect(presence.reenter()).rejects.toMatchObject({ name: 'PresenceError', code: 91004 })
    presence.setVisible(false, false)
    await expect(presence.reenter()).resolves.toBeUndefined()
  })
})
