import type { HiringApi } from '../../../shared/api/hiring-api.ts'
import { sampleUuid } from '../../../shared/samples/sample-uuid.ts'
import {
  replyWith,
  type SampleAnswers as CandidateAnswers,
  sampleHiring as sampleCandidates,
} from '../../candidates/samples/sample-hiring.ts'
import { ownSaved, sampleEntry, sampleHistory, sampleSaved } from './searches.ts'
import { historyToWire, savedToWire } from './to-wire.ts'

/** The options of the sample API. */
export interface SampleAnswers extends CandidateAnswers {
  readonly hasHistory?: boolean
}

/** The sample API for candidates, search history and saved searches. */
export function sampleHiring({ hasHistory = true, ...answers }: SampleAnswers = {}): HiringApi {
  const reply = replyWith(answers)
  const people = sampleCandidates(answers)
  const history = hasHistory ? sampleHistory.map(historyToWire) : []
  const entry = history[0] ?? historyToWire(sampleEntry)
  const saved = { searchHistory: entry, search_count_today: 1, users: [] }
  return {
    ...people,
    calls: {
      ...people.calls,
      listSearchHistory: async () =>
        reply('history', { searchHistory: history, search_count_today: 1, next_cursor: null }),
      recordSearch: async () => reply('recordSearch', saved),
      updateSearch: async () => reply('recordSearch', saved),
      listSavedSearches: async () => reply('saved', { savedSearches: sampleSaved.map(savedToWire), next_cursor: null }),
      addSavedSearch: async ({ body }) =>
        reply('addSaved', { savedSearch: { ...savedToWire(ownSaved), name: body.name, uuid: sampleUuid(699) } }),
      changeSavedSearch: async ({ params }) =>
        reply('changeSaved', {
          savedSearch: savedToWire(sampleSaved.find(({ uuid }) => uuid === params.id) ?? ownSaved),
        }),
    },
  }
}
