import { CHANNEL_SUBSCRIBE_DELAY_MS } from '@guildhall/domain/notifications'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openChannel } from './channel.ts'

const subscribe = vi.hoisted(() => vi.fn<(request: unknown, sink: unknown) => () => void>(() => () => undefined))
vi.mock('graphql-ws', () => ({ createClient: () => ({ subscribe, dispose: () => undefined }) }))

const open = () =>
  openChannel({
    url: 'ws://localhost/graphql',
    name: 'private-1',
    after: 7,
    token: async () => 'token',
    onNews: () => undefined,
    onLine: () => undefined,
  })

// LIVE-11
describe('opening the channel', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    subscribe.mockClear()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('subscribes 100 ms later, after the last event that the page has', () => {
    const close = open()
    vi.advanceTimersByTime(CHANNEL_SUBSCRIBE_DELAY_MS - 1)
    expect(subscribe).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(subscribe).toHaveBeenCalledOnce()
    expect(subscribe).toHaveBeenCalledWith(
      expect.objectContaining({ variables: { name: 'private-1', after: 7 } }),
      expect.anything(),
    )
    close()
  })

  it('does not subscribe if it is closed before', () => {
    open()()
    vi.advanceTimersByTime(CHANNEL_SUBSCRIBE_DELAY_MS)
    expect(subscribe).not.toHaveBeenCalled()
  })
})
