import type { Engine, EngineRequest } from './engine.ts'
import { type IndexNames, missingIndex } from './index-names.ts'
import type { Body } from './json.ts'
import { type EngineError, SearchFailed } from './typo-rewrites.ts'

/** The index that is searched. Without one, searches wait for it as for an engine that does not respond: `DependencyUnavailable`. */
export interface LiveIndex {
  read<Answer>(request: EngineRequest): Promise<Answer>
  /** The parts of an answer to a search, by their paths. */
  ask<Answer>(body: Body, parts: readonly string[]): Promise<Answer>
  /** The same of several searches that are sent together. Throws `SearchFailed` if one of them cannot be made. */
  askAll<Answer>(bodies: readonly Body[], parts: readonly string[]): Promise<readonly Answer[]>
}

interface Answers<Answer> {
  readonly responses: readonly (Answer & { readonly error?: EngineError })[]
}

const NO_PARTIAL_ANSWERS = { allow_partial_search_results: false }

/** `onMissing` is called when a request finds no index. */
export const createLiveIndex = (engine: Engine, names: IndexNames, onMissing?: () => void): LiveIndex => {
  const reportMissing = (): never => {
    onMissing?.()
    throw missingIndex(names)
  }

  const read = async <Answer>(request: EngineRequest): Promise<Answer> => {
    const { body, status } = await engine.read<Answer>({ ...request, accept: [404] })
    return status === 404 ? reportMissing() : body
  }

  return {
    read,
    ask: async (body, parts) => {
      const querystring = { filter_path: parts.join(), ...NO_PARTIAL_ANSWERS }
      return read({ method: 'POST', path: `/${names.live}/_search`, querystring, body })
    },
    askAll: async <Answer>(bodies: readonly Body[], parts: readonly string[]) => {
      const paths = [...parts, 'error.type', 'error.root_cause.type'].map((part) => `responses.${part}`)
      const { responses } = await read<Answers<Answer>>({
        method: 'POST',
        path: `/${names.live}/_msearch`,
        querystring: { filter_path: paths.join() },
        bulk: bodies.map((body) => `${JSON.stringify(NO_PARTIAL_ANSWERS)}\n${JSON.stringify(body)}\n`).join(''),
      })
      for (const { error } of responses) {
        if (error?.type === 'index_not_found_exception') return reportMissing()
        if (error !== undefined) throw new SearchFailed(error)
      }
      return responses
    },
  }
}
