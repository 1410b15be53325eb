import {
  distanceMetres,
  fixedSynonyms,
  normaliseCoordinates,
  planSearch,
  selectFacetHits,
  titlePrefixes,
  type CandidateDocument,
  type CandidateIndex,
  type FacetHit,
  type SynonymSource,
} from '@guildhall/domain/search'
import { isUuid, noTracing, type Tracing, type Uuid } from '@guildhall/domain/shared'
import { FACET_PARTS, facetsBody, readFacets, type FacetsAnswer } from './facet-counts.ts'
import { connectEngine } from './engine.ts'
import { findHits } from './find-hits.ts'
import { indexDefinition, type IndexLayout } from './index-definition.ts'
import { indexSources } from './index-sources.ts'
import { createIndexNames } from './index-names.ts'
import { createLiveIndex } from './live-index.ts'
import { countDocuments, isOutdated, listAliasIndexes, rebuildIndex, type RebuiltIndex } from './rebuild.ts'
import { traceEngine } from './trace-engine.ts'
import { writeChanges } from './write-changes.ts'
import type { Body } from './json.ts'
import { countBody, COUNTED_WITH_HITS, readScore, type TypoRewrite } from './search-body.ts'
import { withEachTypo } from './typo-rewrites.ts'

export interface OpenSearchCandidateIndexOptions extends IndexLayout {
  /** http or https, with user and password if the cluster requires them; several hosts of one cluster with commas between. */
  readonly url: string
  /**
   * Prefix of our index names on a shared cluster, in lower case. Default none: the alias is `users`.
   */
  readonly prefix?: string
  readonly synonyms?: SynonymSource
  /** Timeout of searches in ms; default 2,000. Longer in tests, which check results on any machine. */
  readonly readTimeout?: number
  /** Of more people than this, a search without words and distance reads its hits alone; default 10,000. Fewer in tests. */
  readonly countedWithHits?: number
  /** Waits so many ms before an overloaded engine is asked again; tests do not wait. */
  readonly pause?: (ms: number) => Promise<unknown>
  /** Called when a search or a change finds no index: it is to be built. */
  readonly onMissing?: () => void
  /** Follows requests to the engine. Default: nothing. */
  readonly tracing?: Tracing
}

/** 'missing': there is no index yet, or no longer; 'outdated': another version of the product made it. */
export type IndexCondition = 'missing' | 'empty' | 'outdated' | 'whole'

export interface OpenSearchCandidateIndex extends CandidateIndex {
  /** Creates an empty index if there is none, for those who fill it by `put`. Until there is one, searches and changes throw. Rule: SRCH-100. */
  prepare(): Promise<void>
  /** Whether the index can be searched; if it is not whole it is rebuilt from the database. */
  condition(): Promise<IndexCondition>
  /**
   * Builds the index anew from the database while the old one is searched, then swaps them. `asOf` as in `put`, from before the stream began.
   * Null if another build has taken the place of this one. Rule: SRCH-88.
   */
  rebuild(documents: AsyncIterable<readonly CandidateDocument[]>, asOf?: number): Promise<RebuiltIndex | null>
  close(): Promise<void>
}

interface DocumentsAnswer {
  readonly hits?: {
    readonly hits: readonly { readonly _id: Uuid; readonly _source: { readonly document: CandidateDocument } }[]
  }
}

interface CountAnswer {
  readonly hits: { readonly total: { readonly value: number } }
}

interface ValuesAnswer {
  readonly aggregations: { readonly values: { readonly buckets?: readonly { key: string; doc_count: number }[] } }
}

/** What is left of the parts that a search does not need. */
const OMITTED = { introduction: '', workExperiences: [], qualifications: [] } as const
const OMITTED_OF_WORK = { description: null, skills: [] } as const

/** A document as the engine sends it, with empty values for what was left out. */
const fillOmitted = (document: CandidateDocument): CandidateDocument => {
  const whole = { ...OMITTED, ...document }
  return { ...whole, workExperiences: whole.workExperiences.map((entry) => ({ ...OMITTED_OF_WORK, ...entry })) }
}

/** Different skills that are counted, the most frequent first. */
const SKILLS_MAX = 10_000

/** The engine returns at most this many hits. */
const HITS_MAX = 10_000
/** Documents of one answer: some kilobytes each. */
const DOCUMENTS_MAX = 1_000

/**
 * The candidate index on OpenSearch. Throws `DependencyUnavailable` while the engine does not respond. Rules: SRCH-7, SRCH-18.
 */
