import { hasPermission } from '../../companies/index.ts'
import type { CompanyDirectory } from '../../companies/index.ts'
import type { HiddenCandidates } from '../../conversations/index.ts'
import { entitlements } from '../../plans/index.ts'
import type { ListSource } from '../../reference/index.ts'
import type { Clock, Uuid } from '../../shared/index.ts'
import type { CandidateDirectory } from '../candidates/candidate-directory.port.ts'
import type { CandidateIndex } from '../candidates/candidate-index.port.ts'
import { formatWholeMoney } from '../matching/rate-match.ts'
import { newSinceQueries } from '../history/new-since.ts'
import type { NewSinceDeps } from '../history/new-since.ts'
import { respellSearch } from '../query/respell-search.ts'
import { toSearchQueryString } from '../query/search-page-state.ts'
import { canSeeSavedSearch } from './saved-search.ts'
import type { SavedSearchEvent } from './saved-search.events.ts'
import type { SavedSearchRepository } from './saved-search-repository.port.ts'
import { visibleCandidate } from '../candidates/visible-candidate.ts'
import type { VisibleCandidate } from '../candidates/visible-candidate.ts'

/** Candidates that a digest lists. */
export const DIGEST_PEOPLE_MAX = 10

export interface ReadSearchDigestDeps extends Omit<NewSinceDeps, 'index'> {
  readonly savedSearches: Pick<SavedSearchRepository, 'find'>
  readonly companies: Pick<CompanyDirectory, 'find' | 'findMember'>
  readonly hidden: HiddenCandidates
  readonly listSource: ListSource
  readonly index: Pick<CandidateIndex, 'search'>
  readonly directory: Pick<CandidateDirectory, 'list'>
  readonly clock: Clock
}

/** The reader and the period of a digest: after `since`, up to and including `until`. */
export interface SearchDigestCommand {
  readonly savedSearchUuid: Uuid
  readonly readerUuid: Uuid
  readonly since: Date
  readonly until: Date
}

/** The period that an event announces; those of former versions end with the event. */
export const toSearchDigestCommand = ({
  at,
  readerUuid,
  savedSearchUuid,
  since,
  until = at,
}: SavedSearchEvent & { readonly at: string }): SearchDigestCommand => ({
  readerUuid,
  savedSearchUuid,
  since: new Date(since),
  until: new Date(until),
})

/** The content of a digest: who is new to a saved search. */
export interface SearchDigestContent {
  readonly name: string
  /** 'Thandeka Mkhize, Analytics engineer, Durban: ZAR 900 an hour' */
  readonly people: readonly string[]
  /** Number of all new people, including those who are not listed. */
  readonly total: number
  /** The query string of the search page. */
  readonly queryString: string
}

const formatRates = (person: VisibleCandidate): string => {
  const rates = [
    person.exactRate !== null && person.currency !== null
      ? `${formatWholeMoney(person.exactRate, person.currency)} an hour`
      : null,
    person.permanentExactRate !== null && person.permanentCurrency !== null
      ? `${formatWholeMoney(person.permanentExactRate, person.permanentCurrency)} a year`
      : null,
  ].filter((words) => words !== null)
  return rates.length === 0 ? '' : `: ${rates.join(' or ')}`
}

const formatCandidate = (person: VisibleCandidate): string =>
  `${person.firstName} ${person.lastName}, ${person.jobTitle}, ${person.locationTitle}${formatRates(person)}`

/**
 * Reads who is new to a saved search for one reader, at the time of sending; null if nobody is, the search was removed, or the reader may
 * no longer see it. The people are read from the database, so that those who cannot be found any more are omitted. Rule: SRCH-38.
 */
export const readSearchDigest =
  (deps: ReadSearchDigestDeps) =>
  async ({ readerUuid, savedSearchUuid, since, until }: SearchDigestCommand): Promise<SearchDigestContent | null> => {
    const [search, member] = await Promise.all([
      deps.savedSearches.find(savedSearchUuid),
      deps.companies.findMember(readerUuid),
    ])
    if (search === null || member === null || !hasPermission(member.role, 'search')) return null
    if (!canSeeSavedSearch(search, { accountUuid: readerUuid, companyUuid: member.companyUuid })) return null
    const now = deps.clock.now()
    const [company, hiding] = await Promise.all([
      deps.companies.find(search.companyUuid),
      deps.hidden.forSearch(search.companyUuid, now),
    ])
    if (company === null || !entitlements(company, now).search) return null
    const [query] = await newSinceQueries(deps, [{ parameters: search.parameters, since, until, ...hiding }])
    if (query === undefined) return null
    const found = await deps.index.search({ ...query, length: DIGEST_PEOPLE_MAX })
    const uuids = found.hits.map(({ document }) => document.uuid)
    const hidden = await deps.hidden.among(search.companyUuid, uuids)
    const people = await deps.directory.list(
      uuids.filter((uuid) => !hidden.has(uuid)),
      now,
    )
    if (people.length === 0) return null
    const parameters = respellSearch(await deps.listSource(), search.parameters)
    return {
      name: search.name,
      people: people.map((document) => formatCandidate(visibleCandidate(document))),
      total: found.total - (found.hits.length - people.length),
      queryString: toSearchQueryString({ parameters, pages: 0, open: null }),
    }
  }
