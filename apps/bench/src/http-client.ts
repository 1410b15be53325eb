import { Agent, request, type OutgoingHttpHeaders } from 'node:http'

/** One keep-alive connection: both sides of a comparison are called in the same way. */
const agent = new Agent({ keepAlive: true })

export interface HttpCall {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers?: OutgoingHttpHeaders
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent as it is, instead of a body. */
  readonly text?: string
}

/** Returns the response's text; anything but a success is an error. */
export function call({ method, url, headers = {}, body, text }: HttpCall): Promise<string> {
  const written = text ?? (body === undefined ? null : JSON.stringify(body))
  const sent = written === null ? null : Buffer.from(written)
  const all =
    sent === null ? headers : { 'content-type': 'application/json', ...headers, 'content-length': sent.length }
  return new Promise((resolve, reject) => {
    const asking = request(url, { method, agent, headers: all }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8')
        if (response.statusCode === 200 || response.statusCode === 201) resolve(text)
        else reject(new Error(`${method} ${url} answered ${response.statusCode}: ${text.slice(0, 200)}`))
      })
    })
    asking.on('error', reject)
    asking.end(sent ?? undefined)
  })
}

/** Returns the response parsed as JSON, unchecked. */
export const callJson = async <Value>(request: HttpCall): Promise<Value> => JSON.parse(await call(request)) as Value
