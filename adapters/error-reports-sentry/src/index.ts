export { createSentryReporter, type SentryReporterOptions } from './create-sentry-reporter.ts'
