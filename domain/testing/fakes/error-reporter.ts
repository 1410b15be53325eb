import { type ErrorContext, type ErrorReporter, withoutPersonalData } from '../../src/shared/index.ts'

/** A report that was not sent anywhere. */
export interface FakeReport extends ErrorContext {
  readonly name: string
  readonly message: string
}

/** A reporter that remembers. */
export const fakeErrorReporter = (): ErrorReporter & { readonly reports: readonly FakeReport[] } => {
  const reports: FakeReport[] = []
  return {
    reports,
    report: (error, context = {}) => {
      const { message, name } = error instanceof Error ? error : { name: 'Error', message: String(error) }
      reports.push({ ...context, name, message: withoutPersonalData(message) })
    },
    flush: () => Promise.resolve(),
  }
}
