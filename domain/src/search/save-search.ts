import type { ConversationInbox, HiddenCandidates } from '../conversations/index.ts'
import type { Actor } from '../identity/index.ts'
import { no, ok } from '../shared/index.ts'
import type { Clock, IdGenerator, Result, Uuid } from '../shared/index.ts'
import type { CandidateDirectory } from './candidate-directory.port.ts'
import { candidateViews } from './candidate-views.ts'
import { searchIdentity } from './history-identity.ts'
import type { SightingLog } from './sighting-log.port.ts'
import { startOfSearchDay } from './search-day.ts'
import type { SearchHistoryEntry, SearchHistoryRepository } from './search-history.port.ts'
import type { SearchParameters } from './search-parameters.ts'
import { searcherOf } from './searcher.ts'
import type { SearcherProblem } from './searcher.ts'
import type { CandidateView } from './visible-candidate.ts'

export interface SaveSearchDeps {
  readonly history: SearchHistoryRepository
  readonly directory: Pick<CandidateDirectory, 'list'>
  readonly inbox: Pick<ConversationInbox, 'contactStates'>
  readonly hidden: HiddenCandidates
  readonly sightings: Pick<SightingLog, 'add'>
  readonly clock: Clock
  readonly ids: IdGenerator
}

/** `uuid` is the entry to update, null for the first save; one that is kept no longer begins anew. `results` are candidates in the order of the hits; 1,000 are kept. */
export interface SaveSearchCommand {
  readonly actor: Actor
  readonly uuid: Uuid | null
  readonly parameters: SearchParameters
  readonly results: readonly Uuid[]
}

/** `users` are those of the first 50 results who can be found now, with the company's contact to each. */
export interface RememberedSearch {
  readonly entry: SearchHistoryEntry
  readonly countToday: number
  readonly users: readonly CandidateView[]
}

/** 'not-found' is what an entry gets that is not there, or somebody else's. */
export type SaveSearchProblem = SearcherProblem | 'not-found'

const RESULTS_MAX = 1000
const USERS_MAX = 50

/**
 * Remembers a search, or updates it; the same search in canonical form moves to the top. Whom it found has appeared that day. Rules: SRCH-30, SRCH-45.
 */
export const saveSearch =
  (deps: SaveSearchDeps) =>
  async (command: SaveSearchCommand): Promise<Result<RememberedSearch, SaveSearchProblem>> => {
    const searcher = searcherOf(command.actor)
    if (!searcher.ok) return searcher
    const { accountUuid, companyUuid } = searcher.value
    const { history } = deps
    const now = deps.clock.now()
    const identity = searchIdentity(command.parameters)
    const named = command.uuid === null ? null : await history.find(command.uuid)
    // Another person's entry and none at all must look the same.
    if (command.uuid !== null && named?.accountUuid !== accountUuid) return no('not-found')
    const before = (await history.findByIdentity(accountUuid, identity)) ?? named
    const entry: SearchHistoryEntry = {
      uuid: before?.uuid ?? deps.ids.uuid(),
      accountUuid,
      identity,
      parameters: command.parameters,
      results: [...new Set(command.results)].slice(0, RESULTS_MAX),
      viewed: before?.viewed ?? [],
      createdAt: before?.createdAt ?? now,
      searchedAt: now,
    }
    await history.save(entry)
    const today = startOfSearchDay(now)
    const [countToday, documents, hidden] = await Promise.all([
      // Further pages of a search update it and are no search of their own.
      named?.identity === identity ? history.countOn(accountUuid, today) : history.countSearch(accountUuid, today),
      deps.directory.list(entry.results.slice(0, USERS_MAX), now),
      deps.hidden.list(companyUuid),
    ])
    const candidateUuids = entry.results.filter((candidate) => !hidden.includes(candidate))
    await deps.sightings.add({ kind: 'appeared', historyUuid: entry.uuid, candidateUuids, day: today })
    const met = documents.filter(({ uuid }) => !hidden.includes(uuid))
    return ok({ entry, countToday, users: await candidateViews(deps.inbox, companyUuid, met) })
  }
