import { describe, expect, it } from 'vitest'
import { createOutbox, type OutgoingMessage } from './outbox.ts'

const memory = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
}

const outboxWith = (answers: (string | null)[], storage = memory()) => {
  const tried: OutgoingMessage[] = []
  let ids = 0
  const outbox = createOutbox({
    deliver: (message) => {
      tried.push(message)
      return Promise.resolve(answers.shift() ?? null)
    },
    storage,
    storageKey: 'outgoing',
    newId: () => `id-${++ids}`,
    now: () => new Date('2026-11-20T14:00:00Z'),
  })
  const settled = async (times = 6): Promise<void> => {
    for (let turn = 0; turn < times; turn += 1) await Promise.resolve()
  }
  return { outbox, tried, settled }
}

describe('the outbox', () => {
  it('shows a message at once and removes it when it is delivered', async () => {
    const { outbox, settled } = outboxWith([null])
    outbox.send('c', 'Hello')
    expect(outbox.list()).toMatchObject([{ body: 'Hello', state: 'sending' }])
    await settled()
    expect(outbox.list()).toEqual([])
  })

  // UI-34
  it('keeps a failed message with its reason and retries with the same id', async () => {
    const { outbox, tried, settled } = outboxWith(['You seem to be offline.', null])
    outbox.send('c', 'Hello')
    await settled()
    expect(outbox.list()).toMatchObject([{ state: 'failed', reason: 'You seem to be offline.' }])
    outbox.retry('id-1')
    await settled()
    expect(outbox.list()).toEqual([])
    expect(tried.map(({ clientId }) => clientId)).toEqual(['id-1', 'id-1'])
  })

  it('sends in the order of writing', async () => {
    const { outbox, tried, settled } = outboxWith([null, null])
    outbox.send('c', 'First')
    outbox.send('c', 'Second')
    expect(tried).toHaveLength(0)
    await settled(10)
    expect(tried.map(({ body }) => body)).toEqual(['First', 'Second'])
  })

  it('shows a message as not sent if the page was closed before', () => {
    const storage = memory()
    outboxWith([], storage).outbox.send('c', 'Hello')
    expect(outboxWith([], storage).outbox.list()).toMatchObject([
      { body: 'Hello', state: 'failed', reason: 'The page was closed before this was sent.' },
    ])
  })

  it('removes a discarded message', async () => {
    const { outbox, settled } = outboxWith(['No'])
    outbox.send('c', 'Hello')
    await settled()
    outbox.discard('id-1')
    expect(outbox.list()).toEqual([])
  })
})
