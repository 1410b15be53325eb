import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** 'open' forwards; 'cut' drops requests; 'deaf' forwards requests and drops the responses. */
export type FaultState = 'open' | 'cut' | 'deaf'

export interface FaultProxy {
  readonly url: string
  /** Forwarded requests so far: 'POST /v1/…'. */
  readonly forwarded: readonly string[]
  setState(state: FaultState): void
  stop(): Promise<void>
}

/** A proxy to another server that can simulate network faults. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let state: FaultState = 'open'
  const forwarded: string[] = []
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
      const received = await fetch(`${target}${url}`, { method, headers: sent, body, redirect: 'manual' })
      const text = await received.text()
      forwarded.push(`${method} ${url}`)
      if (state === 'deaf') {
        request.socket.destroy()
        return
      }
      response.writeHead(received.status, { 'content-type': received.headers.get('content-type') ?? '' }).end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forwarded,
    setState: (next) => {
      state = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
