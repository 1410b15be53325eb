import type { Phrase, PlannedWord } from '@guildhall/domain/search'
import { lettersOf, quoted } from './lexemes.ts'

/**
 * What PostgreSQL is told of each word. `near` is a tsquery with {W} and {P} where a weight goes: after a word, after a
 * prefix.
 */
interface AskedWord {
  readonly place: number
  readonly word: string
  readonly exact: string
  readonly near: string | null
  /** `near` with the word itself in any field, without weights where it can be: the index then needs no second look. */
  readonly anywhere: string
  readonly typos: number
  readonly length: number
  readonly letters: number
}

const askedWord = ({ word, typos, prefix, synonyms }: PlannedWord, place: number): AskedWord => {
  const exact = quoted(word)
  const begun = prefix ? [exact] : []
  const near = [...begun.map((start) => `${start}{P}`), ...synonyms.map((phrase) => together(phrase, '{W}'))]
  const anywhere = synonyms.flatMap((phrase) =>
    phrase.length === 1 ? together(phrase, '') : [':A', ':B', ':C', ':D'].map((weight) => together(phrase, weight)),
  )
  return {
    place,
    word,
    exact,
    near: near.length > 0 ? near.join(' | ') : null,
    anywhere: [exact, ...begun.map((start) => `${start}:*`), ...anywhere].join(' | '),
    typos,
    length: Array.from(word).length,
    letters: lettersOf(word),
  }
}

/** All words of a phrase, each with the same weight: in one field. */
const together = (phrase: Phrase, weight: string): string =>
  `(${phrase.map((part) => `${quoted(part)}${weight}`).join(' & ')})`

/** The words of a plan as the value that `textQueryTables` reads. */
export const askedWords = (words: readonly PlannedWord[]): string => JSON.stringify(words.map(askedWord))

/**
 * The tables `asked` and `sought`: for each word, by its place, the tsquery that finds it anywhere and those that score
 * it 8, 4, 2 and 1; whatever is left scores a half. A word found with a typo, by prefix or through a synonym counts as
 * one found in the next field. Of the vocabulary, a letter changed moves two bits of `letters` at most; swaps move
 * none, so few words are left to count swaps in.
 */
export const textQueryTables = (asked: string): string => `
asked as materialized (
  select asked.place, exact, nullif(concat_ws(' | ', asked.near, typos.near), '') as near,
    concat_ws(' | ', anywhere, replace(typos.near, '{W}', ''))::tsquery as anywhere
  from json_to_recordset(${asked}) as asked
    (place int, word text, exact text, near text, anywhere text, typos int, length int, letters int)
  left join lateral (
    select string_agg('''' || known.word || '''{W}', ' | ') as near
    from candidate_vocabulary as known,
      lateral (select bit_count((known.letters # asked.letters)::bit(32)) as moved) as bits
    where asked.typos > 0
      and known.length between asked.length - asked.typos and asked.length + asked.typos
      and bits.moved <= 2 * asked.typos
      and known.word <> asked.word
      and case levenshtein_less_equal(known.word, asked.word, 2 * asked.typos) <= asked.typos
        when true then true
        else bits.moved <= 2 * asked.typos - 2
          and levenshtein_less_equal(known.word, asked.word, 2 * asked.typos) <= 2 * asked.typos
          and candidate_typos(known.word, asked.word) <= asked.typos
      end
  ) as typos on true
),
sought as materialized (
  select place, anywhere,
    (exact || ':A')::tsquery as eight,
    concat_ws(' | ', exact || ':B', ${weighted('A')})::tsquery as four,
    concat_ws(' | ', exact || ':C', ${weighted('B')})::tsquery as two,
    concat_ws(' | ', exact || ':D', ${weighted('C')})::tsquery as one
  from asked
),`

const weighted = (weight: string): string => `replace(replace(near, '{W}', ':${weight}'), '{P}', ':*${weight}')`

const soughtFor = (column: string, place: number): string => `(select ${column} from sought where place = ${place})`

/** The condition that each word is found. */
export const everyWordFound = (words: readonly PlannedWord[]): readonly string[] =>
  words.map((_, place) => `words @@ ${soughtFor('anywhere', place)}`)

/** The sum of the words' scores, of a row in which each is found. */
export const textScore = (words: readonly PlannedWord[]): string =>
  words.length === 0
    ? '0::float8'
    : words
        .map((_, place) => {
          const steps = Object.entries({ eight: 8, four: 4, two: 2, one: 1 })
          const cases = steps.map(([column, score]) => `when words @@ ${soughtFor(column, place)} then ${score}`)
          return `case ${cases.join(' ')} else 0.5 end`
        })
        .join(' + ')
