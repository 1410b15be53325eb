import { freePort, spawnTethered } from '@guildhall/postgres/embedded'
import type { Engine } from './engine.ts'
import { installStripeMock } from './install/install-stripe-mock.ts'

const READY_WITHIN_MS = 30_000
const GRACE_MS = 4_000

/** The card provider's own mock of its API, without state; `TEST_STRIPE_MOCK_URL` overrides it. */
export async function startStripeMock(): Promise<Engine> {
  const address = process.env['TEST_STRIPE_MOCK_URL']
  if (address) return { url: address, stop: async () => undefined }
  const program = await installStripeMock((line) => void process.stderr.write(`${line}\n`))
  const port = await freePort()
  const server = spawnTethered(program, ['-http-addr', `127.0.0.1:${port}`, '-https-addr', '127.0.0.1:'], {
    stopSignal: 'TERM',
    graceMs: GRACE_MS,
    cwd: process.cwd(),
  })
  try {
    await server.waitForLine(/Listening for HTTP/, READY_WITHIN_MS)
    return { url: `http://127.0.0.1:${port}`, stop: () => server.stop() }
  } catch (error) {
    await server.stop()
    throw error
  }
}
