import { INDEX_RESULT_WINDOW, type IndexPlan, type Phrase, type PlannedWord } from '@guildhall/domain/search'
import type { Bindings } from './bindings.ts'
import { letterBits, quoteLexeme } from './lexemes.ts'
import { estimatedPeople } from './sample.ts'

/**
 * A search word as PostgreSQL receives it, once for each word from which its typos are counted. `exact` has the word and its other spellings; it and `near` are tsqueries with {W} and {P} as
 * placeholders for a weight: after a word, after a prefix.
 */
interface QueryWord {
  readonly place: number
  readonly exact: string
  readonly near: string | null
  /** `near` and `exact` in any field, without weights where possible: the index then needs no recheck. */
  readonly anywhere: string
  readonly typos: number
  /** Null if no typo is allowed. */
  readonly base: string | null
  readonly length: number
  readonly letters: number
}

const toQueryWords = (planned: PlannedWord, position: number): readonly QueryWord[] => {
  const { word, spellings, typoBases, typos, prefix, synonyms } = planned
  const written = [word, ...spellings].map(quoteLexeme)
  const prefixes = prefix ? [quoteLexeme(word)] : []
  const near = nearQueries(planned)
  const anywhere = synonyms.flatMap((phrase) =>
    phrase.length === 1
      ? phraseQuery(phrase, '')
      : [':A', ':B', ':C', ':D'].map((weight) => phraseQuery(phrase, weight)),
  )
  const query = {
    place: position,
    exact: written.map((lexeme) => `${lexeme}{W}`).join(' | '),
    near: near.length > 0 ? near.join(' | ') : null,
    anywhere: [...written, ...prefixes.map((start) => `${start}:*`), ...anywhere].join(' | '),
    typos,
  }
  if (typoBases.length === 0) return [{ ...query, base: null, length: 0, letters: 0 }]
  return typoBases.map((base) => ({ ...query, base, length: Array.from(base).length, letters: letterBits(base) }))
}

/** What matches a word as its beginning or through a synonym. */
const nearQueries = ({ prefix, synonyms, word }: PlannedWord): readonly string[] => [
  ...(prefix ? [`${quoteLexeme(word)}{P}`] : []),
  ...synonyms.map((phrase) => phraseQuery(phrase, '{W}')),
]

/** All words of a phrase with the same weight, that is, in one field. */
const phraseQuery = (phrase: Phrase, weight: string): string =>
  `(${phrase.map((part) => `${quoteLexeme(part)}${weight}`).join(' & ')})`

/** The tables by which a statement finds the words of a plan; none without words. */
export const textTables = ({ words }: IndexPlan, bind: Bindings): string =>
  words.length === 0 ? '' : textQueryTables(bind(toQueryTokens(words), 'json'))

/** The words of a plan as the value that `textQueryTables` reads. */
const toQueryTokens = (words: readonly PlannedWord[]): string => JSON.stringify(words.flatMap(toQueryWords))

/**
 * Tables of a statement. `query_word` has the search words as they were sent, with the typos that the vocabulary has. `sought` has for each word, by
 * position, the tsquery `anywhere`, which matches it in any field; `written` and `nearly`, which score it 8 and 4 in a title; and those that
 * score it 4, 2 and 1 elsewhere. Other matches score a half. A match by typo, prefix or synonym counts as one in the next field. `known` says
 * whether anybody has the word as written. The sample is asked first; the limit of the second query is high because for a few people the planner
 * would read the table until it has found them. The bit sets `letters` narrow the vocabulary before typos are counted: a substitution changes at most two bits, a swap none.
 */
