import type { Clock } from '../../shared/index.ts'
import type { CandidateIndex, IndexResult } from './candidate-index.port.ts'

/** So long, in milliseconds, may a search be answered with what the same search has just found. Rule: SRCH-80. */
export const SHARED_SEARCH_MAX_AGE_MS = 1_000
/** Searches whose answers are kept, the newest. */
const SHARED_SEARCHES_MAX = 200

interface Answer {
  readonly result: Promise<IndexResult>
  readonly askedAt: number
}

export interface SharedSearchesOptions {
  readonly clock: Clock
  /** In milliseconds; 0 asks the index each time. Default: `SHARED_SEARCH_MAX_AGE_MS`. */
  readonly maxAgeMs?: number | undefined
}

/**
 * The index, asked once for equal searches at the same time and shortly after each other. What this process changes in the index ends all
 * answers; what others change is found once they are too old. Failures are not kept. Rule: SRCH-80.
 */
export const createSharedSearches = <Index extends Pick<CandidateIndex, 'put' | 'remove' | 'search'>>(
  index: Index,
  { clock, maxAgeMs = SHARED_SEARCH_MAX_AGE_MS }: SharedSearchesOptions,
): Index => {
  if (maxAgeMs <= 0) return index
  const answers = new Map<string, Answer>()
  /** Answers of searches that began before a change ended are not those of the index afterwards. */
  const changing = async <Result>(change: () => Promise<Result>): Promise<Result> => {
    answers.clear()
    try {
      return await change()
    } finally {
      answers.clear()
    }
  }
  const search: CandidateIndex['search'] = async (query) => {
    const key = JSON.stringify(query)
    const now = clock.now().getTime()
    const known = answers.get(key)
    // Developers' clocks are set back, too.
    if (known !== undefined && now >= known.askedAt && now - known.askedAt < maxAgeMs) return known.result
    const answer: Answer = { result: index.search(query), askedAt: now }
    answers.delete(key)
    answers.set(key, answer)
    if (answers.size > SHARED_SEARCHES_MAX) answers.delete(answers.keys().next().value ?? '')
    answer.result.catch(() => {
      if (answers.get(key) === answer) answers.delete(key)
    })
    return answer.result
  }
  return {
    ...index,
    search,
    put: (...args: Parameters<CandidateIndex['put']>) => changing(() => index.put(...args)),
    remove: (...args: Parameters<CandidateIndex['remove']>) => changing(() => index.remove(...args)),
  }
}
