import { synonymLookup } from '@guildhall/domain/search'
import { toSearchStatement } from '@guildhall/postgres'
import { synonymGroups } from '@guildhall/server'
import { type DirectEngine, openDirectEngine } from './direct-engine.ts'
import { searchGoals } from './goals.ts'
import { callJson } from './http-client.ts'
import { toQueries, type Login } from './market.ts'
import { compare, warmUp } from './measuring/compare.ts'
import { describeFailure, type Row } from './report.ts'
import { searchCases, type SearchCase } from './search-cases.ts'
import type { Setting } from './setting.ts'

interface Answered {
  readonly total: number
  readonly uuids: readonly string[]
}

type Search = () => Promise<Answered>

interface BothWays {
  readonly viaProduct: Search
  readonly direct: Search
}

/** Compares searches through the product with the same queries to the same engine directly. */
export async function benchSearch(setting: Setting): Promise<readonly Row[]> {
  const engine = await openDirectEngine(setting)
  try {
    return await compareSearches(setting, engine)
  } finally {
    await engine.close()
  }
}

async function compareSearches(setting: Setting, directEngine: DirectEngine): Promise<readonly Row[]> {
  const { clients, cpu, engine, only, people, seconds, warmUp: calls } = setting
  const cases = searchCases.filter(({ name }) => name.toLowerCase().includes(only))
  const prepared: ({ readonly searched: SearchCase } & BothWays)[] = []
  // One after another, because what one asks the engine is recorded.
  for (const searched of cases) prepared.push({ searched, ...(await bothWays(setting, directEngine, searched)) })
  // A search that fails says so when it is measured.
  const attempt = (search: Search) => () => search().catch(() => null)
  for (const side of ['viaProduct', 'direct'] as const)
    await warmUp(
      prepared.map((both) => attempt(both[side])),
      calls,
    )
  const rows: Row[] = []
  for (const { direct, searched, viaProduct } of prepared) {
    const row = { part: 'search', what: searched.name, engine, people } as const
    try {
      const found = assertSameAnswer(searched.name, await viaProduct(), await direct())
      for (const count of clients) {
        const comparison = await compare(viaProduct, direct, { clients: count, seconds, cpu })
        rows.push({ ...row, found, comparison, goals: searchGoals(engine, people, comparison) })
      }
    } catch (error) {
      rows.push({ ...row, failure: describeFailure(error) })
    }
  }
  return rows
}

async function bothWays(setting: Setting, engine: DirectEngine, searched: SearchCase): Promise<BothWays> {
  const { login, openSearchUrl, product, serverUrl } = setting
  const { indexName, indexQuery, wire } = await toQueries({ product, login, searched })
  return {
    viaProduct: throughProduct(`${serverUrl}/1/indexes/${indexName}/query`, login, wire),
    direct:
      openSearchUrl === null
        ? throughKnex(setting, toSearchStatement(indexQuery, synonymLookup(synonymGroups)))
        : throughRequests(await engine.replay((index) => index.search(indexQuery))),
  }
}

function throughProduct(url: string, { search }: Login, body: unknown): Search {
  const headers = { 'x-algolia-application-id': search.applicationId, 'x-algolia-api-key': search.apiKey }
  return async () => {
    const request = { method: 'POST', url, headers, body } as const
    const { hits, nbHits } = await callJson<{ hits: { objectID: string }[]; nbHits: number }>(request)
    return { total: nbHits, uuids: hits.map(({ objectID }) => objectID) }
  }
}

function throughKnex(
  { product: { database } }: Setting,
  { bindings, sql }: ReturnType<typeof toSearchStatement>,
): Search {
  const values = bindings.map((value) => (typeof value === 'object' ? [...value] : value))
  return async () => {
    const { rows } = await database.knex.raw<{ rows: { total: number; document: { uuid: string } | null }[] }>(
      sql,
      values,
    )
    return { total: rows[0]?.total ?? 0, uuids: rows.flatMap(({ document }) => document?.uuid ?? []) }
  }
}

interface EngineAnswer {
  readonly hits?: {
    readonly total?: { readonly value: number }
    readonly hits?: readonly { readonly _source?: { readonly document: { readonly uuid: string } } }[]
  }
}

type EngineAnswers = EngineAnswer | { readonly responses: readonly EngineAnswer[] }

/** The requests of a search; the last of them to give the number of people, or a page of them, gives that of the search. */
function throughRequests(replay: Awaited<ReturnType<DirectEngine['replay']>>): Search {
  return async () => {
    const answers = ((await replay?.()) ?? []) as readonly EngineAnswers[]
    let found: Answered = { total: 0, uuids: [] }
    for (const { hits } of answers.flatMap((answer) => ('responses' in answer ? answer.responses : [answer]))) {
      const uuids = hits?.hits?.flatMap(({ _source }) => _source?.document.uuid ?? []) ?? []
      found = { total: hits?.total?.value ?? found.total, uuids: uuids.length > 0 ? uuids : found.uuids }
    }
    return found
  }
}

/** A ratio is meaningful only if both return the same people in the same order. */
function assertSameAnswer(name: string, ours: Answered, direct: Answered): number {
  if (ours.total !== direct.total || ours.uuids.join() !== direct.uuids.join())
    throw new Error(`The search "${name}" gives ${ours.total} people through us and ${direct.total} directly`)
  return ours.total
}
