import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a line behaves: 'open'; 'cut' before anything is heard; 'deaf': the other side does what was asked, and the answer is lost. */
export type LineState = 'open' | 'cut' | 'deaf'

export interface LineBetween {
  readonly url: string
  /** Requests that the other side has done so far: 'POST /v1/…'. */
  readonly done: readonly string[]
  set(state: LineState): void
  stop(): Promise<void>
}

/** A line to another server that can be cut. */
export async function startLineTo(target: string): Promise<LineBetween> {
  let state: LineState = 'open'
  const done: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      if (state === 'cut') {
        request.socket.destroy()
        return
      }
      const { headers, method = 'GET', url = '' } = request
      const sent = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        ['host', 'connection', 'content-length', 'transfer-encoding'].includes(name) ? [] : [[name, String(value)]],
      )
      const body = method === 'GET' || chunks.length === 0 ? null : Buffer.concat(chunks)
      const answer = await fetch(`${target}${url}`, { method, headers: sent, body, redirect: 'manual' })
      const text = await answer.text()
      done.push(`${method} ${url}`)
      if (state === 'deaf') {
        request.socket.destroy()
        return
      }
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    done,
    set: (next) => {
      state = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
