import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Tracing } from '@guildhall/domain/shared'
import { pathOf } from './observe-requests.ts'

export interface RequestTracingOptions {
  readonly tracing: Tracing
  /** Whether the trace of the caller is continued, by its `traceparent`. */
  readonly continuesRequests: boolean
}

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** A span for each request by HTTP, as the REST server has; the operation in it has its own. Rule: BASE-54. */
export const traceOperations =
  ({ continuesRequests, tracing }: RequestTracingOptions, serve: Serve): Serve =>
  (request, response) => {
    const { headers, method = 'GET' } = request
    const route = pathOf(request)
    const header = headers['traceparent']
    const parent = continuesRequests && typeof header === 'string' ? header : null
    const attributes = { 'http.request.method': method, 'http.route': route }
    return tracing.run(`${method} ${route}`, { kind: 'server', attributes, parent }, async (span) => {
      await serve(request, response)
      span.set({ 'http.response.status_code': response.statusCode })
    })
  }
