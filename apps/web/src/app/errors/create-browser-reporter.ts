import { type ErrorReporter, withoutPersonalData } from '@guildhall/domain/shared'
import { BrowserClient, createTransport, defaultStackParser, type ErrorEvent, Scope } from '@sentry/browser'

/** Where errors of the page go, and which build reports them. */
export interface BrowserReporterOptions {
  readonly dsn: string
  readonly release: string
}

/** Keeps what says where the code went wrong, and nothing of the person. Rule: API-24. */
const anonymise = ({ exception, message, ...event }: ErrorEvent): ErrorEvent => {
  const kept: ErrorEvent = { ...event, ...(message === undefined ? {} : { message: withoutPersonalData(message) }) }
  for (const name of ['user', 'request', 'breadcrumbs', 'extra'] as const) delete kept[name]
  if (exception?.values === undefined) return kept
  const values = exception.values.map((thrown) => ({
    ...thrown,
    ...(thrown.value === undefined ? {} : { value: withoutPersonalData(thrown.value) }),
  }))
  return { ...kept, exception: { values } }
}

/** A reporter to a service that speaks Sentry's protocol; loaded only if one is configured. Rule: API-24. */
export function createBrowserReporter({ dsn, release }: BrowserReporterOptions): ErrorReporter {
  const client = new BrowserClient({
    dsn,
    release,
    environment: 'browser',
    integrations: [],
    sendClientReports: false,
    // Without this the service would take the address of whoever sends.
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    stackParser: defaultStackParser,
    beforeSend: anonymise,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const response = await fetch(options.url, {
          method: 'POST',
          body: typeof body === 'string' ? body : new Uint8Array(body),
          credentials: 'omit',
          keepalive: true,
          referrerPolicy: 'origin',
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
    report: (error, { method, page, requestId } = {}) => {
      const scope = new Scope()
      scope.setTags({ method, page, request_id: requestId })
      client.captureException(error, {}, scope)
    },
    flush: async (milliseconds) => void (await client.flush(milliseconds)),
  }
}
