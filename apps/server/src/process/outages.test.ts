import { hostname } from 'node:os'
import { DependencyUnavailable } from '@guildhall/domain/shared'
import { describe, expect, it, vi } from 'vitest'
import { createLogger } from './create-logger.ts'
import { watchOutages } from './outages.ts'

const startLog = () => {
  const lines: string[] = []
  const log = createLogger(
    { level: 'info', format: 'json', roles: ['api'] },
    { write: (line: string) => void lines.push(line) },
  )
  const messages = () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
  return { lines, messages, outages: watchOutages(log, 1) }
}

// BASE-31
describe('a log of outages', () => {
  it('has one line when an outage begins and one when it ends', async () => {
    const { messages, outages } = startLog()
    let isBack = false
    outages.watch([
      { name: 'postgres', check: () => (isBack ? Promise.resolve(true) : Promise.reject(new Error('away'))) },
    ])
    const err = new Error('The job failed', { cause: new DependencyUnavailable('postgres') })
    for (let failure = 0; failure < 20; failure += 1) {
      outages.log.warn({ err }, 'A request failed')
      outages.log.error({ error: err }, 'A job failed')
    }
    expect(messages()).toEqual(['A dependency does not respond; work waits for it'])
    isBack = true
    await vi.waitFor(() => expect(messages().at(-1)).toBe('A dependency responds again'))
    expect(messages()).toHaveLength(2)
    outages.log.warn({ err }, 'A request failed')
    expect(messages()).toHaveLength(3)
    await outages.stop()
  })

  it('has the end of an outage that began before the dependency was watched', async () => {
    const { messages, outages } = startLog()
    outages.log.warn({ err: new DependencyUnavailable('nats') }, 'The event bus does not respond')
    outages.watch([{ name: 'nats', check: () => Promise.resolve(true) }])
    await vi.waitFor(() =>
      expect(messages()).toEqual(['The event bus does not respond', 'A dependency responds again']),
    )
    await outages.stop()
  })

  it('has every line of other errors, and of dependencies without a check', async () => {
    const { lines, messages, outages } = startLog()
    outages.watch([{ name: 'postgres', check: () => Promise.resolve(true) }])
    outages.log.error({ err: new Error('a bug') }, 'A request failed')
    outages.log.warn({ err: new DependencyUnavailable('stripe') }, 'A payment waits')
    outages.log.warn('A key waits')
    expect(messages()).toEqual(['A request failed', 'A payment waits', 'A key waits'])
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ pid: process.pid, host: hostname(), roles: 'api' })
    await outages.stop()
  })
})
