import { createDatabase, createProcessLock } from '@guildhall/postgres'
import { createOpenSearchCandidateIndex } from '@guildhall/opensearch'
import { candidateDocument, fakeClock, TEST_NOW } from '@guildhall/domain/testing'
import { createRebuildingFiller } from '../../composition/fill-index.ts'
import { createIndexKeeper } from '../../composition/keep-index.ts'

/** A process that fills an index and stops half-way, for a test that kills it there: prints a line then. */
const [databaseUrl = '', url = '', prefix = '', lock = ''] = process.argv.slice(2)

async function* half() {
  yield [candidateDocument(1)]
  process.stdout.write('half\n')
  setInterval(() => undefined, 60_000)
  await new Promise(() => undefined)
}

const builder = createOpenSearchCandidateIndex({ url, prefix })
const onRefused = (): void => undefined
const filler = createRebuildingFiller({
  builder,
  clock: fakeClock(TEST_NOW),
  directory: { stream: half, version: async () => 1 },
  onRefused,
})
const { knex } = createDatabase({ url: databaseUrl })
await createIndexKeeper({
  filler,
  lock: createProcessLock(knex, lock),
  log: { warn: onRefused, error: onRefused },
}).start()
