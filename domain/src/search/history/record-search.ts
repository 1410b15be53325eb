import type { ConversationInbox, HiddenCandidates } from '../../conversations/index.ts'
import type { Actor } from '../../identity/index.ts'
import { err, ok } from '../../shared/index.ts'
import type { Clock, IdGenerator, Result, Uuid } from '../../shared/index.ts'
import type { CandidateDirectory } from '../candidates/candidate-directory.port.ts'
import { toCandidateViews } from '../candidates/candidate-views.ts'
import { searchIdentity } from '../query/search-identity.ts'
import type { ImpressionLog } from '../visibility-stats/impression-log.port.ts'
import { startOfSearchDay } from '../search-day.ts'
import { HISTORY_RESULTS_MAX, type SearchHistoryEntry, type SearchHistoryRepository } from './search-history.port.ts'
import { namesListEntries, listSameSearches, respelledIdentity, type SameSearchesDeps } from './same-searches.ts'
import type { SearchParameters } from '../query/search-parameters.ts'
import { authorizeSearcher } from '../searcher.ts'
import type { SearcherProblem } from '../searcher.ts'
import type { CandidateView } from '../candidates/visible-candidate.ts'

export interface RecordSearchDeps extends SameSearchesDeps {
  readonly history: SearchHistoryRepository
  readonly directory: Pick<CandidateDirectory, 'list'>
  readonly inbox: Pick<ConversationInbox, 'listContactStates'>
  readonly hidden: HiddenCandidates
  readonly impressions: Pick<ImpressionLog, 'add'>
  readonly clock: Clock
  readonly ids: IdGenerator
}

/**
 * `uuid` is the entry to update, null for the first save; an entry that was dropped is added again. `results` are candidates in the order
 * of the hits; 1,000 are stored.
 */
export interface RecordSearchCommand {
  readonly actor: Actor
  readonly uuid: Uuid | null
  readonly parameters: SearchParameters
  readonly results: readonly Uuid[]
}

/** `users` are those of the first 50 results who can be found now, with the company's contact with each. */
export interface RecordSearchResult {
  readonly entry: SearchHistoryEntry
  readonly countToday: number
  readonly users: readonly CandidateView[]
}

/** 'not-found': there is no such entry, or it is somebody else's. */
export type RecordSearchProblem = SearcherProblem | 'not-found'

const USERS_MAX = 50

/**
 * Adds a search to the history, or updates it; an equal search in canonical form and in the spelling of the lists moves to the top. Also records impressions of the people
 * found. Rules: SRCH-30, SRCH-45.
 */
export const recordSearch =
  (deps: RecordSearchDeps) =>
  async (command: RecordSearchCommand): Promise<Result<RecordSearchResult, RecordSearchProblem>> => {
    const searcher = authorizeSearcher(command.actor)
    if (!searcher.ok) return searcher
    const { accountUuid, companyUuid } = searcher.value
    const { history } = deps
    const now = deps.clock.now()
    const identity = searchIdentity(command.parameters)
    const named = command.uuid === null ? null : await history.find(command.uuid)
    // Somebody else's entry must look like none.
    if (command.uuid !== null && named?.accountUuid !== accountUuid) return err('not-found')
    const before =
      (await history.findByIdentity(accountUuid, identity)) ??
      (await findRespelled(deps, accountUuid, command.parameters)) ??
      named
    const entry: SearchHistoryEntry = {
      uuid: before?.uuid ?? deps.ids.uuid(),
      accountUuid,
      identity,
      parameters: command.parameters,
      results: [...new Set(command.results)].slice(0, HISTORY_RESULTS_MAX),
      viewed: before?.viewed ?? [],
      createdAt: before?.createdAt ?? now,
      searchedAt: now,
    }
    await history.save(entry)
    const today = startOfSearchDay(now)
    const [countToday, documents, hidden] = await Promise.all([
      // Further pages of a search update its entry and do not count as searches.
      (await isSameSearch(deps, named, command.parameters))
        ? history.countOn(accountUuid, today)
        : history.incrementCount(accountUuid, today),
      deps.directory.list(entry.results.slice(0, USERS_MAX), now),
      deps.hidden.among(companyUuid, entry.results),
    ])
    const candidateUuids = entry.results.filter((candidate) => !hidden.has(candidate))
    await deps.impressions.add({ kind: 'appeared', historyUuid: entry.uuid, candidateUuids, day: today })
    const met = documents.filter(({ uuid }) => !hidden.has(uuid))
    return ok({ entry, countToday, users: await toCandidateViews(deps.inbox, companyUuid, met) })
  }

/** The same search, made when an entry of the lists had another name. */
const findRespelled = async (
  deps: SameSearchesDeps,
  accountUuid: Uuid,
  parameters: SearchParameters,
): Promise<SearchHistoryEntry | null> =>
  namesListEntries(parameters) ? ((await listSameSearches(deps, accountUuid, parameters))[0] ?? null) : null

const isSameSearch = async (
  { listSource }: SameSearchesDeps,
  named: SearchHistoryEntry | null,
  parameters: SearchParameters,
): Promise<boolean> => {
  if (named === null) return false
  const lists = await listSource()
  return respelledIdentity(lists, named.parameters) === respelledIdentity(lists, parameters)
}
