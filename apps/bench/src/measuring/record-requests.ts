import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { HttpCall } from '../http-client.ts'

/** An address in front of an engine, which notes what it is asked. */
export interface Recorder {
  readonly url: string
  /** The searches and changes of `work`, to be sent to the engine itself; not what it only looks up, such as aliases. */
  record(work: () => Promise<unknown>): Promise<readonly HttpCall[]>
  close(): void
}

/** Passes requests on to an HTTP engine. */
export async function createRecorder(engine: string): Promise<Recorder> {
  let noted: HttpCall[] = []
  const server = createServer((request, response) => {
    forward(request).then(
      async (answer) => {
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
      },
      (error: unknown) => response.writeHead(502).end(String(error)),
    )
  })
  const forward = async (request: IncomingMessage): Promise<Response> => {
    const text = await readText(request)
    const { method = 'GET' } = request
    const url = `${engine}${request.url ?? '/'}`
    const headers = { 'content-type': request.headers['content-type'] ?? 'application/json' }
    if (method === 'POST') noted.push({ method, url, headers, text })
    return fetch(url, { method, headers, ...(method === 'GET' || method === 'HEAD' ? {} : { body: text }) })
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    record: async (work) => {
      noted = []
      await work()
      return noted
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
