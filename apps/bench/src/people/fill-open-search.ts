import { createOpenSearchCandidateIndex } from '@guildhall/opensearch'
import { createPostgresCandidateIndex, type Database } from '@guildhall/postgres'

const BATCH = 2_000

/** Builds the index of OpenSearch from that of PostgreSQL, as the product rebuilds it; returns documents per second. */
export async function fillOpenSearch(database: Database, url: string): Promise<number> {
  const begun = performance.now()
  const index = createOpenSearchCandidateIndex({ url })
  try {
    const built = await index.rebuild(readAhead(createPostgresCandidateIndex({ knex: database.knex }).stream(BATCH)))
    if (built === null) throw new Error('Another process rebuilds the index')
    return (built.documents * 1000) / (performance.now() - begun)
  } finally {
    await index.close()
  }
}

/** Reads the next batch while one is written. */
async function* readAhead<Batch>(batches: AsyncIterable<Batch>): AsyncIterable<Batch> {
  const iterator = batches[Symbol.asyncIterator]()
  let next = iterator.next()
  for (;;) {
    const { done, value } = await next
    if (done === true) return
    next = iterator.next()
    next.catch(() => undefined)
    yield value
  }
}
