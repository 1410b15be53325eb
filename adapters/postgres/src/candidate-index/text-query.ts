import type { Phrase, PlannedWord } from '@guildhall/domain/search'
import { letterBits, quoteLexeme } from './lexemes.ts'

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
  const near = [...prefixes.map((start) => `${start}{P}`), ...synonyms.map((phrase) => phraseQuery(phrase, '{W}'))]
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

/** All words of a phrase with the same weight, that is, in one field. */
const phraseQuery = (phrase: Phrase, weight: string): string =>
  `(${phrase.map((part) => `${quoteLexeme(part)}${weight}`).join(' & ')})`

/** The words of a plan as the value that `textQueryTables` reads. */
export const toQueryTokens = (words: readonly PlannedWord[]): string => JSON.stringify(words.flatMap(toQueryWords))

/**
 * The tables `query_word` and `sought`: for each word, by position, the tsquery that matches it in any field and those that score
 * it 8, 4, 2 and 1; other matches score a half. A match by typo, prefix or synonym counts as one in the next field. The bit sets
 * `letters` narrow the vocabulary before typos are counted: a substitution changes at most two bits, a swap none.
 */
export const textQueryTables = (words: string): string => `
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
  select place, anywhere,
    ${exactly('A')}::tsquery as eight,
    concat_ws(' | ', ${exactly('B')}, ${nearly('A')})::tsquery as four,
    concat_ws(' | ', ${exactly('C')}, ${nearly('B')})::tsquery as two,
    concat_ws(' | ', ${exactly('D')}, ${nearly('C')})::tsquery as one
  from query_word
),`

const exactly = (weight: string): string => `replace(exact, '{W}', ':${weight}')`

const nearly = (weight: string): string => `replace(replace(near, '{W}', ':${weight}'), '{P}', ':*${weight}')`

const wordQuery = (column: string, place: number): string => `(select ${column} from sought where place = ${place})`

/** Conditions that each word is found. */
export const everyWordConditions = (words: readonly PlannedWord[]): readonly string[] =>
  words.map((_, place) => `words @@ ${wordQuery('anywhere', place)}`)

/** The sum of the words' scores in a row that matches each of them. */
export const textScore = (words: readonly PlannedWord[]): string =>
  words.length === 0
    ? '0::float8'
    : words
        .map((_, place) => {
          const steps = Object.entries({ eight: 8, four: 4, two: 2, one: 1 })
          const cases = steps.map(([column, score]) => `when words @@ ${wordQuery(column, place)} then ${score}`)
          return `case ${cases.join(' ')} else 0.5 end`
        })
        .join(' + ')
