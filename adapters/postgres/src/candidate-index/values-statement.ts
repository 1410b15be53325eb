import { titlePrefixes, type FacetAttribute } from '@guildhall/domain/search'
import { collectBindings, type Statement } from './bindings.ts'
import { quoteLexeme } from './lexemes.ts'

/** The values in which every word of a text is the prefix of a word, from the counts that a trigger keeps. Rules: SRCH-17, SRCH-54, SRCH-77. */
export const valuesStatement = (
  attribute: Extract<FacetAttribute, 'job_title' | 'skills'>,
  text: string,
  limit: number,
): Statement => {
  const bind = collectBindings()
  const prefixes = titlePrefixes(text).map((word) => `${quoteLexeme(word)}:*`)
  const ofAttribute = `attribute = ${bind(attribute, 'text')}`
  const completed = prefixes.length > 0 ? ` and words @@ ${bind(prefixes.join(' & '), 'tsquery')}` : ''
  return bind.statement(`
select value, people as count from candidate_values where ${ofAttribute}${completed}
order by people desc, value limit ${bind(Math.max(0, limit), 'int')}`)
}
