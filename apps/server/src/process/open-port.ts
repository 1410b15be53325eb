import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** The address is in use; the message says which and what to do. */
export class AddressTaken extends Error {
  override readonly name = 'AddressTaken'
}

export interface OpenPort {
  readonly server: Server
  /** The URL to show: loopback if the server listens on all interfaces. */
  readonly url: string
  /** From now on requests are handled by the added listeners, and no longer answered with 503. */
  ready(): void
  /**
   * Accepts no more connections, and closes each one after its current response. Resolves when no request is in flight; after this time in
   * milliseconds their connections are cut.
   */
  finish(withinMs: number): Promise<void>
  close(): Promise<void>
}

/**
 * How long an idle connection is kept: longer than proxies keep theirs (60 s by most, 120 s by Caddy), so that none is closed just as a
 * proxy sends a request on it, which would be lost.
 */
const KEEP_ALIVE_MS = 125_000

/**
 * Listens at once, so that a taken port is reported before anything is started, and responds 503 until the product is ready. Port 0
 * picks any free port. `variable` is the setting that the error about a taken port names.
 */
export async function openPort(host: string, port: number, variable = 'PORT'): Promise<OpenPort> {
  const respondStarting = (_: unknown, response: ServerResponse): void => {
    response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2' })
    response.end(JSON.stringify({ message: 'Guildhall is starting. Please try again in a moment.', code: 'starting' }))
  }
  const server = createServer({ requestTimeout: 60_000, keepAliveTimeout: KEEP_ALIVE_MS }, respondStarting)
  const inFlight = new Set<ServerResponse>()
  const allAnswered = Promise.withResolvers<void>()
  let isFinishing = false
  server.on('request', (_, response) => {
    inFlight.add(response)
    if (isFinishing) endConnectionAfter(response)
    response.once('close', () => {
      inFlight.delete(response)
      if (isFinishing && inFlight.size === 0) allAnswered.resolve()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new AddressTaken(
              `Port ${port} on ${host} is taken. Set ${variable} to another one, or to 0 for any free one.`,
            )
          : error,
      )
    })
    server.listen(port, host, resolve)
  })
  const { port: opened } = server.address() as AddressInfo
  const displayHost = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return {
    server,
    url: `http://${displayHost}:${opened}`,
    ready: () => server.off('request', respondStarting),
    finish: async (withinMs) => {
      isFinishing = true
      server.close()
      server.closeIdleConnections()
      for (const response of inFlight) endConnectionAfter(response)
      if (inFlight.size === 0) allAnswered.resolve()
      await Promise.race([allAnswered.promise, wait(withinMs, undefined, { ref: false })])
      for (const response of inFlight) response.destroy()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), 3000).unref()
      }),
  }
}

/** A client that keeps its connection would send the next request on it, and the server would never end. */
function endConnectionAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}
