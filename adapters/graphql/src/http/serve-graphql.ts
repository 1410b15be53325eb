import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Handler } from 'graphql-http'
import { readBody } from './read-body.ts'

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' }
const TOO_LARGE = JSON.stringify({ errors: [{ message: 'This is too large.', code: 'too-large' }] })

/** Answers a request for /graphql by its handler. */
export const serveOperation = async (
  handler: Handler<IncomingMessage>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const body = await readBody(request)
  if (body === null) {
    // What is left of the body is not read.
    response.writeHead(413, { ...JSON_TYPE, Connection: 'close' }).end(TOO_LARGE)
    return
  }
  const [text, { headers, status, statusText }] = await handler({
    method: request.method ?? 'GET',
    url: request.url ?? '/',
    headers: request.headers,
    body,
    raw: request,
    context: undefined,
  })
  response.writeHead(status, statusText, headers).end(text)
}

/** Answers the schema as text, for tools and people. */
export const serveSchema = (sdl: string, request: IncomingMessage, response: ServerResponse): void => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    return
  }
  response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' }).end(request.method === 'HEAD' ? '' : sdl)
}
