import { errorReporterContract } from '@guildhall/domain/testing/contracts/error-reporter'
import { describe, expect, it } from 'vitest'
import { createSentryReporter } from './create-sentry-reporter.ts'
import { startEnvelopeServer } from './testing/envelope-server.ts'
import { toReport } from './testing/read-envelope.ts'

const release = 'guildhall@0.1.0'

// API-24
errorReporterContract('the reporter to Sentry', async () => {
  const service = await startEnvelopeServer()
  return {
    reporter: createSentryReporter({ dsn: service.dsn, release, environment: 'test' }),
    release,
    received: () => service.events.map(toReport),
    fail: () => service.fail(),
    stop: async () => {
      await service.stop()
      if (service.faults.length > 0) throw new Error(service.faults.join('\n'))
    },
  }
})

describe('a report to Sentry', () => {
  it('has the stack, and nothing about the machine or the caller', async () => {
    const service = await startEnvelopeServer()
    const reporter = createSentryReporter({ dsn: service.dsn, release, environment: 'test' })
    reporter.report(new RangeError('Too far'), { requestId: 'r-2', method: 'GET' })
    await reporter.flush(5_000)
    await service.stop()
    const [{ event } = { event: {} }] = service.events
    expect(event).toMatchObject({
      environment: 'test',
      platform: 'node',
      tags: { request_id: 'r-2', method: 'GET' },
      exception: { values: [{ stacktrace: { frames: expect.any(Array) } }] },
    })
    for (const name of ['user', 'request', 'breadcrumbs', 'extra', 'server_name'])
      expect(event).not.toHaveProperty(name)
  })
})
