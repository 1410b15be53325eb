import { join } from 'node:path'
import { compareIndex } from '@guildhall/domain/search'
import { unthrottled } from '@guildhall/domain/shared'
import { createCandidateDirectory, createDatabase, createRepositories } from '@guildhall/postgres'
import { runningClusterUrl } from '@guildhall/postgres/embedded'
import { createExchangeRatePorts } from '../composition/exchange-rate-ports.ts'
import { createListSources } from '../composition/list-sources.ts'
import { openIndexKeeper } from '../composition/open-index-keeper.ts'
import { createClosing, openIndex } from '../composition/open-resources.ts'
import { readConfig } from '../config/read-config.ts'
import { createLogger } from '../process/create-logger.ts'
import { createProductClock, systemClock } from '../process/product-clock.ts'
import { print, runCommand } from './run-command.ts'

/** Builds the search index anew beside the running product; returns the exit code. Rule: SRCH-102. */
async function run(): Promise<number> {
  const config = readConfig(process.env, false)
  const url = config.databaseUrl ?? (await runningClusterUrl(join(config.dataDir, 'postgres')))
  if (url === null) {
    print('Guildhall is not running here: start it first, or set DATABASE_URL.')
    return 1
  }
  const log = createLogger({ level: config.logLevel, format: config.logFormat })
  const clock = config.devTools === 'on' ? await createProductClock(join(config.dataDir, 'clock')) : systemClock
  const closing = createClosing()
  try {
    const database = createDatabase({ url, poolSize: 4, applicationName: 'guildhall-reindex' })
    closing.add('the database pool', () => database.close())
    const { knex } = database
    const { exchangeRates: rates } = createExchangeRatePorts({ ...config, database })
    const directory = createCandidateDirectory({ knex, rates })
    const { builder, index } = await openIndex(config, {
      closing,
      database,
      onMissing: () => undefined,
      synonyms: createListSources({ clock, knex }).synonymSource,
    })
    const { indexComparisons } = createRepositories(knex)
    const keeper = openIndexKeeper({
      builder,
      clock,
      compareIndex: compareIndex({ clock, directory, index, indexComparisons, throttle: unthrottled }),
      database,
      directory,
      index,
      log,
    })
    if (!(await keeper.rebuild())) {
      print('Another process builds the index at this moment.')
      return 1
    }
    print(`The index is built: ${(await index.count()).toLocaleString('en')} people can be found.`)
    return 0
  } finally {
    await closing.run(log)
  }
}

await runCommand(run)
