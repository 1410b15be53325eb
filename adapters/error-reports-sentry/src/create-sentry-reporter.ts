import { type ErrorContext, type ErrorReporter, withoutPersonalData } from '@guildhall/domain/shared'
import { createStackParser, createTransport, type ErrorEvent, Scope, type StackFrame } from '@sentry/core'
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server'

export interface SentryReporterOptions {
  /** The address of the project: https://key@host/project. */
  readonly dsn: string
  /** The version of the product. */
  readonly release: string
  /** 'production', 'development' … */
  readonly environment: string
}

const TIMEOUT_MS = 5_000

/** Paths of the machine may hold somebody's name. */
const relativeFrame = ({ filename, module: _module, ...frame }: StackFrame): StackFrame => ({
  ...frame,
  ...(filename === undefined ? {} : { filename: filename.replace(process.cwd(), 'app:///') }),
})

/** Keeps what says where the code went wrong, and nothing of those whom it served. Rule: API-24. */
const anonymise = ({ exception, message, ...event }: ErrorEvent): ErrorEvent => {
  const kept: ErrorEvent = { ...event, ...(message === undefined ? {} : { message: withoutPersonalData(message) }) }
  for (const name of ['user', 'request', 'breadcrumbs', 'extra', 'server_name'] as const) delete kept[name]
  if (exception?.values === undefined) return kept
  const values = exception.values.map(({ stacktrace, value, ...thrown }) => ({
    ...thrown,
    ...(value === undefined ? {} : { value: withoutPersonalData(value) }),
    ...(stacktrace === undefined ? {} : { stacktrace: { frames: stacktrace.frames?.map(relativeFrame) ?? [] } }),
  }))
  return { ...kept, exception: { values } }
}

const scopeOf = ({ method, page, requestId }: ErrorContext): Scope => {
  const scope = new Scope()
  if (requestId !== undefined) scope.setTag('request_id', requestId)
  if (method !== undefined) scope.setTag('method', method)
  if (page !== undefined) scope.setTag('page', page)
  return scope
}

/** A reporter to a service that speaks Sentry's protocol. Nothing is sent that a person could be known by. Rule: API-24. */
export const createSentryReporter = ({ dsn, environment, release }: SentryReporterOptions): ErrorReporter => {
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    release,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    integrations: [],
    sendClientReports: false,
    // Without this the service would take the address of whoever sends.
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    stackParser: createStackParser(nodeStackLineParser()),
    beforeSend: anonymise,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const response = await fetch(options.url, {
          method: 'POST',
          headers: { 'content-type': 'application/x-sentry-envelope' },
          body: typeof body === 'string' ? body : new Uint8Array(body),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        return {
          statusCode: response.status,
          headers: {
            'retry-after': response.headers.get('retry-after'),
            'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
          },
        }
      }),
  })
  client.init()
  return {
    report: (error, context = {}) => void client.captureException(error, {}, scopeOf(context)),
    flush: async (milliseconds) => void (await client.flush(milliseconds)),
  }
}
