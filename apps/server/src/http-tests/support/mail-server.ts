import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A server for mail in this process. */
export interface MailServer {
  readonly port: number
  /** The addresses that mail came for. */
  readonly received: readonly string[]
  stop(): Promise<void>
}

/** Starts a server that takes every mail, on a port (any, unless told). */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      stream.resume()
      stream.on('end', () => {
        received.push(...envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    received,
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
