import { synonymLookup } from '@guildhall/domain/search'
import { toOpenSearchBody } from '@guildhall/opensearch'
import { toSearchStatement } from '@guildhall/postgres'
import { synonymGroups, type Product } from '@guildhall/server'
import { call, callJson } from './http-client.ts'
import { interleave } from './interleave.ts'
import { toQueries, logIn, type Login } from './market.ts'
import type { Row } from './report.ts'
import { searchCases } from './search-cases.ts'
import { startServer } from './server-process.ts'

const MEASURED = { warmUp: 20, pairs: 120, withinMs: 4_000 }
const LIVE_ALIAS = 'users'

export interface SearchBenchmark {
  readonly product: Product
  readonly databaseUrl: string
  readonly dataDir: string
  /** Null searches in PostgreSQL. */
  readonly openSearchUrl: string | null
}

interface Answered {
  readonly total: number
  readonly uuids: readonly string[]
}

/** Compares a candidate search through the product with the same query to the same engine directly. */
export async function benchSearch(options: SearchBenchmark): Promise<readonly Row[]> {
  const { product, databaseUrl, dataDir, openSearchUrl } = options
  const engine: Record<string, string> = openSearchUrl === null ? {} : { OPENSEARCH_URL: openSearchUrl }
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: '0', SEED: 'none', ROLES: 'api' }
  const server = await startServer('product', { ...environment, ...engine })
  try {
    const login = await logIn(server.url)
    const rows: Row[] = []
    for (const searched of searchCases) {
      const { wire, indexQuery } = await toQueries({ product, login, searched })
      const viaProduct = searchThroughProduct(server.url, login, wire)
      const lookup = synonymLookup(synonymGroups)
      const direct =
        openSearchUrl === null
          ? throughKnex(product, toSearchStatement(indexQuery, lookup))
          : throughHttp(openSearchUrl, toOpenSearchBody(indexQuery, lookup))
      const total = assertSameAnswer(searched.name, await viaProduct(), await direct())
      const compared = await interleave(viaProduct, direct, MEASURED)
      const peer = openSearchUrl === null ? 'PostgreSQL' : 'OpenSearch'
      rows.push({ what: `search: ${searched.name} (${total.toLocaleString('en')} found)`, peer, ...compared })
    }
    return rows
  } finally {
    await server.stop()
  }
}

const searchThroughProduct = (url: string, { search }: Login, body: unknown) => {
  const headers = { 'x-algolia-application-id': search.applicationId, 'x-algolia-api-key': search.apiKey }
  return async (): Promise<Answered> => {
    const request = { method: 'POST', url: `${url}/1/indexes/users/query`, headers, body } as const
    const { hits, nbHits } = await callJson<{ hits: { objectID: string }[]; nbHits: number }>(request)
    return { total: nbHits, uuids: hits.map(({ objectID }) => objectID) }
  }
}

const throughKnex =
  ({ database }: Product, { sql, bindings }: ReturnType<typeof toSearchStatement>) =>
  async (): Promise<Answered> => {
    const values = bindings.map((value) => (typeof value === 'object' ? [...value] : value))
    const { rows } = await database.knex.raw<{ rows: { total: number; document: { uuid: string } | null }[] }>(
      sql,
      values,
    )
    return { total: rows[0]?.total ?? 0, uuids: rows.flatMap(({ document }) => document?.uuid ?? []) }
  }

const throughHttp = (url: string, body: unknown) => async (): Promise<Answered> => {
  const text = await call({ method: 'POST', url: `${url}/${LIVE_ALIAS}/_search`, body })
  const { hits } = JSON.parse(text) as {
    hits: { total: { value: number }; hits: { _source: { document: { uuid: string } } }[] }
  }
  return { total: hits.total.value, uuids: hits.hits.map(({ _source }) => _source.document.uuid) }
}

/** A ratio is meaningful only if both return the same people in the same order. */
function assertSameAnswer(name: string, ours: Answered, direct: Answered): number {
  if (ours.total !== direct.total || ours.uuids.join() !== direct.uuids.join())
    throw new Error(`The search "${name}" gives ${ours.total} people through us and ${direct.total} directly`)
  return ours.total
}
