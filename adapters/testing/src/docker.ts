import { existsSync } from 'node:fs'
import { request } from 'node:http'
import { homedir } from 'node:os'
import { join } from 'node:path'

const PATIENCE_MS = 1_500

let answer: Promise<boolean> | undefined

/** Whether a Docker engine responds at `DOCKER_HOST` or at one of the usual sockets; checked once per process. */
export function isDockerAvailable(): Promise<boolean> {
  return (answer ??= pingAny())
}

async function pingAny(): Promise<boolean> {
  const host = process.env['DOCKER_HOST']
  if (host) {
    const url = new URL(host)
    return url.protocol === 'unix:' ? ping({ socketPath: url.pathname }) : ping({ host: url.hostname, port: url.port })
  }
  const sockets = [
    '/var/run/docker.sock',
    join(homedir(), '.docker/run/docker.sock'),
    join(homedir(), '.docker/desktop/docker.sock'),
    join(process.env['XDG_RUNTIME_DIR'] ?? '/run/user/0', 'docker.sock'),
  ]
  for (const socketPath of sockets) if (existsSync(socketPath) && (await ping({ socketPath }))) return true
  return false
}

function ping(where: { socketPath: string } | { host: string; port: string }): Promise<boolean> {
  return new Promise((resolve) => {
    const ping = request({ ...where, path: '/_ping', timeout: PATIENCE_MS }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    ping.on('timeout', () => ping.destroy())
    ping.on('error', () => resolve(false))
    ping.end()
  })
}
