import { join } from 'node:path'
import { spawnTethered } from '@guildhall/postgres/embedded'

const READY_WITHIN_MS = 60_000
const GRACE_MS = 10_000

export interface ServerProcess {
  readonly url: string
  readonly pid: number
  /** Its output before it was ready. */
  readonly output: string
  stop(): Promise<void>
}

/** Starts one of the servers in `servers/` as a process that ends with this one. */
export async function startServer(
  role: 'product' | 'bare-session' | 'live' | 'bare-live',
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const server = spawnTethered(process.execPath, [join(import.meta.dirname, 'main.ts'), role], {
    stopSignal: 'TERM',
    graceMs: GRACE_MS,
    env: { ...process.env, NODE_ENV: 'production', DEV_TOOLS: 'off', ...env },
  })
  try {
    const [, url = '', pid] = await server.waitForLine(/^ready (\S+) (\d+)$/, READY_WITHIN_MS)
    return { url, pid: Number(pid), output: server.output(), stop: () => server.stop() }
  } catch (error) {
    await server.stop()
    throw error
  }
}
