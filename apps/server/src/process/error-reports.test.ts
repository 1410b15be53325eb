import { fakeErrorReporter } from '@guildhall/domain/testing'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { withErrorReports } from './error-reports.ts'

const startLog = () => {
  const lines: string[] = []
  const reporter = fakeErrorReporter()
  const log = withErrorReports(pino({ base: null }, { write: (line: string) => void lines.push(line) }), reporter)
  return { lines, log, reporter }
}

// API-24
describe('a log whose errors are reported', () => {
  it('reports an error with the id of its request, and logs it as before', () => {
    const { lines, log, reporter } = startLog()
    const facts = { err: new TypeError('No offer'), requestId: 'r-1', method: 'POST', path: '/v0/invites/secret' }
    log.error(facts, 'A request failed')
    expect(reporter.reports).toEqual([{ name: 'TypeError', message: 'No offer', requestId: 'r-1', method: 'POST' }])
    expect(JSON.parse(lines.join(''))).toMatchObject({ msg: 'A request failed', requestId: 'r-1' })
  })

  it('reports the message of an error without a cause, and nothing of its facts', () => {
    const { log, reporter } = startLog()
    log.error({ mail: 'dana@kestrel.example' }, 'A mail was refused')
    expect(reporter.reports).toEqual([{ name: 'Error', message: 'A mail was refused' }])
  })

  it('does not report warnings', () => {
    const { lines, log, reporter } = startLog()
    log.warn({ err: new Error('Slow') }, 'A dependency is unavailable')
    expect(lines).toHaveLength(1)
    expect(reporter.reports).toEqual([])
  })
})
