import { createListedIndex, fixedSynonyms, type CandidateIndex } from '@guildhall/domain/search'
import { createOpenSearchCandidateIndex } from '@guildhall/opensearch'
import { createDatabase, createPostgresCandidateIndex } from '@guildhall/postgres'
import { synonymGroups } from '@guildhall/server'
import { call } from './http-client.ts'
import { createRecorder } from './measuring/record-requests.ts'
import type { Setting } from './setting.ts'
import { createStatementRunner, recordStatements } from './statements.ts'

type Work = (index: CandidateIndex) => Promise<unknown>

/** The product's index in this process, and the engine below it. */
export interface DirectEngine {
  readonly index: CandidateIndex
  /** Puts to the engine directly what the index asks it for this work, and returns its answers; null if the index asks nothing. */
  replay(work: Work): Promise<(() => Promise<readonly unknown[]>) | null>
  close(): Promise<void>
}

const synonyms = fixedSynonyms(synonymGroups)

export const openDirectEngine = (setting: Setting): Promise<DirectEngine> =>
  setting.openSearchUrl === null ? openPostgres(setting) : openOpenSearch(setting, setting.openSearchUrl)

async function openPostgres({ product }: Setting): Promise<DirectEngine> {
  const { listSource } = product.ports
  const runner = createStatementRunner(product.database.url)
  // Apart from the pool of the product, which may be full of saves.
  const { close, knex } = createDatabase({ url: product.database.url })
  const index = createListedIndex(createPostgresCandidateIndex({ knex, synonyms }), listSource)
  return {
    index,
    replay: async (work) => {
      // The first answer may still read lists, which are kept for some seconds.
      await work(index)
      const waves = await recordStatements(knex, async () => void (await work(index)))
      return waves.length === 0 ? null : () => runner.run(waves)
    },
    close: async () => {
      await Promise.all([runner.close(), close()])
    },
  }
}

async function openOpenSearch({ product: { ports } }: Setting, url: string): Promise<DirectEngine> {
  const recorder = await createRecorder(url)
  const index = createOpenSearchCandidateIndex({ url, synonyms })
  const recorded = createOpenSearchCandidateIndex({ url: recorder.url, synonyms })
  return {
    index: createListedIndex(index, ports.listSource),
    replay: async (work) => {
      const requests = await recorder.record(() => work(createListedIndex(recorded, ports.listSource)))
      if (requests.length === 0) return null
      return async () => {
        const answers: unknown[] = []
        for (const request of requests) answers.push(JSON.parse(await call(request)))
        return answers
      }
    },
    close: async () => {
      await Promise.all([index.close(), recorded.close()])
      recorder.close()
    },
  }
}