const textQueryTables = (words: string): string => `
query_word as materialized (
  select token.place, min(exact) as exact, nullif(concat_ws(' | ', min(token.near), string_agg(typos.near, ' | ')), '') as near,
    concat_ws(' | ', min(anywhere), replace(string_agg(typos.near, ' | '), '{W}', ''))::tsquery as anywhere
  from json_to_recordset(${words}) as token
    (place int, exact text, near text, anywhere text, typos int, base text, length int, letters int)
  left join lateral (
    select string_agg('''' || known.word || '''{W}', ' | ') as near
    from candidate_vocabulary as known,
      lateral (select bit_count((known.letters # token.letters)::bit(32)) as moved) as bits
    where token.base is not null
      and known.length between token.length - token.typos and token.length + token.typos
      and bits.moved <= 2 * token.typos
      and known.word <> token.base
      and case levenshtein_less_equal(known.word, token.base, 2 * token.typos) <= token.typos
        when true then true
        else bits.moved <= 2 * token.typos - 2
          and levenshtein_less_equal(known.word, token.base, 2 * token.typos) <= 2 * token.typos
          and candidate_typos(known.word, token.base) <= token.typos
      end
  ) as typos on true
  group by token.place
),
sought as materialized (
  select place, anywhere, written, nearly,
    ${exactly('B')}::tsquery as four,
    concat_ws(' | ', ${exactly('C')}, ${nearly('B')})::tsquery as two,
    concat_ws(' | ', ${exactly('D')}, ${nearly('C')})::tsquery as one
  from query_word, lateral (
    select replace(exact, '{W}', '')::tsquery as written, replace(replace(near, '{W}', ''), '{P}', ':*')::tsquery as nearly
  ) as anyhow
),
known as materialized (
  select place, ${estimatedPeople(512, 'words @@ written')} > 0
    or (select count(*) > 0 from (select from candidate_documents where words @@ written limit ${INDEX_RESULT_WINDOW}) as anybody) as is_known
  from sought
),`

const exactly = (weight: string): string => `replace(exact, '{W}', ':${weight}')`

const nearly = (weight: string): string => `replace(replace(near, '{W}', ':${weight}'), '{P}', ':*${weight}')`

const wordQuery = (column: string, place: number): string => `(select ${column} from sought where place = ${place})`

/** Conditions that each word is found. */
export const everyWordConditions = (words: readonly PlannedWord[]): readonly string[] =>
  words.map((_, place) => `words @@ ${wordQuery('anywhere', place)}`)

const asWritten = (words: readonly PlannedWord[]): string =>
  words.map(({ spellings, word }) => `(${[word, ...spellings].map(quoteLexeme).join(' | ')})`).join(' & ')

/** Condition that each word is in the title as it is written. */
export const titleCondition = (words: readonly PlannedWord[], bind: Bindings): string =>
  `title_words @@ ${bind(asWritten(words), 'tsquery')}`

/** Condition that a word is among the skills as it is written, or nearly in the title: an index has the words of skills, as `four` has them. */
export const skillCondition = (words: readonly PlannedWord[], bind: Bindings): string =>
  `(ts_filter(words, '{b}') @@ ${bind(asWritten(words), 'tsquery')} or title_words @@ ${wordQuery('nearly', 0)})`

/** The score of people who meet that condition: the highest. */
export const writtenScore = (words: readonly PlannedWord[]): string => String(8 * words.length)

/** True if somebody has each word as it is written. */
export const ALL_WORDS_KNOWN = '(select bool_and(is_known) from known)'

/** Condition that each word is in the title, as it is written if anybody has it so. */
export const bestTitleCondition = (words: readonly PlannedWord[]): string =>
  words
    .map((_, place) => {
      const query = 'case when is_known then written else nearly end'
      return `title_words @@ (select ${query} from sought join known using (place) where place = ${place})`
    })
    .join(' and ')

/** The score of people who meet that condition. */
export const BEST_TITLE_SCORE = '(select sum(case when is_known then 8 else 4 end) from known)'

/**
 * The words of a row, read once: they are stored apart from the row, and each comparison would read them again. To delete a word that nobody has
 * returns them as they are.
 */
const READ_WORDS = `(select ts_delete(words, '') as read_words offset 0) as read_once`

/** The sum of the words' scores in a row that matches each of them. */
export const textScore = (words: readonly PlannedWord[]): string =>
  words.length === 0
    ? '0::float8'
    : words
        .map(
          (_, place) => `case when title_words @@ ${wordQuery('written', place)} then 8
            else (
              select case when title_words @@ ${wordQuery('nearly', place)} or read_words @@ ${wordQuery('four', place)} then 4
                when read_words @@ ${wordQuery('two', place)} then 2 when read_words @@ ${wordQuery('one', place)} then 1 else 0.5 end
              from ${READ_WORDS}
            ) end`,
        )
        .join(' + ')
