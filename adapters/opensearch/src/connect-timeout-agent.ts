import { Agent as HttpAgent, type AgentOptions } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

const OPTIONS: AgentOptions = { keepAlive: true, maxSockets: 64, maxFreeSockets: 16, scheduling: 'lifo' }

/**
 * Keeps connections alive, and aborts those that are not established within the limit: Node itself waits as long as the
 * system does.
 */
export const createConnectTimeoutAgent = (url: URL, limit: number): HttpAgent => {
  const secure = url.protocol === 'https:'
  const agent = secure ? new HttpsAgent(OPTIONS) : new HttpAgent(OPTIONS)
  const connect = agent.createConnection.bind(agent)
  agent.createConnection = (options, callback) => {
    const socket = connect(options, callback)
    if (socket) failAfter(socket, secure ? 'secureConnect' : 'connect', limit)
    return socket
  }
  return agent
}

const failAfter = (socket: Duplex | Socket, connected: string, limit: number): void => {
  const timer = setTimeout(() => socket.destroy(new Error(`No connection within ${limit} ms`)), limit)
  const settled = (): void => clearTimeout(timer)
  socket.once(connected, settled).once('close', settled)
}
