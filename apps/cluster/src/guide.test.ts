import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { spawnTethered, type TetheredProcess } from '@guildhall/postgres/embedded'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { completeContractor, completeEmployer } from '../../server/src/http-tests/support/complete-profiles.ts'
import { openConversation } from '../../server/src/http-tests/support/offer.ts'
import { logIn } from '../../server/src/http-tests/support/people.ts'
import { readAllMessages } from '../../server/src/http-tests/support/chat.ts'
import { createTestSite, type TestSite } from '../../server/src/http-tests/support/test-site.ts'
import { unwrap } from '../../server/src/http-tests/support/unwrap.ts'

const root = join(import.meta.dirname, '../../..')
const READY_WITHIN_MS = 300_000
const RESTARTED_WITHIN_MS = 120_000
const STOP_WITHIN_MS = 15_000
const TITLE = '## On this machine'

let folder: string
let running: TetheredProcess | null = null

/** The commands of the guide, block by block. */
const readGuide = async (): Promise<readonly (readonly string[])[]> => {
  const guide = await readFile(join(root, 'docs/operating/many-processes.md'), 'utf8')
  const section = guide.slice(guide.indexOf(TITLE) + TITLE.length).split(/^## /m)[0] ?? ''
  return [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block.trim().split('\n'))
}

/** A machine with nothing but the repository, and a folder for what the guide calls `guildhall.backup`. */
const createMachine = (name: string) => {
  const env = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    SEED: '20',
    PORT: '0',
    DATA_DIR: join(folder, name),
  }
  const shell = (command: string): [string, string[]] => [
    'sh',
    ['-c', command.replace('guildhall.backup', join(folder, 'guildhall.backup'))],
  ]
  return {
    /** Starts what runs until it is stopped. */
    start: async (command: string): Promise<TestSite> => {
      running = spawnTethered(...shell(command), { cwd: root, env, stopSignal: 'TERM', graceMs: STOP_WITHIN_MS })
      const [, url = ''] = await running.waitForLine(/^Guildhall is ready at (\S+)$/, READY_WITHIN_MS)
      return createTestSite(url)
    },
    run: (command: string) => promisify(execFile)(...shell(command), { cwd: root, env }),
  }
}

const stop = async (): Promise<void> => {
  await running?.stop()
  running = null
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guildhall-guide-'))
})
afterAll(async () => {
  await stop()
  // A cluster that reaches its time limit exits first, and its engines end after it.
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}, 60_000)

// BASE-32, BASE-33, BASE-58
it('the guide leads from nothing to many processes, and from a backup to the same', { timeout: 900_000 }, async () => {
  const [[cluster = '', restart = '', backup = '', ...others] = [], [restore = '', again = '', ...more] = []] =
    await readGuide()
  expect([cluster, again, ...others, ...more]).toEqual(['npm run cluster', 'npm run cluster'])

  const first = createMachine('first')
  const site = await first.start(cluster)
  const employer = await completeEmployer(site, { email: 'dana@kestrel.example' })
  const contractor = await completeContractor(site, { email: 'thandeka@example.com' })
  const conversation = await openConversation(employer, contractor)
  unwrap(await employer.api.sendMessage({ body: { conversation_uuid: conversation, message: 'Still here' } }))
  await Promise.all([running?.waitForLine(/^All processes are new\.$/, RESTARTED_WITHIN_MS), first.run(restart)])
  await first.run(backup)
  await stop()

  const second = createMachine('second')
  await second.run(restore)
  const restored = await second.start(again)
  const person = await logIn(restored, contractor.email)
  expect((await readAllMessages(person, conversation)).map(({ message }) => message)).toContain('Still here')
  await stop()
})
