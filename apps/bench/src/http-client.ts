import { Agent, request, type OutgoingHttpHeaders } from 'node:http'

/** One keep-alive connection: both sides of a comparison are called in the same way. */
const agent = new Agent({ keepAlive: true })

export interface HttpCall {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: unknown
}

/** Returns the response's text; anything but 200 is an error. */
export function call({ method, url, headers = {}, body }: HttpCall): Promise<string> {
  const sent = body === undefined ? null : Buffer.from(JSON.stringify(body))
  const all =
    sent === null ? headers : { ...headers, 'content-type': 'application/json', 'content-length': sent.length }
  return new Promise((resolve, reject) => {
    const asking = request(url, { method, agent, headers: all }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8')
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`${method} ${url} answered ${response.statusCode}: ${text.slice(0, 200)}`))
      })
    })
    asking.on('error', reject)
    asking.end(sent ?? undefined)
  })
}

/** Returns the response parsed as JSON, unchecked. */
export const callJson = async <Value>(request: HttpCall): Promise<Value> => JSON.parse(await call(request)) as Value