export const createOpenSearchCandidateIndex = (options: OpenSearchCandidateIndexOptions): OpenSearchCandidateIndex => {
  const engine = traceEngine(connectEngine(options.url, options.readTimeout), options.tracing ?? noTracing)
  const names = createIndexNames(options.prefix ?? '')
  const synonyms = options.synonyms ?? fixedSynonyms([])
  const countedWithHits = options.countedWithHits ?? COUNTED_WITH_HITS
  const live = createLiveIndex(engine, names, options.onMissing)

  const prepare = async (): Promise<void> => {
    if ((await listAliasIndexes(engine, names.live)).length > 0) return
    const body = indexDefinition({ [names.live]: {} }, options)
    // Another process may have created it meanwhile.
    await engine.write({ method: 'PUT', path: `/${names.first}`, body, accept: [400] })
  }

  /** Whole documents, in the order of their uuids, as those of their key, by which they are replaced and removed. */
  const askForDocuments = async (bool: Body, size: number): Promise<readonly CandidateDocument[]> => {
    const body = { query: { bool }, sort: [{ uuid: 'asc' }], size, _source: ['document'] }
    const { hits } = await live.ask<DocumentsAnswer>(body, ['hits.hits._id', 'hits.hits._source.document'])
    return (hits?.hits ?? []).map(({ _id, _source: { document } }) => ({ ...document, uuid: _id }))
  }

  /** Counts the values of people who have words with these prefixes in a field. */
  const countValues = async (
    fields: { readonly words: string; readonly values: string },
    text: string,
    size: number,
  ): Promise<readonly FacetHit[]> => {
    const filter = titlePrefixes(text).map((word) => ({ prefix: { [fields.words]: word } }))
    const order = [{ _count: 'desc' }, { _key: 'asc' }]
    const aggs = { values: { terms: { field: fields.values, size, order } } }
    const answer = await live.ask<ValuesAnswer>({ size: 0, query: { bool: { filter } }, aggs }, [
      'aggregations.values.buckets.key',
      'aggregations.values.buckets.doc_count',
      'aggregations.values.sum_other_doc_count',
    ])
    const { buckets = [] } = answer.aggregations.values
    return buckets.map(({ key, doc_count: count }) => ({ value: key, count }))
  }

  const count = async (): Promise<number> =>
    (await live.read<{ count: number }>({ method: 'GET', path: `/${names.live}/_count` })).count
  const writing = {
    engine,
    names,
    ...(options.pause === undefined ? {} : { pause: options.pause }),
    ...(options.onMissing === undefined ? {} : { onMissing: options.onMissing }),
  }

  return {
    prepare,
    search: async (query) => {
      const plan = planSearch(query, await synonyms())
      const { hits, total } = await withEachTypo((typos) => findHits(plan, { index: live, typos, countedWithHits }))
      const { around } = plan
      return {
        total,
        isTotalExact: true,
        hits: hits.map(({ _source: { document }, sort }) => ({
          document: fillOmitted(document),
          ...readScore(plan, sort),
          distance: around && distanceMetres(around, normaliseCoordinates(document)),
        })),
      }
    },
    countMatches: async (queries, most) => {
      if (queries.length === 0) return []
      const lookup = await synonyms()
      const plans = queries.map((query) => planSearch(query, lookup))
      const counted = Math.max(1, Math.floor(most))
      return withEachTypo(async (typos) => {
        const bodies = plans.map((plan) => countBody(plan, typos, counted))
        const answers = await live.askAll<CountAnswer>(bodies, ['hits.total.value'])
        return answers.map(({ hits }) => Math.min(most, hits.total.value))
      })
    },
    countFacets: async (query, attributes, limit) => {
      const plan = planSearch(query, await synonyms())
      const count = (typos: TypoRewrite) =>
        live.ask<FacetsAnswer>(facetsBody(plan, attributes, limit, typos), FACET_PARTS)
      return readFacets(await withEachTypo(count), attributes)
    },
    searchJobTitles: async (text, limit) =>
      limit < 1 ? [] : countValues({ words: 'title', values: 'job_title' }, text, limit),
    // Words are read here, so that all indexes read them alike.
    searchSkills: async (text, limit) =>
      selectFacetHits(await countValues({ words: 'skills', values: 'skill_names' }, text, SKILLS_MAX), text, limit),
    put: async (documents, asOf = thisInstant()) => {
      const changes = await indexSources(documents)
      if (changes.size === 0) return
      await writeChanges(writing, changes, asOf)
    },
    remove: async (uuids, asOf = thisInstant()) => {
      const changes = new Map(uuids.filter(isUuid).map((uuid) => [uuid, null]))
      if (changes.size === 0) return
      await writeChanges(writing, changes, asOf)
    },
    listFindable: async (uuids) => {
      const known = uuids.filter(isUuid)
      const found = new Set<Uuid>()
      for (let start = 0; start < known.length; start += HITS_MAX) {
        const some = known.slice(start, start + HITS_MAX)
        const body = { query: { bool: { filter: [{ terms: { uuid: some } }] } }, size: some.length, _source: false }
        const { hits } = await live.ask<{ hits?: { hits: readonly { _id: Uuid }[] } }>(body, ['hits.hits._id'])
        for (const { _id } of hits?.hits ?? []) found.add(_id)
      }
      return found
    },
    count,
    list: async (uuids) => {
      const known = uuids.filter(isUuid)
      const found: CandidateDocument[] = []
      for (let start = 0; start < known.length; start += DOCUMENTS_MAX) {
        const some = known.slice(start, start + DOCUMENTS_MAX)
        found.push(...(await askForDocuments({ filter: [{ terms: { uuid: some } }] }, some.length)))
      }
      return found
    },
    stream: async function* (batchSize) {
      for (let after = ''; ;) {
        const documents = await askForDocuments({ filter: [{ range: { uuid: { gt: after } } }] }, batchSize)
        const last = documents.at(-1)
        if (last === undefined) return
        after = last.uuid
        yield documents
      }
    },
    condition: async () => {
      if ((await listAliasIndexes(engine, names.live)).length === 0) return 'missing'
      if (await isOutdated(engine, names)) return 'outdated'
      return (await countDocuments(engine, names.live)) === 0 ? 'empty' : 'whole'
    },
    rebuild: (documents, asOf = thisInstant()) => rebuildIndex({ ...writing, layout: options }, documents, asOf),
    close: () => engine.close(),
  }
}

/** Epoch microseconds, as versions are. */
const thisInstant = (): number => Date.now() * 1_000
