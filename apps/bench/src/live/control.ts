import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { ChannelEvent } from '@guildhall/domain/notifications'

/** Events with the account of each, as a worker would send them to this process. */
export type Deliveries = readonly (readonly [accountUuid: string, event: ChannelEvent])[]

const readJson = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}

/** Long enough for freed pages to be given back. */
const SETTLE_MS = 2_000

const collectGarbage = async (): Promise<void> => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: object) => void
  for (let time = 0; time < 3; time += 1) {
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    await wait(SETTLE_MS)
  }
}

/** What both servers of the comparison are told by HTTP: POST /deliver with events, GET /memory for their bytes. */
export const controlledBy =
  (deliver: (deliveries: Deliveries) => Promise<void>): RequestListener =>
  (request, response) => {
    const answer = async (): Promise<string> => {
      if (request.url === '/memory') {
        await collectGarbage()
        return String(process.memoryUsage().rss)
      }
      await deliver((await readJson(request)) as Deliveries)
      return 'delivered'
    }
    answer().then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }

/** Listens on a free port, and says so to who started the process. */
export async function announce(server: Server = createServer()): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  console.log(`ready http://127.0.0.1:${(server.address() as AddressInfo).port} ${process.pid}`)
}
