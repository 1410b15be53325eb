import { isNotFound } from '@tanstack/react-router'
import type { RootOptions } from 'react-dom/client'
import { findRoute } from '@guildhall/domain/onboarding'
import { type ErrorContext, type ErrorReporter, silentErrorReporter } from '@guildhall/domain/shared'
import { ApiFailure } from '../../shared/api/client.ts'
import { isMissingPart } from '../../shared/errors/missing-part.ts'
import { readCookie } from '../../shared/storage/cookies.ts'

/** The server sets this cookie with the page if the operator has configured a service for error reports. */
const ERROR_REPORTS_COOKIE = 'error_reports'

/** The service and the release, as the cookie has them: 'dsn release'. Null if nothing is reported. */
export const parseErrorReports = (text: string | null): { readonly dsn: string; readonly release: string } | null => {
  const [dsn, release] = text?.split(' ') ?? []
  return dsn && release && URL.canParse(dsn) ? { dsn, release } : null
}

const load = async (): Promise<ErrorReporter> => {
  const settings = parseErrorReports(readCookie(ERROR_REPORTS_COOKIE))
  if (settings === null) return silentErrorReporter
  const { createBrowserReporter } = await import('./create-browser-reporter.ts')
  return createBrowserReporter(settings)
}

let loading: Promise<ErrorReporter> | null = null

/** Refusals of the server, which reports its own errors, pages that were replaced by a release, and what the user has cancelled. */
const isExpected = (thrown: unknown): boolean =>
  thrown instanceof ApiFailure ||
  isMissingPart(thrown) ||
  (thrown instanceof DOMException && thrown.name === 'AbortError')

/** An error that a boundary passes on is contained by the next one, too. */
const reported = new WeakSet<object>()

/**
 * Reports an unexpected error with the name of the page, without its address, once. The service's code is loaded with the first one, and only
 * where a service is configured. Rule: API-24.
 */
export function reportUnexpected(thrown: unknown): void {
  if (isExpected(thrown)) return
  if (typeof thrown === 'object' && thrown !== null) {
    if (reported.has(thrown)) return
    reported.add(thrown)
  }
  const context: ErrorContext = { page: findRoute(window.location.pathname)?.name ?? 'NotFound' }
  // A reporter that cannot be loaded must not be another error.
  loading ??= load().catch(() => silentErrorReporter)
  void loading.then((reporter) => reporter.report(thrown, context))
}

/** Reports what a boundary of React contains; the rest of the page works on. It goes on to the console as without this. Rule: API-24. */
export const reportContained: NonNullable<RootOptions['onCaughtError']> = (thrown, { componentStack }) => {
  // The router shows an unknown address by a boundary.
  if (isNotFound(thrown)) return
  // oxlint-disable-next-line no-console -- what React does by itself
  console.error(thrown, componentStack)
  reportUnexpected(thrown)
}

/** Reports what nothing has caught. The errors go on to the console as before. Rule: API-24. */
export function watchForErrors(): void {
  window.addEventListener('error', ({ error: thrown }) => {
    // Resources that do not load, and browser extensions, have no error.
    if (thrown !== null && thrown !== undefined) reportUnexpected(thrown)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => reportUnexpected(reason))
}
