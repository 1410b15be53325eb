import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { PROJECT, type ReadEnvelope, readEnvelope } from './read-envelope.ts'

type ReadEvent = Extract<ReadEnvelope, { readonly event: unknown }>

/** A service in this process that takes envelopes as the protocol describes them, and refuses all others. */
export interface EnvelopeServer {
  readonly dsn: string
  readonly events: readonly ReadEvent[]
  /** Why envelopes were refused. */
  readonly faults: readonly string[]
  /** Refuses everything from now on. */
  fail(): void
  stop(): Promise<void>
}

/** Starts the service on a free port. */
export const startEnvelopeServer = async (): Promise<EnvelopeServer> => {
  const events: ReadEvent[] = []
  const faults: string[] = []
  let failing = false
  const server = createServer((request, response) => {
    void (async () => {
      const read = readEnvelope(request.url ?? '/', await text(request))
      if (failing) {
        response.writeHead(503).end()
        return
      }
      if ('faults' in read) faults.push(...read.faults)
      else events.push(read)
      response.writeHead('faults' in read ? 400 : 200, { 'content-type': 'application/json' }).end('{}')
    })()
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    dsn: `http://${PROJECT.key}@127.0.0.1:${port}/${PROJECT.id}`,
    events,
    faults,
    fail: () => {
      failing = true
    },
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}
