import type { CandidateDocument } from '@guildhall/domain/search'
import { randomBytes } from 'node:crypto'
import { applyChanges } from './bulk.ts'
import type { Engine } from './engine.ts'
import { indexDefinition, indexSource, LIVE_ALIAS } from './index-definition.ts'
import type { IndexNames } from './index-names.ts'

/**
 * Builds a new index beside the live one and swaps them atomically; searches continue throughout. Concurrent changes
 * are written to both (see `put`), so the stream only adds missing documents, as what it read may be older. An
 * interrupted build is discarded by the next one. Returns the number of documents in the new index.
 */
export const rebuildIndex = async (
  engine: Engine,
  names: IndexNames,
  documents: AsyncIterable<readonly CandidateDocument[]>,
): Promise<number> => {
  for (const abandoned of await listAliasIndexes(engine, names.building)) {
    await engine.write({ method: 'DELETE', path: `/${abandoned}`, accept: [404] })
  }
  const index = names.built(Date.now(), randomBytes(3).toString('hex'))
  await engine.write({ method: 'PUT', path: `/${index}`, body: indexDefinition({ [names.building]: {} }) })
  for await (const batch of documents) {
    const gone = await applyChanges(
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
  const replaced = await listAliasIndexes(engine, names.live)
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

/** The indexes behind an alias. */
export const listAliasIndexes = async (engine: Engine, alias: string): Promise<readonly string[]> => {
  const { status, body } = await engine.read<Readonly<Record<string, unknown>>>({
    method: 'GET',
    path: `/_alias/${alias}`,
    accept: [404],
  })
  return status === 404 ? [] : Object.keys(body)
}
