import {
  distanceMetres,
  FIELD_SCORES,
  indexEntry,
  isInsideBox,
  isInsidePlace,
  planSearch,
  selectFacetHits,
  storableDocument,
  synonymLookup,
  titlePrefixes,
  TEXT_FIELDS,
  typoDistance,
  type CandidateDocument,
  type CandidateIndex,
  type CandidateSort,
  type IndexEntry,
  type IndexHit,
  type IndexPlan,
  type NumericFilter,
  type PlannedWord,
  type SynonymGroups,
} from '../../src/search/index.ts'
import { compareCodePoints } from '../../src/shared/index.ts'
import { countFacets, type CountedPerson } from './count-facets.ts'

type Kept = CountedPerson

/** The reference implementation of the candidate index, which every real index is compared with. */
export const createInMemoryCandidateIndex = (options: { readonly synonyms?: SynonymGroups } = {}): CandidateIndex => {
  const kept = new Map<string, Kept>()
  const synonyms = synonymLookup(options.synonyms ?? [])
  return {
    search: async (query) => {
      const plan = planSearch(query, synonyms)
      const found = [...kept.values()]
        .flatMap((person) => hitOf(person, plan) ?? [])
        .sort((left, right) => compareHits(left, right, plan))
      return { hits: found.slice(plan.offset, plan.offset + plan.length), total: found.length, isTotalExact: true }
    },
    countMatches: async (queries, most) =>
      queries.map((query) => {
        const plan = planSearch(query, synonyms)
        return Math.min(most, [...kept.values()].filter((person) => hitOf(person, plan) !== null).length)
      }),
    countFacets: async (query, attributes, limit) => {
      const plan = planSearch(query, synonyms)
      return countFacets(
        [...kept.values()].filter((person) => hitOf(person, plan) !== null),
        attributes,
        limit,
      )
    },
    searchJobTitles: async (text, limit) => {
      const words = titlePrefixes(text)
      const counts = new Map<string, number>()
      for (const { document, entry } of kept.values()) {
        if (!words.every((word) => entry.words.title.some((own) => own.startsWith(word)))) continue
        counts.set(document.jobTitle, (counts.get(document.jobTitle) ?? 0) + 1)
      }
      return [...counts]
        .map(([value, count]) => ({ value, count }))
        .sort((left, right) => right.count - left.count || compareCodePoints(left.value, right.value))
        .slice(0, limit)
    },
    searchSkills: async (text, limit) => {
      const skills = [...kept.values()].flatMap(({ document }) => [...new Set(document.skills)])
      const hits = [...Map.groupBy(skills, (skill) => skill)].map(([value, all]) => ({ value, count: all.length }))
      return selectFacetHits(hits, text, limit)
    },
    put: async (documents) => {
      for (const document of documents.map(storableDocument)) {
        kept.set(document.uuid, { document, entry: indexEntry(document) })
      }
    },
    remove: async (uuids) => uuids.forEach((uuid) => kept.delete(uuid)),
    listFindable: async (uuids) => new Set(uuids.filter((uuid) => kept.has(uuid))),
    count: async () => kept.size,
    list: async (uuids) => uuids.flatMap((uuid) => kept.get(uuid)?.document ?? []),
    stream: async function* (batchSize) {
      const uuids = [...kept.keys()].toSorted(compareCodePoints)
      for (let start = 0; start < uuids.length; start += batchSize)
        yield uuids.slice(start, start + batchSize).flatMap((uuid) => kept.get(uuid)?.document ?? [])
    },
  }
}

