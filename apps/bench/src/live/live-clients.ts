import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'

/** A person with a session. */
export interface Person {
  readonly accountUuid: string
  readonly sessionUuid: string
}

/** Sockets of one server, and how many events they have received. */
export interface LiveClients {
  /** Waits until so many events were received in all. */
  received(count: number): Promise<void>
  close(): void
}

const QUERY = `subscription ($name: String!) {
  channel(name: $name) { sequence type conversationUuid messageUuid at }
}`
const OPENED_TOGETHER = 100
const PATIENCE_MS = 30_000

const isEvent = (text: string): boolean => text.includes('"type":"next"') && !text.includes('"type":"ready"')

/** Subscribes by the protocol of the page; resolves when everything after is live. */
const subscribe = (socket: WebSocket, { accountUuid, sessionUuid }: Person): Promise<void> =>
  new Promise((resolve, reject) => {
    const send = (message: object): void => socket.send(JSON.stringify(message))
    socket.once('open', () => send({ type: 'connection_init', payload: { token: `${accountUuid} ${sessionUuid}` } }))
    socket.once('close', (code) => reject(new Error(`A socket was closed with ${code}`)))
    const hear = (data: Buffer): void => {
      const text = data.toString('utf8')
      if (text.includes('connection_ack')) {
        const variables = { name: `private-${accountUuid}` }
        send({ id: '1', type: 'subscribe', payload: { query: QUERY, variables } })
      } else if (text.includes('"type":"ready"')) {
        socket.off('message', hear)
        resolve()
      }
    }
    socket.on('message', hear)
  })

/** Opens a socket for each person. */
export async function openClients(url: string, people: readonly Person[], isProduct: boolean): Promise<LiveClients> {
  const sockets: WebSocket[] = []
  let events = 0
  const open = async (person: Person): Promise<void> => {
    const address = url.replace('http', 'ws')
    const socket = isProduct
      ? new WebSocket(`${address}/graphql`, 'graphql-transport-ws')
      : new WebSocket(`${address}/${person.accountUuid}`)
    sockets.push(socket)
    await (isProduct ? subscribe(socket, person) : new Promise((resolve) => socket.once('open', resolve)))
    socket.on('message', (data: Buffer) => {
      if (isEvent(data.toString('utf8'))) events += 1
    })
  }
  for (let from = 0; from < people.length; from += OPENED_TOGETHER) {
    await Promise.all(people.slice(from, from + OPENED_TOGETHER).map(open))
  }
  return {
    received: async (count) => {
      for (const end = performance.now() + PATIENCE_MS; ;) {
        if (events >= count) return
        if (performance.now() > end) throw new Error(`Of ${count} events only ${events} arrived`)
        await wait(5)
      }
    },
    close: () => sockets.forEach((socket) => socket.terminate()),
  }
}
