import { describe, expect, it } from 'vitest'
import type { ErrorReporter } from '../../src/shared/index.ts'

/** A report as the service got it. */
export interface ReceivedReport {
  readonly name: string
  readonly message: string
  readonly release: string | null
  readonly requestId: string | null
  /** Everything that was sent, as text. */
  readonly sent: string
}

/** A reporter with its service; `fail` makes the service refuse from then on. */
export interface ReporterUnderTest {
  readonly reporter: ErrorReporter
  readonly release: string
  received(): readonly ReceivedReport[]
  fail(): void
  stop(): Promise<void>
}

const FLUSH_MS = 5_000

/** What every error reporter does. Rule: API-24. */
export const errorReporterContract = (name: string, start: () => Promise<ReporterUnderTest>): void => {
  const using = async (work: (under: ReporterUnderTest) => Promise<void>): Promise<void> => {
    const under = await start()
    try {
      await work(under)
    } finally {
      await under.stop()
    }
  }

  describe(`${name} reports errors`, () => {
    it('with name, message, release and request id', () =>
      using(async ({ received, release, reporter }) => {
        reporter.report(new TypeError('The offer is undefined'), { requestId: 'r-1', method: 'POST' })
        await reporter.flush(FLUSH_MS)
        expect(received()).toMatchObject([
          { name: 'TypeError', message: 'The offer is undefined', release, requestId: 'r-1' },
        ])
      }))

    it('without personal data', () =>
      using(async ({ received, reporter }) => {
        const cause = new Error('dana@kestrel.example is not there')
        reporter.report(new Error('No mail to thandeka@example.com at +27 82 123 4567', { cause }))
        await reporter.flush(FLUSH_MS)
        expect(received()).toHaveLength(1)
        expect(received()[0]?.sent).not.toMatch(/thandeka@|kestrel|123 4567|"infer_ip":"auto"/)
      }))

    it('also those that are not errors', () =>
      using(async ({ received, reporter }) => {
        reporter.report('something was thrown')
        reporter.report(null)
        await reporter.flush(FLUSH_MS)
        expect(received()).toHaveLength(2)
      }))

    it('and never fails itself', () =>
      using(async ({ fail, reporter }) => {
        fail()
        expect(() => reporter.report(new Error('One'))).not.toThrow()
        await expect(reporter.flush(FLUSH_MS)).resolves.toBeUndefined()
      }))
  })
}