const hitOf = ({ document, entry }: Kept, plan: IndexPlan): IndexHit | null => {
  const scores = plan.words.map((word) => scoreOf(word, entry))
  const distance = plan.around && distanceMetres(plan.around, entry.position)
  const matches =
    !plan.excludedUuids.includes(document.uuid) &&
    !plan.companyKeys.some((key) => document.hiddenFrom?.includes(key)) &&
    (plan.changedAfter === null || Math.round(document.updatedAt) > plan.changedAfter) &&
    (plan.changedUntil === null || Math.round(document.updatedAt) <= plan.changedUntil) &&
    scores.every((score) => score > 0) &&
    plan.facetGroups.every((group) => group.some((key) => entry.facets.includes(key))) &&
    plan.numericGroups.every((group) => group.some((filter) => passes(entry, filter))) &&
    isPlaced({ document, entry }, distance, plan)
  if (!matches) return null
  return {
    document,
    textScore: scores.reduce((sum, score) => sum + score, 0),
    optionalMatches: plan.optionalFacets.filter((key) => entry.facets.includes(key)).length,
    distance,
  }
}

const scoreOf = (planned: PlannedWord, entry: IndexEntry): number =>
  Math.max(
    ...TEXT_FIELDS.map((field) => {
      const words = entry.words[field]
      if ([planned.word, ...planned.spellings].some((word) => words.includes(word))) return FIELD_SCORES[field]
      return isNearly(planned, words) ? FIELD_SCORES[field] / 2 : 0
    }),
  )

const isNearly = ({ word, prefix, typoBases, typos, synonyms }: PlannedWord, words: readonly string[]): boolean =>
  words.some((own) => prefix && own.startsWith(word)) ||
  words.some((own) => typoBases.some((base) => typoDistance(base, own) <= typos)) ||
  synonyms.some((phrase) => phrase.every((part) => words.includes(part)))

const COMPARISONS: Readonly<Record<NumericFilter['operator'], (own: number, value: number) => boolean>> = {
  '<': (own, value) => own < value,
  '<=': (own, value) => own <= value,
  '=': (own, value) => own === value,
  '!=': (own, value) => own !== value,
  '>=': (own, value) => own >= value,
  '>': (own, value) => own > value,
}

const passes = (entry: IndexEntry, { attribute, operator, value }: NumericFilter): boolean => {
  const own = entry.numbers[attribute]
  return own !== null && COMPARISONS[operator](own, value)
}

const isPlaced = (
  { document, entry }: Kept,
  distance: number | null,
  { around, besidePlace, boxes, insidePlace }: IndexPlan,
): boolean => {
  if (around === null && insidePlace === null && boxes.length === 0) return true
  if (besidePlace.some((key) => entry.facets.includes(key))) return true
  if (boxes.length > 0) return boxes.some((box) => isInsideBox(entry.position, box))
  if (insidePlace !== null) return isInsidePlace(document, insidePlace)
  return around !== null && distance !== null && distance <= around.radius
}

/** The figure that another order compares first: the lowest first, null last. */
const SORT_FIGURES: Readonly<
  Record<Exclude<CandidateSort, 'best' | 'nearest'>, (document: CandidateDocument) => number | null>
> = {
  'rate-up': ({ rate }) => rate,
  'rate-down': ({ rate }) => rate && -rate,
  'salary-up': ({ permanentRate }) => permanentRate,
  'salary-down': ({ permanentRate }) => permanentRate && -permanentRate,
  soonest: ({ availability }) => availability,
  newest: ({ updatedAt }) => -updatedAt,
  fastest: ({ responseRate }) => -responseRate,
}

const compareHits = (left: IndexHit, right: IndexHit, { around, sort }: IndexPlan): number => {
  const step = ({ distance }: IndexHit): number => Math.floor((distance ?? 0) / (around?.precision ?? 1))
  const figure = (hit: IndexHit): number => {
    if (sort === 'best') return 0
    return sort === 'nearest' ? step(hit) : (SORT_FIGURES[sort](hit.document) ?? Number.MAX_VALUE)
  }
  return (
    figure(left) - figure(right) ||
    right.textScore - left.textScore ||
    right.optionalMatches - left.optionalMatches ||
    step(left) - step(right) ||
    left.document.availability - right.document.availability ||
    right.document.responseRate - left.document.responseRate ||
    right.document.updatedAt - left.document.updatedAt ||
    compareCodePoints(left.document.uuid, right.document.uuid)
  )
}
