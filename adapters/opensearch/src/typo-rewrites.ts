import { errors } from '@opensearch-project/opensearch'
import type { TypoRewrite } from './search-body.ts'

/** The engine's words for what failed. */
export interface EngineError {
  readonly type: string
  readonly root_cause?: readonly { readonly type: string }[]
}

/** One of several searches that were sent together could not be made. */
export class SearchFailed extends Error {
  readonly reason: EngineError | undefined

  constructor(reason: EngineError | undefined) {
    super(`A search could not be made: ${reason?.type ?? 'no reason given'}`)
    this.reason = reason
  }
}

/** The list of words of a search is longer than the engine's limit, or those of all its words together are. */
const TOO_MANY = /^too_many_(?:nested_)?clauses$/

const reasonOf = (error: unknown): EngineError | undefined => {
  if (error instanceof SearchFailed) return error.reason
  if (!(error instanceof errors.ResponseError)) return undefined
  return (error.body as { readonly error?: EngineError } | undefined)?.error
}

const hasTooManyWords = (error: unknown): boolean => {
  const reason = reasonOf(error)
  return [reason?.type, ...(reason?.root_cause ?? []).map(({ type }) => type)].some(
    (type) => type !== undefined && TOO_MANY.test(type),
  )
}

/** Searches by a list of the words that are a typo away, and without one if there are too many of them: nobody is left out. Rule: SRCH-7. */
export async function withEachTypo<Answer>(search: (typos: TypoRewrite) => Promise<Answer>): Promise<Answer> {
  try {
    return await search('constant_score_boolean')
  } catch (error) {
    if (!hasTooManyWords(error)) throw error
  }
  return search('constant_score')
}
