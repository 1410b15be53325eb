import type { WebSocket, WebSocketServer } from 'ws'

/** Each socket is pinged once in so many seconds, and closed if it has not answered by the next time. */
const PING_EVERY_SECONDS = 30

/** Pings all sockets with one timer, some of them each second. Returns how to stop. Rule: LIVE-13. */
export function keepAlive(sockets: WebSocketServer): () => void {
  const groups = Array.from({ length: PING_EVERY_SECONDS }, () => new Set<WebSocket>())
  const silent = new WeakSet<WebSocket>()
  let opened = 0
  let tick = 0
  sockets.on('connection', (socket) => {
    const group = groups[opened % PING_EVERY_SECONDS]
    opened += 1
    group?.add(socket)
    socket.on('pong', () => silent.delete(socket))
    socket.once('close', () => group?.delete(socket))
  })
  const timer = setInterval(() => {
    for (const socket of groups[tick % PING_EVERY_SECONDS] ?? []) {
      if (silent.has(socket)) socket.terminate()
      else if (socket.readyState === socket.OPEN) {
        silent.add(socket)
        socket.ping()
      }
    }
    tick += 1
  }, 1_000).unref()
  return () => clearInterval(timer)
}
