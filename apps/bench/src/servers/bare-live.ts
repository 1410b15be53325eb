import { createServer } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { announce, controlledBy } from '../live/control.ts'

// ws alone: it writes each event to the sockets of its account, in the messages that the product sends.
const byAccount = new Map<string, Set<WebSocket>>()
const server = createServer(
  controlledBy(async (deliveries) => {
    for (const [accountUuid, { sequence, type, ...event }] of deliveries) {
      const payload = { data: { channel: { sequence, type, ...event } } }
      for (const socket of byAccount.get(accountUuid) ?? []) {
        socket.send(JSON.stringify({ id: '1', type: 'next', payload }))
      }
    }
  }),
)
new WebSocketServer({ server }).on('connection', (socket, { url = '' }) => {
  const sockets = byAccount.get(url.slice(1)) ?? new Set()
  byAccount.set(url.slice(1), sockets.add(socket))
  socket.on('close', () => sockets.delete(socket))
})
await announce(server)
