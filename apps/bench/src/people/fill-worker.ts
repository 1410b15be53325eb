import type { ExchangeRateTable } from '@guildhall/domain/reference'
import { createDatabase, createPostgresCandidateIndex, insertRows } from '@guildhall/postgres'
import { toContractorAccountRow, toProfileRow, toQualificationRows, toWorkExperienceRows } from '@guildhall/server'
import { parentPort, workerData } from 'node:worker_threads'
import { generatePerson, stageTold, toDocument } from './generate-person.ts'
import { createTownSampler } from './town-sampler.ts'

/** The indexes that one worker fills: every `workers`th batch, beginning with its own number. */
export interface FillOrder {
  readonly databaseUrl: string
  readonly rates: ExchangeRateTable
  readonly now: Date
  readonly from: number
  readonly to: number
  readonly worker: number
  readonly workers: number
}

const BATCH = 1_000
/** Nobody signs in as one of these people. */
const NO_PASSWORD = '-'

async function fill({ databaseUrl, from, now, rates, to, worker, workers }: FillOrder): Promise<void> {
  const database = createDatabase({ url: databaseUrl, poolSize: 2, statementTimeout: 0 })
  const index = createPostgresCandidateIndex({ knex: database.knex })
  const towns = await createTownSampler()
  let writing = Promise.resolve()
  for (let start = from + worker * BATCH; start < to; start += workers * BATCH) {
    const size = Math.min(BATCH, to - start)
    const people = Array.from({ length: size }, (_, place) => generatePerson(start + place, now, towns))
    // While the database writes one batch, the next one is generated.
    await writing
    writing = write(people, start)
    writing.catch(() => undefined)
  }
  await writing
  await database.close()

  async function write(people: readonly ReturnType<typeof generatePerson>[], start: number): Promise<void> {
    const { knex } = database
    const accounts = people.map((person) => toContractorAccountRow(person, NO_PASSWORD))
    await insertRows(knex, 'accounts', accounts)
    const profiles = people.map((person, place) => ({
      ...toProfileRow(person),
      availabilityTold: stageTold(person, start + place, now),
    }))
    await insertRows(knex, 'contractor_profiles', profiles)
    await insertRows(knex, 'work_experiences', people.flatMap(toWorkExperienceRows))
    await insertRows(knex, 'qualifications', people.flatMap(toQualificationRows))
    await index.put(people.map((person) => toDocument(person, rates, now)))
    parentPort?.postMessage(people.length, [])
  }
}

await fill(workerData as FillOrder)
