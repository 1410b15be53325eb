import type { IncomingMessage, RequestListener } from 'node:http'

/** An answered request, as the REST server reports its own. */
export interface ObservedRequest {
  /** The address without its query. */
  readonly route: string
  readonly method: string
  readonly status: number
  readonly seconds: number
}

/** Reports every request when it has been answered, or its client has gone. */
export const observeRequests =
  (onRequest: (request: ObservedRequest) => void, serve: RequestListener): RequestListener =>
  (request, response) => {
    const started = performance.now()
    response.once('close', () =>
      onRequest({
        route: pathOf(request),
        method: request.method ?? 'GET',
        status: response.statusCode,
        seconds: (performance.now() - started) / 1_000,
      }),
    )
    return serve(request, response)
  }

/** The address of a request without its query. */
export const pathOf = (request: IncomingMessage): string => (request.url ?? '').split('?', 1)[0] ?? ''
