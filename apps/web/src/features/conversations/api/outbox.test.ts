import { describe, expect, it, vi } from 'vitest'
import { createOutbox, type Delivery, type OutboxDeps, type OutgoingMessage } from './outbox.ts'

const memory = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
}

const delivered: Delivery = { state: 'delivered' }
const offline: Delivery = { state: 'offline' }
const refused: Delivery = { state: 'refused', reason: 'This conversation is closed.' }

const outboxWith = (answers: Delivery[], storage: OutboxDeps['storage'] = memory(), tab = 'id') => {
  const tried: OutgoingMessage[] = []
  let ids = 0
  const outbox = createOutbox({
    deliver: (message) => {
      tried.push(message)
      return Promise.resolve(answers.shift() ?? delivered)
    },
    storage,
    storageKey: 'outgoing',
    newId: () => `${tab}-${++ids}`,
    now: () => new Date('2026-11-20T14:00:00Z'),
  })
  const settled = async (times = 6): Promise<void> => {
    for (let turn = 0; turn < times; turn += 1) await Promise.resolve()
  }
  return { outbox, tried, settled }
}

describe('the outbox', () => {
  it('shows a message at once and removes it when it is delivered', async () => {
    const { outbox, settled } = outboxWith([])
    outbox.send('c', 'Hello')
    expect(outbox.list()).toMatchObject([{ body: 'Hello', state: 'sending' }])
    await settled()
    expect(outbox.list()).toEqual([])
  })

  // UI-34
  it('keeps a failed message with its reason and retries with the same id', async () => {
    const { outbox, tried, settled } = outboxWith([refused])
    outbox.send('c', 'Hello')
    await settled()
    expect(outbox.list()).toMatchObject([{ state: 'failed', reason: 'This conversation is closed.' }])
    outbox.retry('id-1')
    await settled()
    expect(outbox.list()).toEqual([])
    expect(tried.map(({ clientId }) => clientId)).toEqual(['id-1', 'id-1'])
  })

  it('sends in the order of writing', async () => {
    const { outbox, tried, settled } = outboxWith([])
    outbox.send('c', 'First')
    outbox.send('c', 'Second')
    expect(tried).toHaveLength(0)
    await settled(10)
    expect(tried.map(({ body }) => body)).toEqual(['First', 'Second'])
  })

  // UI-34
  it('sends what was written without a connection, in order, once it is back', async () => {
    const { outbox, tried, settled } = outboxWith([offline, offline, offline])
    outbox.send('c', 'First')
    await settled()
    expect(outbox.list()).toMatchObject([{ body: 'First', state: 'waiting' }])
    outbox.send('c', 'Second')
    await settled(12)
    expect(outbox.list()).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])
    outbox.resume()
    await settled(12)
    expect(outbox.list()).toEqual([])
    expect(tried.slice(-2).map(({ body, clientId }) => [body, clientId])).toEqual([
      ['First', 'id-1'],
      ['Second', 'id-2'],
    ])
  })

  // UI-34
  it('sends after a reload what the page was closed before, with the same id', async () => {
    const storage = memory()
    outboxWith([offline], storage).outbox.send('c', 'Hello')
    const { outbox, tried, settled } = outboxWith([], storage)
    expect(outbox.list()).toMatchObject([{ body: 'Hello', state: 'waiting' }])
    outbox.resume()
    await settled()
    expect(outbox.list()).toEqual([])
    expect(tried).toMatchObject([{ clientId: 'id-1' }])
  })

  // UI-34
  it('keeps what was written in two tabs without a connection', async () => {
    const storage = memory()
    const one = outboxWith([offline], storage, 'one')
    const two = outboxWith([offline], storage, 'two')
    one.outbox.send('c', 'From one')
    two.outbox.send('c', 'From two')
    await one.settled()
    await two.settled()
    const { outbox, tried, settled } = outboxWith([], storage)
    outbox.resume()
    await settled(12)
    expect(tried.map(({ body, clientId }) => [body, clientId])).toEqual([
      ['From one', 'one-1'],
      ['From two', 'two-1'],
    ])
    expect(outboxWith([], storage).outbox.list()).toEqual([])
  })

  // UI-34
  it('does not bring back what another tab has delivered or discarded', async () => {
    const storage = memory()
    const one = outboxWith([refused, offline], storage, 'one')
    one.outbox.send('c', 'Refused')
    one.outbox.send('c', 'Waiting')
    await one.settled(12)
    const two = outboxWith([], storage, 'two')
    two.outbox.discard('one-1')
    two.outbox.resume()
    await two.settled()
    one.outbox.send('c', 'Later')
    await one.settled(12)
    expect(outboxWith([], storage).outbox.list()).toEqual([])
  })

  it('shows what another tab has written or delivered once it is told', async () => {
    const storage = memory()
    const one = outboxWith([offline], storage, 'one')
    const two = outboxWith([], storage, 'two')
    const told = vi.fn<() => void>()
    one.outbox.subscribe(told)
    two.outbox.send('c', 'From two')
    one.outbox.refresh()
    expect(one.outbox.list()).toMatchObject([{ clientId: 'two-1', state: 'sending' }])
    await two.settled()
    one.outbox.refresh()
    expect(one.outbox.list()).toEqual([])
    expect(told).toHaveBeenCalledTimes(2)
  })

  // UI-34
  it.each([
    ['no message', null],
    [
      'a message without a text',
      { clientId: 'x', conversationUuid: 'c', state: 'waiting', at: '2026-11-20T14:00:00Z' },
    ],
    ['a message of no date', { clientId: 'x', conversationUuid: 'c', body: '', state: 'waiting', at: 'then' }],
  ])('keeps the other messages if what is stored has %s', async (_what, entry) => {
    const storage = memory()
    outboxWith([offline], storage).outbox.send('c', 'Hello')
    const stored = JSON.parse(storage.getItem('outgoing') ?? '') as readonly unknown[]
    storage.setItem('outgoing', JSON.stringify([entry, ...stored]))
    const { outbox, tried, settled } = outboxWith([], storage)
    outbox.resume()
    await settled()
    expect(tried).toMatchObject([{ body: 'Hello' }])
  })

  it('sends and shows messages without storage', async () => {
    const failing = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    }
    const { outbox, tried, settled } = outboxWith([offline], failing)
    outbox.send('c', 'Hello')
    await settled()
    expect(outbox.list()).toMatchObject([{ body: 'Hello', state: 'waiting' }])
    outbox.resume()
    await settled()
    expect(outbox.list()).toEqual([])
    expect(tried).toHaveLength(2)
  })

  it('does not send a refused message again by itself', async () => {
    const storage = memory()
    const { outbox, tried, settled } = outboxWith([refused], storage)
    outbox.send('c', 'Hello')
    await settled()
    outbox.resume()
    await settled()
    expect(tried).toHaveLength(1)
    expect(outboxWith([], storage).outbox.list()).toMatchObject([{ state: 'failed' }])
  })

  it('removes a discarded message', async () => {
    const { outbox, settled } = outboxWith([refused])
    outbox.send('c', 'Hello')
    await settled()
    outbox.discard('id-1')
    expect(outbox.list()).toEqual([])
  })
})
