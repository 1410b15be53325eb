import { randomBytes } from 'node:crypto'
import type { Engine } from './engine.ts'
import { indexDefinition, LIVE_ALIAS, PROPERTIES } from './index-definition.ts'
import type { IndexNames } from './index-names.ts'

interface Mappings {
  readonly [index: string]: { readonly mappings: { readonly properties?: Readonly<Record<string, unknown>> } }
}

/**
 * Puts an empty index in the place of one that lacks fields, because an earlier version of the product made it: an empty index is filled
 * from the database at the start. Of two processes that start at once one replaces it; the other finds the new one.
 */
export const replaceOutdated = async (engine: Engine, names: IndexNames): Promise<void> => {
  const { body } = await engine.read<Mappings>({ method: 'GET', path: `/${names.live}/_mapping` })
  const fields = Object.keys(PROPERTIES)
  const outdated = Object.entries(body).flatMap(([index, { mappings }]) =>
    fields.every((field) => Object.hasOwn(mappings.properties ?? {}, field)) ? [] : [index],
  )
  if (outdated.length === 0) return
  const index = names.built(Date.now(), randomBytes(3).toString('hex'))
  await engine.write({ method: 'PUT', path: `/${index}`, body: indexDefinition({}) })
  const actions = [
    ...outdated.map((old) => ({ remove_index: { index: old } })),
    { add: { index, alias: names.live, ...LIVE_ALIAS } },
  ]
  const { status } = await engine.write({ method: 'POST', path: '/_aliases', body: { actions }, accept: [404] })
  if (status === 404) await engine.write({ method: 'DELETE', path: `/${index}`, accept: [404] })
}
