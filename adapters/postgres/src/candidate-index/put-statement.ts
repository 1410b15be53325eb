import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  indexEntry,
  storableDocument,
  TEXT_FIELDS,
  tokenizeName,
  type CandidateDocument,
  type IndexEntry,
} from '@guildhall/domain/search'
import { collectBindings, type Statement } from './bindings.ts'
import { globePoint } from './globe-point.ts'
import { toFacetLexeme, letterBits, quoteLexeme, VOCABULARY_MIN_LENGTH } from './lexemes.ts'

/** Splitting the texts of one person into words takes up to a few milliseconds. */
const ROWS_A_TURN = 4

/**
 * One upsert for any number of documents, using the last one of each person. A row that says the same already is not written again: several
 * events of a person lead to one document, and its words are in large indexes. Rows are written in a fixed order, so that concurrent
 * upserts cannot deadlock. Other work of the process, such as its requests, runs between a few documents and the next.
 */
export const putStatement = async (documents: readonly CandidateDocument[]): Promise<Statement> => {
  const last = [...new Map(documents.map((document) => [document.uuid, document])).values()]
  const rows: Row[] = []
  for (const document of last.toSorted((left, right) => (left.uuid < right.uuid ? -1 : 1))) {
    rows.push(toRow(document))
    if (rows.length % ROWS_A_TURN === 0) await nextTurn()
  }
  const bind = collectBindings()
  return bind.statement(`
with learned as (
  insert into candidate_vocabulary (word, length, letters)
  select word, length, letters from json_to_recordset(${bind(toVocabulary(rows), 'json')})
    as new (word text collate "C", length smallint, letters integer)
  where not exists (select from candidate_vocabulary as known where known.word = new.word)
  order by word
  on conflict do nothing
)
insert into candidate_documents (${COLUMNS.join(', ')})
select ${COLUMNS.join(', ')} from json_to_recordset(${bind(JSON.stringify(rows.map(({ row }) => row)), 'json')}) as put
  (uuid uuid, document json, names json, words tsvector, place cube, country_code text, province_code text,
   rate float8, permanent_rate float8, availability float8, contract_min float8, qualification_level float8, experience_years float8,
   response_rate float8, updated_at bigint, hidden_from text[])
order by uuid
on conflict (uuid) do update set ${CHANGING.map((column) => `${column} = excluded.${column}`).join(', ')}
where (${comparable('candidate_documents')}) is distinct from (${comparable('excluded')})`)
}

const COLUMNS = [
  'uuid',
  'document',
  'names',
  'words',
  'place',
  'country_code',
  'province_code',
  'rate',
  'permanent_rate',
  'availability',
  'contract_min',
  'qualification_level',
  'experience_years',
  'response_rate',
  'updated_at',
  'hidden_from',
] as const

const CHANGING = COLUMNS.slice(1)
/** JSON has no equality, but the same document is written as the same text. */
const AS_TEXT: ReadonlySet<string> = new Set(['document', 'names'])

const comparable = (row: string): string =>
  CHANGING.map((column) => `${row}.${column}${AS_TEXT.has(column) ? '::text' : ''}`).join(', ')

interface Row {
  readonly entry: IndexEntry
  readonly row: Readonly<Record<(typeof COLUMNS)[number], unknown>>
}

const toRow = (source: CandidateDocument): Row => {
  const document = storableDocument(source)
  const entry = indexEntry(document)
  const { numbers } = entry
  return {
    entry,
    row: {
      uuid: document.uuid,
      document,
      names: namesOf(document),
      words: toVector(entry),
      place: globePoint(entry.position),
      country_code: document.countryCode,
      province_code: document.provinceCode,
      rate: numbers.rate,
      permanent_rate: numbers.permanentRate,
      availability: numbers.availability,
      contract_min: numbers.contract_duration_min,
      qualification_level: numbers.qualification_level,
      experience_years: numbers.experience_years,
      response_rate: document.responseRate,
      updated_at: Math.round(document.updatedAt),
      hidden_from: document.hiddenFrom ?? null,
    },
  }
}

/** The values that are completed, with the words by which: a person counts once for each. Rules: SRCH-17, SRCH-54. */
const namesOf = ({ jobTitle, skills }: CandidateDocument): readonly Readonly<Record<string, string>>[] =>
  [['job_title', jobTitle] as const, ...[...new Set(skills)].map((skill) => ['skills', skill] as const)].map(
    ([attribute, value]) => ({ attribute, value, words: tokenizeName(value).map(quoteLexeme).join(' ') }),
  )

const WEIGHTS = ['A', 'B', 'C', 'D'] as const

/**
 * The words with their fields as weights: 'developer':1A,4D. A position has one weight, so each field has a position of its own;
 * facets have none.
 */
const toVector = ({ words, facets }: IndexEntry): string => {
  const positions = new Map<string, string[]>()
  for (const [number, field] of TEXT_FIELDS.entries()) {
    for (const word of words[field]) {
      const known = positions.get(word)
      const position = `${number + 1}${WEIGHTS[number]}`
      if (known) known.push(position)
      else positions.set(word, [position])
    }
  }
  return [...positions]
    .map(([word, at]) => `${quoteLexeme(word)}:${at.join(',')}`)
    .concat(facets.map(toFacetLexeme))
    .join(' ')
}

const toVocabulary = (rows: readonly Row[]): string => {
  const words = new Set(rows.flatMap(({ entry }) => TEXT_FIELDS.flatMap((field) => entry.words[field])))
  const known = [...words].map((word) => ({ word, length: Array.from(word).length, letters: letterBits(word) }))
  return JSON.stringify(known.filter(({ length }) => length >= VOCABULARY_MIN_LENGTH))
}
