import type { CandidateDocument } from '@guildhall/domain/search'
import { randomBytes } from 'node:crypto'
import { makeChanges } from './bulk.ts'
import type { Engine } from './engine.ts'
import { indexDefinition, indexSource, LIVE_ALIAS } from './index-definition.ts'
import type { IndexNames } from './index-names.ts'

/**
 * Builds a new index beside the one in use and puts it in its place in one step; searches go on throughout. Who changes
 * meanwhile is written to both (see `put`), so the stream only adds whom it doesn't find: what it read may be older. A
 * build that was interrupted is thrown away by the next one. Answers how many people are in the new index.
 */
export const rebuildIndex = async (
  engine: Engine,
  names: IndexNames,
  documents: AsyncIterable<readonly CandidateDocument[]>,
): Promise<number> => {
  for (const abandoned of await indexesBehind(engine, names.building)) {
    await engine.write({ method: 'DELETE', path: `/${abandoned}`, accept: [404] })
  }
  const index = names.built(Date.now(), randomBytes(3).toString('hex'))
  await engine.write({ method: 'PUT', path: `/${index}`, body: indexDefinition({ [names.building]: {} }) })
  for await (const batch of documents) {
    const gone = await makeChanges(
      engine,
      batch.map((document) => ({
        kind: 'create',
        alias: names.building,
        uuid: document.uuid,
        source: indexSource(document),
      })),
      false,
    )
    if (gone.size > 0) throw new Error('Another build has taken the place of this one')
  }
  await engine.write({ method: 'POST', path: `/${index}/_refresh` })
  const replaced = await indexesBehind(engine, names.live)
  await engine.write({
    method: 'POST',
    path: '/_aliases',
    body: {
      actions: [
        ...replaced.map((old) => ({ remove_index: { index: old } })),
        { remove: { index, alias: names.building } },
        { add: { index, alias: names.live, ...LIVE_ALIAS } },
      ],
    },
  })
  await engine.write({
    method: 'POST',
    path: `/${index}/_delete_by_query`,
    querystring: { conflicts: 'proceed', refresh: true },
    body: { query: { term: { removed: true } } },
  })
  const { body } = await engine.read<{ count: number }>({ method: 'GET', path: `/${names.live}/_count` })
  return body.count
}

/** The indexes that an alias stands for. */
export const indexesBehind = async (engine: Engine, alias: string): Promise<readonly string[]> => {
  const { status, body } = await engine.read<Readonly<Record<string, unknown>>>({
    method: 'GET',
    path: `/_alias/${alias}`,
    accept: [404],
  })
  return status === 404 ? [] : Object.keys(body)
}
