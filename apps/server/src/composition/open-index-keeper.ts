import type { CandidateDirectory, CandidateIndex } from '@guildhall/domain/search'
import type { Clock, PermanentlyRefused } from '@guildhall/domain/shared'
import { createPostgresCandidateIndex, createProcessLock, type Database } from '@guildhall/postgres'
import type { Logger } from '../process/create-logger.ts'
import { createRebuildingFiller, createTableFiller, type TableDeps } from './fill-index.ts'
import { createIndexKeeper, type IndexKeeper } from './keep-index.ts'
import type { IndexBuilder } from './open-resources.ts'

/** Of all processes on a database. */
const LOCK = 'candidate-index'

export interface IndexKeeperSurroundings extends Pick<TableDeps, 'compareIndex'> {
  /** Null where the index is a table of the database. */
  readonly builder: IndexBuilder | null
  readonly clock: Clock
  readonly database: Database
  readonly directory: CandidateDirectory
  readonly index: CandidateIndex
  readonly log: Pick<Logger, 'warn' | 'error'>
}

/** Keeps the configured index whole. */
export function openIndexKeeper(surroundings: IndexKeeperSurroundings): IndexKeeper {
  const { builder, clock, compareIndex, database, directory, index, log } = surroundings
  const onRefused = (error: PermanentlyRefused): void =>
    log.error({ err: error, reasons: Object.fromEntries(error.reasons) }, 'The search engine refuses some people')
  const atOnce: TableDeps['atOnce'] = (work) =>
    database.knex.transaction((knex) => work(createPostgresCandidateIndex({ knex })))
  const filler =
    builder === null
      ? createTableFiller({ atOnce, clock, compareIndex, directory, index })
      : createRebuildingFiller({ builder, clock, directory, onRefused })
  return createIndexKeeper({ filler, lock: createProcessLock(database.knex, LOCK), log })
}
