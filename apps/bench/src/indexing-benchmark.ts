import type { CandidateDocument, CandidateIndex } from '@guildhall/domain/search'
import { openDirectEngine, type DirectEngine } from './direct-engine.ts'
import { findPeople } from './find-people.ts'
import { compare } from './measuring/compare.ts'
import type { Row } from './report.ts'
import { startServer } from './server-process.ts'
import { savesUntilFound } from './saves-until-found.ts'
import type { Setting } from './setting.ts'

/** Documents that are put into the index at once. */
const BATCH = 500

/** Compares putting documents into the index with the engine alone, and measures how soon saved profiles are found. */
export async function benchIndexing(setting: Setting): Promise<readonly Row[]> {
  const engine = await openDirectEngine(setting)
  try {
    const documents = await findPeople(setting.product, engine.index, { length: 1_000 })
    return [await benchPut(setting, engine, documents), await benchSaves(setting, engine.index, documents)]
  } finally {
    await engine.close()
  }
}

/** The index in this process, from documents on, beside the statements or requests that result. */
async function benchPut(
  { cpu, engine, people, seconds }: Setting,
  direct: DirectEngine,
  documents: readonly CandidateDocument[],
): Promise<Row> {
  const batch = documents.slice(0, BATCH)
  const row = { part: 'indexing', what: `put ${batch.length} documents`, engine, people } as const
  const ready = await direct.replay((index) => index.put(batch))
  if (ready === null) return { ...row, failure: 'the engine is not asked' }
  const ours = () => direct.index.put(batch)
  return { ...row, comparison: await compare(ours, ready, { clients: 1, seconds, cpu: { ...cpu, server: null } }) }
}

/** Saves profiles at an even pace and searches for them, while a worker of the product keeps the index up to date. */
async function benchSaves(
  setting: Setting,
  index: CandidateIndex,
  documents: readonly CandidateDocument[],
): Promise<Row> {
  const { engine, environment, people, product } = setting
  const worker = await startServer('product', { ...environment, ROLES: 'worker' })
  try {
    // The first time warms the worker and this process up, and is not counted.
    await savesUntilFound(product, index, documents)
    const saves = await savesUntilFound(product, index, documents)
    return { part: 'indexing', what: 'from a saved profile until it is found', engine, people, saves }
  } finally {
    await worker.stop()
  }
}
