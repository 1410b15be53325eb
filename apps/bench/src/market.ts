import {
  decodeFilters,
  encodeFilters,
  indexNameOf,
  OMITTABLE_PARTS,
  searchCandidates,
  toCandidateQuery,
  type IndexQuery,
  type WireHighlighting,
} from '@guildhall/domain/search'
import {
  createClosing,
  createLogger,
  DEMO_PASSWORD,
  openProduct,
  readConfig,
  systemClock,
  type Closing,
  type Product,
} from '@guildhall/server'
import { rowAttributes } from '../../web/src/features/candidates/api/row-attributes.ts'
import { callJson } from './http-client.ts'
import type { SearchCase } from './search-cases.ts'

/** An employer's login response. */
export interface Login {
  readonly token: string
  readonly search: { readonly applicationId: string; readonly apiKey: string }
}

/** Opens the product in this process too, on the same database, to record index queries; it is not measured. */
export async function openMarket(
  databaseUrl: string,
  dataDir: string,
): Promise<{ readonly product: Product; readonly closing: Closing }> {
  const closing = createClosing()
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SEED: 'none' }, false)
  const log = createLogger({ level: 'error', format: 'json' })
  const progress = (): void => undefined
  const options = {
    clock: systemClock,
    publicUrl: 'http://127.0.0.1',
    ownUrl: 'http://127.0.0.1',
    closing,
    log,
    progress,
  }
  return { product: await openProduct(config, options), closing }
}

export const logIn = (url: string): Promise<Login> =>
  callJson({
    method: 'POST',
    url: `${url}/v0/auth/login`,
    body: { email: 'paying@demo.guildhall.example', password: DEMO_PASSWORD },
  })

/** What the list of results marks. */
const ROW_HIGHLIGHTING: WireHighlighting = {
  attributes: ['job_title', 'skills', 'workExperiences.title'],
  pre: '\ue000',
  post: '\ue001',
}

/** A search in both forms: the page's request, with the index that it names, and the resulting index query for this login. */
export async function toQueries({
  product,
  login,
  searched,
}: {
  product: Product
  login: Login
  searched: SearchCase
}) {
  const rates = await product.ports.exchangeRates.current()
  const sent = toCandidateQuery(searched.parameters, rates, searched.range)
  const isOfWords = sent.text !== ''
  const wire = {
    ...encodeFilters(sent, isOfWords ? ROW_HIGHLIGHTING : null),
    attributesToRetrieve: rowAttributes(sent.text),
    getRankingInfo: false,
  }
  const query = decodeFilters({ ...wire }, sent.sort)
  const actor = await product.useCases.authenticateSignedToken('search', login.search.apiKey)
  if (!query.ok || actor === null) throw new Error(`The search "${searched.name}" is not understood`)
  let indexQuery: IndexQuery | undefined
  const index = {
    search: async (received: IndexQuery) => {
      indexQuery = received
      return { hits: [], total: 0, isTotalExact: true }
    },
  }
  const { clock, companies, hidden, history, inbox, places } = product.ports
  await searchCandidates({ clock, companies, hidden, history, inbox, places, index })({
    actor,
    // With words the page shows where they were found, and omits only the nested parts. Rule: SRCH-92.
    query: { ...query.value, omit: OMITTABLE_PARTS.filter((part) => part.includes('.') === isOfWords) },
  })
  if (indexQuery === undefined) throw new Error(`The search "${searched.name}" did not reach the index`)
  return { wire, indexName: indexNameOf(sent.sort), indexQuery }
}
