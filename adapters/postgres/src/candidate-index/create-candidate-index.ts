import {
  fixedSynonyms,
  distanceMetres,
  normaliseCoordinates,
  planSearch,
  type CandidateDocument,
  type CandidateIndex,
  type FacetHit,
  type SynonymSource,
} from '@guildhall/domain/search'
import { isUuid } from '@guildhall/domain/shared'
import type { Knex } from 'knex'
import { LOWEST_UUID } from '../database/lowest-uuid.ts'
import { collectBindings, type Statement } from './bindings.ts'
import { selectFacetCounts } from './facets-statement.ts'
import { putStatement } from './put-statement.ts'
import { countsStatement } from './counts-statement.ts'
import { searchStatement } from './search-statement.ts'
import { valuesStatement } from './values-statement.ts'

export interface PostgresCandidateIndexOptions {
  /** A pool, or an open transaction, whose changes can be found once it is committed. */
  readonly knex: Knex
  readonly synonyms?: SynonymSource
}

/** Documents per statement. */
const BATCH_SIZE = 2_000

interface SearchRow {
  readonly total: number
  /** Whether everybody was counted. */
  readonly exact: boolean
  readonly score: number
  readonly lifts: number
  readonly document: CandidateDocument | null
}

/** The candidate index on PostgreSQL: one round trip a search. Rules: SRCH-7, SRCH-18. */
export const createPostgresCandidateIndex = ({
  knex,
  synonyms = fixedSynonyms([]),
}: PostgresCandidateIndexOptions): CandidateIndex => {
  const selectStatement = async <Row>({ sql, bindings }: Statement): Promise<readonly Row[]> => {
    const { rows } = await knex.raw<{ rows: Row[] }>(sql, bindings as Knex.RawBinding[])
    return rows
  }
  /** Documents as those of their key, by which they are replaced and removed. */
  const selectDocuments = async (statement: Statement): Promise<readonly CandidateDocument[]> =>
    (await selectStatement<Pick<CandidateDocument, 'uuid'> & { document: CandidateDocument }>(statement)).map(
      ({ document, uuid }) => ({ ...document, uuid }),
    )
  return {
    search: async (query) => {
      const plan = planSearch(query, await synonyms())
      const rows = await selectStatement<SearchRow>(searchStatement(plan))
      const { around } = plan
      return {
        total: rows[0]?.total ?? 0,
        isTotalExact: rows[0]?.exact ?? true,
        hits: rows.flatMap(({ score, lifts, document }) =>
          document
            ? {
                document,
                textScore: score,
                optionalMatches: lifts,
                distance: around && distanceMetres(around, normaliseCoordinates(document)),
              }
            : [],
        ),
      }
    },
    countMatches: async (queries, most) => {
      if (queries.length === 0) return []
      const lookup = await synonyms()
      const plans = queries.map((query) => planSearch(query, lookup))
      const rows = await selectStatement<{ total: number }>(countsStatement(plans, Math.max(0, Math.floor(most))))
      return rows.map(({ total }) => total)
    },
    countFacets: async (query, attributes, limit) =>
      selectFacetCounts(selectStatement, planSearch(query, await synonyms()), attributes, limit),
    searchJobTitles: (text, limit) => selectStatement<FacetHit>(valuesStatement('job_title', text, limit)),
    searchSkills: (text, limit) => selectStatement<FacetHit>(valuesStatement('skills', text, limit)),
    put: async (documents) => {
      for (let start = 0; start < documents.length; start += BATCH_SIZE) {
        await selectStatement(await putStatement(documents.slice(start, start + BATCH_SIZE)))
      }
    },
    remove: async (uuids) => {
      const bind = collectBindings()
      const list = bind(uuids.filter(isUuid), 'uuid[]')
      await selectStatement(bind.statement(`delete from candidate_documents where uuid = any (${list})`))
    },
    listFindable: async (uuids) => {
      const bind = collectBindings()
      const list = bind(uuids.filter(isUuid), 'uuid[]')
      const rows = await selectStatement<{ uuid: string }>(
        bind.statement(`select uuid from candidate_documents where uuid = any (${list})`),
      )
      return new Set(rows.map(({ uuid }) => uuid))
    },
    count: async () => {
      const rows = await selectStatement<{ total: number }>(
        collectBindings().statement('select count(*)::int as total from candidate_documents'),
      )
      return rows[0]?.total ?? 0
    },
    list: async (uuids) => {
      const bind = collectBindings()
      const list = bind(uuids.filter(isUuid), 'uuid[]')
      return selectDocuments(
        bind.statement(`select uuid, document from candidate_documents where uuid = any (${list})`),
      )
    },
    stream: async function* (batchSize) {
      for (let after = LOWEST_UUID; ;) {
        const bind = collectBindings()
        const start = bind(after, 'uuid')
        const documents = await selectDocuments(
          bind.statement(
            `select uuid, document from candidate_documents where uuid > ${start} order by uuid limit ${bind(batchSize, 'int')}`,
          ),
        )
        const last = documents.at(-1)
        if (!last) return
        after = last.uuid
        yield documents
      }
    },
  }
}
