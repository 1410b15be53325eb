import type { HiddenCandidates } from '../../conversations/index.ts'
import type { Actor } from '../../identity/index.ts'
import type { ExchangeRates, Places } from '../../reference/index.ts'
import { ok } from '../../shared/index.ts'
import type { Result } from '../../shared/index.ts'
import type { CandidateIndex } from '../candidates/candidate-index.port.ts'
import { CANDIDATE_COUNT_MAX } from '../candidates/count-candidates.ts'
import { defaultSearch } from '../query/default-search.ts'
import { resolveInsidePlace } from '../query/inside-place.ts'
import type { SearchParameters } from '../query/search-parameters.ts'
import { toCandidateQuery } from '../query/to-candidate-query.ts'
import { authorizeSearch } from '../search-access.ts'
import type { SearchAccessDeps, SearchAccessProblem } from '../search-access.ts'
import { didYouMean, toVocabulary } from './did-you-mean.ts'
import { rankRelaxedQueries, relaxQuery, splitOnWhitespace, type CountedText } from './relax-query.ts'
import { looksLikeName } from './looks-like-name.ts'

/** Texts that are offered of each kind. */
const FEWER_MAX = 5
const MEANT_MAX = 2
const TITLES_MAX = 4

/** Titles and skills whose words are compared with those that nobody has, the most frequent ones. */
const VOCABULARY_TITLES = 1_000
const VOCABULARY_SKILLS = 2_000

export interface SuggestWordsDeps extends SearchAccessDeps {
  readonly index: Pick<CandidateIndex, 'countMatches' | 'searchJobTitles' | 'searchSkills'>
  readonly hidden: HiddenCandidates
  readonly places: Pick<Places, 'locate'>
  readonly exchangeRates: ExchangeRates
}

/** Other texts for a search whose words nobody has all of, each with how many people it finds with the same filters. */
export interface WordSuggestions {
  readonly didYouMean: readonly CountedText[]
  readonly fewerWords: readonly CountedText[]
  /** The most frequent job titles, only where there is nothing else to offer. */
  readonly titles: readonly CountedText[]
  /** The text may be somebody's name, and names are not searched. */
  readonly looksLikeName: boolean
}

const nothing: WordSuggestions = { didYouMean: [], fewerWords: [], titles: [], looksLikeName: false }

/** Offers other texts for a search that finds nobody. Rules: SRCH-55, SRCH-56, SRCH-57. */
export const suggestWords =
  (deps: SuggestWordsDeps) =>
  async (command: {
    readonly actor: Actor
    readonly parameters: SearchParameters
  }): Promise<Result<WordSuggestions, SearchAccessProblem>> => {
    const searcher = await authorizeSearch(deps, command.actor)
    if (!searcher.ok) return searcher
    const words = splitOnWhitespace(command.parameters.jobTitle)
    if (words.length === 0) return ok(nothing)
    const [hiding, table, frequentTitles, frequentSkills] = await Promise.all([
      deps.hidden.forSearch(searcher.value.companyUuid, deps.clock.now()),
      deps.exchangeRates.current(),
      deps.index.searchJobTitles('', VOCABULARY_TITLES),
      deps.index.searchSkills('', VOCABULARY_SKILLS),
    ])
    /** How many people are found with each text, in one query to the index. */
    const count = async (texts: readonly string[], filters: SearchParameters): Promise<readonly number[]> => {
      if (texts.length === 0) return []
      const query = toCandidateQuery(filters, table)
      const insidePlace = await resolveInsidePlace(deps.places, query.around)
      const queries = texts.map((text) => ({ ...query, ...hiding, text, insidePlace, changedAfter: null }))
      return deps.index.countMatches(queries, CANDIDATE_COUNT_MAX)
    }
    const counted = async (texts: readonly string[]): Promise<readonly CountedText[]> => {
      const people = await count(texts, command.parameters)
      return texts.map((text, at) => ({ text, people: people[at] ?? 0 })).filter((one) => one.people > 0)
    }

    const fewer = relaxQuery(command.parameters.jobTitle)
    const [ofFewer, alone] = await Promise.all([
      count(
        fewer.map(({ text }) => text),
        command.parameters,
      ),
      count(words, defaultSearch),
    ])
    const isKnown = (word: string): boolean => (alone[words.indexOf(word)] ?? 0) > 0
    const vocabulary = toVocabulary([...frequentTitles, ...frequentSkills])
    const meant = await counted(didYouMean(command.parameters.jobTitle, isKnown, vocabulary, MEANT_MAX))
    const best = rankRelaxedQueries(
      fewer.map((one, at) => ({ ...one, people: ofFewer[at] ?? 0 })),
      FEWER_MAX,
    )
    const isEmpty = meant.length + best.length === 0
    const titles = isEmpty ? await counted(frequentTitles.slice(0, TITLES_MAX).map(({ value }) => value)) : []
    const isName = meant.length === 0 && looksLikeName(command.parameters.jobTitle, vocabulary)
    return ok({ didYouMean: meant, fewerWords: best, titles, looksLikeName: isName })
  }
