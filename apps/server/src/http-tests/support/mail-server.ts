import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** An in-process mail server. */
export interface MailServer {
  readonly port: number
  /** Recipients of the received mails. */
  readonly received: readonly string[]
  stop(): Promise<void>
}

/** Starts a server that accepts every mail, by default on any free port. */
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
