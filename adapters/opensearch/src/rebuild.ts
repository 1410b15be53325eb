import type { CandidateDocument } from '@guildhall/domain/search'
import type { Uuid } from '@guildhall/domain/shared'
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { applyChanges } from './bulk.ts'
import type { Engine } from './engine.ts'
import { indexDefinition, MAPPING_ID, type IndexLayout } from './index-definition.ts'
import type { IndexNames } from './index-names.ts'
import { indexSources } from './index-sources.ts'

/** A finished build. */
export interface RebuiltIndex {
  /** Documents in the new index. */
  readonly documents: number
  /** Documents that the engine refuses, with the reason. */
  readonly refused: ReadonlyMap<Uuid, string>
}

/** What a build works with. */
export interface Rebuilding {
  readonly engine: Engine
  readonly names: IndexNames
  readonly layout: IndexLayout
  /** Waits so many ms; tests do not. */
  readonly pause?: (ms: number) => Promise<unknown>
}

/** Searches of the old index that run when it is replaced have ended after this time. */
const LAST_SEARCHES_MS = 5_000

/**
 * Builds a new index beside the live one and swaps them atomically; searches continue throughout. Concurrent changes are written to both (see
 * `put`), with later versions than `asOf`, that of the stream. A build that was killed leaves the live index as it is, and the next one
 * discards what it left. Returns null if another build has taken the place of this one. Rule: SRCH-88.
 */
export const rebuildIndex = async (
  { engine, layout, names, pause = wait }: Rebuilding,
  documents: AsyncIterable<readonly CandidateDocument[]>,
  asOf: number,
): Promise<RebuiltIndex | null> => {
  await deleteIndexes(engine, names.building)
  await deleteIndexes(engine, names.retired)
  const index = names.built(Date.now(), randomBytes(3).toString('hex'))
  await engine.write({ method: 'PUT', path: `/${index}`, body: indexDefinition({ [names.building]: {} }, layout) })
  const refused = new Map<Uuid, string>()
  for await (const batch of documents) {
    const sources = await indexSources(batch)
    const changes = [...sources].map(
      ([uuid, source]) => ({ kind: 'index', alias: names.building, uuid, version: asOf, source }) as const,
    )
    for (const { change, problem, reason } of await applyChanges(engine, changes, { refresh: false })) {
      if (problem === 'gone') return null
      refused.set(change.uuid, reason)
    }
  }
  const refreshed = await engine.write({ method: 'POST', path: `/${index}/_refresh`, accept: [404] })
  if (refreshed.status === 404) return null
  const replaced = await listAliasIndexes(engine, names.live)
  // An index of that name, which the engine has created because somebody wrote to a missing one; an alias is not deleted so.
  if (replaced.length === 0) await engine.write({ method: 'DELETE', path: `/${names.live}`, accept: [400, 404] })
  const actions = [
    ...replaced.flatMap((old) => [
      { remove: { index: old, alias: names.live } },
      { add: { index: old, alias: names.retired } },
    ]),
    { remove: { index, alias: names.building } },
    { add: { index, alias: names.live } },
  ]
  const swapped = await engine.write({ method: 'POST', path: '/_aliases', body: { actions }, accept: [404] })
  if (swapped.status === 404) return null
  // Nobody is searched in an empty one.
  if (replaced.length > 0 && (await countDocuments(engine, names.retired)) > 0) await pause(LAST_SEARCHES_MS)
  await deleteIndexes(engine, names.retired)
  return { documents: await countDocuments(engine, names.live), refused }
}

/** The documents behind an alias. */
export const countDocuments = async (engine: Engine, alias: string): Promise<number> => {
  const { body } = await engine.read<{ count: number }>({ method: 'GET', path: `/${alias}/_count` })
  return body.count
}

const deleteIndexes = async (engine: Engine, alias: string): Promise<void> => {
  for (const index of await listAliasIndexes(engine, alias))
    await engine.write({ method: 'DELETE', path: `/${index}`, accept: [404] })
}

/** Those of the aliases that point to an index. */
export const listAliases = async (engine: Engine, aliases: readonly string[]): Promise<readonly string[]> => {
  // The answer that one is missing has the others.
  const { body } = await engine.read<Readonly<Record<string, { readonly aliases?: object }>>>({
    method: 'GET',
    path: `/_alias/${aliases.join(',')}`,
    accept: [404],
  })
  const found = new Set(Object.values(body).flatMap((index) => Object.keys(index.aliases ?? {})))
  return aliases.filter((alias) => found.has(alias))
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

interface Mappings {
  readonly [index: string]: { readonly mappings: { readonly _meta?: { readonly id?: string } } }
}

/** Whether the live index has another mapping, because another version of the product made it. */
export const isOutdated = async (engine: Engine, names: IndexNames): Promise<boolean> => {
  const { body } = await engine.read<Mappings>({ method: 'GET', path: `/${names.live}/_mapping` })
  return Object.values(body).some(({ mappings }) => mappings._meta?.id !== MAPPING_ID)
}
