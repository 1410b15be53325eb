import { noTracing } from '@guildhall/domain/shared'
import { freePort } from '@guildhall/testing'
import { expect, it, vi } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { createLogger } from '../process/create-logger.ts'
import { watchOutages } from '../process/outages.ts'
import { createClosing, openEventBus } from './open-resources.ts'

// BASE-31
it('the log has one line of a bus that does not respond', async () => {
  const lines: string[] = []
  const log = createLogger({ level: 'info', format: 'json' }, { write: (line: string) => void lines.push(line) })
  const outages = watchOutages(log)
  outages.watch([{ name: 'nats', check: () => Promise.resolve(false) }])
  const closing = createClosing()
  const config = readConfig({ NATS_URL: `nats://127.0.0.1:${await freePort()}` }, false)
  await openEventBus(config, { closing, log: outages.log, tracing: noTracing })
  await vi.waitFor(() => expect(lines).toHaveLength(1), 30_000)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    dependency: 'nats',
    msg: 'A dependency does not respond; work waits for it',
  })
  await closing.run(log)
  await outages.stop()
})
