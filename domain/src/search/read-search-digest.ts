import { may } from '../companies/index.ts'
import type { CompanyDirectory } from '../companies/index.ts'
import type { HiddenCandidates } from '../conversations/index.ts'
import { entitlements } from '../plans/index.ts'
import { DIGEST_PEOPLE_MAX } from '../shared/index.ts'
import type { Clock, Uuid } from '../shared/index.ts'
import type { CandidateDirectory } from './candidate-directory.port.ts'
import type { CandidateIndex } from './candidate-index.port.ts'
import { moneyWords } from './match-words.ts'
import { newSinceQueries } from './new-since.ts'
import type { NewSinceDeps } from './new-since.ts'
import { toSearchAddress } from './search-address.ts'
import { seesSavedSearch } from './saved-search.ts'
import type { SavedSearchRepository } from './saved-search-repository.port.ts'
import { visibleCandidate } from './visible-candidate.ts'
import type { VisibleCandidate } from './visible-candidate.ts'

export interface ReadSearchDigestDeps extends Omit<NewSinceDeps, 'index'> {
  readonly savedSearches: Pick<SavedSearchRepository, 'find'>
  readonly companies: Pick<CompanyDirectory, 'find' | 'findMember'>
  readonly hidden: HiddenCandidates
  readonly index: Pick<CandidateIndex, 'search'>
  readonly directory: Pick<CandidateDirectory, 'list'>
  readonly clock: Clock
}

/** Whom to tell of what changed after `since`, up to and including `until`. */
export interface SearchDigestCommand {
  readonly savedSearchUuid: Uuid
  readonly readerUuid: Uuid
  readonly since: Date
  readonly until: Date
}

/** Who is new to a saved search, as a mail tells it. */
export interface SearchDigestNews {
  readonly name: string
  /** 'Thandeka Mkhize, Analytics engineer, Durban: ZAR 900 an hour' */
  readonly people: readonly string[]
  /** Everybody who is new, also those not named. */
  readonly total: number
  /** The query string of the search page. */
  readonly address: string
}

const rateWords = (person: VisibleCandidate): string => {
  const rates = [
    person.exactRate !== null && person.currency !== null
      ? `${moneyWords(person.exactRate, person.currency)} an hour`
      : null,
    person.permanentExactRate !== null && person.permanentCurrency !== null
      ? `${moneyWords(person.permanentExactRate, person.permanentCurrency)} a year`
      : null,
  ].filter((words) => words !== null)
  return rates.length === 0 ? '' : `: ${rates.join(' or ')}`
}

const personWords = (person: VisibleCandidate): string =>
  `${person.firstName} ${person.lastName}, ${person.jobTitle}, ${person.locationTitle}${rateWords(person)}`

/**
 * Reads who is new to a saved search for one reader, at the time of sending; null where nobody is, the search is gone, or the reader no
 * longer sees it. The people come from the facts: who cannot be found any more is left out. Rule: SRCH-38.
 */
export const readSearchDigest =
  (deps: ReadSearchDigestDeps) =>
  async ({ readerUuid, savedSearchUuid, since, until }: SearchDigestCommand): Promise<SearchDigestNews | null> => {
    const [search, member] = await Promise.all([
      deps.savedSearches.find(savedSearchUuid),
      deps.companies.findMember(readerUuid),
    ])
    if (search === null || member === null || !may(member.role, 'search')) return null
    if (!seesSavedSearch(search, { accountUuid: readerUuid, companyUuid: member.companyUuid })) return null
    const now = deps.clock.now()
    const [company, excludedUuids] = await Promise.all([
      deps.companies.find(search.companyUuid),
      deps.hidden.list(search.companyUuid),
    ])
    if (company === null || !entitlements(company, now).search) return null
    const [query] = await newSinceQueries(deps, [{ parameters: search.parameters, since, excludedUuids }])
    if (query === undefined) return null
    const found = await deps.index.search({ ...query, length: DIGEST_PEOPLE_MAX })
    // Who changed after the digest fell due is told by the next one.
    const uuids = found.hits.flatMap(({ document }) => (document.updatedAt <= until.getTime() ? [document.uuid] : []))
    const people = await deps.directory.list(uuids, now)
    if (people.length === 0) return null
    return {
      name: search.name,
      people: people.map((document) => personWords(visibleCandidate(document))),
      total: found.total - (found.hits.length - people.length),
      address: toSearchAddress({ parameters: search.parameters, pages: 0, open: null }),
    }
  }
