import { WireError } from './wire-parameters.ts'
import type { FacetAttribute, FacetFilter, NumericAttribute, NumericFilter } from './candidate-query.ts'

/** Attributes of texts that can be filtered and counted. */
export const facetAttributes = [
  'workplace_type',
  'opportunityType',
  'skills',
  'languages',
  'industries',
  'job_title',
  'respondsFast',
] as const satisfies readonly FacetAttribute[]
/** Attributes of numbers that can be filtered and counted. */
export const numericAttributes: readonly NumericAttribute[] = [
  'rate',
  'permanentRate',
  'availability',
  'contract_duration_min',
  'qualification_level',
  'experience_years',
]

const attributePattern = (names: readonly string[]): string => `(?:${names.join('|')})`

/** The patterns of a facet filter and of a comparison, as they are usually written: 'skills:dbt', 'rate<=60'. */
export const FACET_FILTER_PATTERN = `^${attributePattern(facetAttributes)}:[^-]`
export const NUMERIC_FILTER_PATTERN = String.raw`^${attributePattern(numericAttributes)}(?:<=|>=|!=|<|>|=)-?\d{1,9}(?:\.\d{1,3})?$`

export const isFacetAttribute = (name: string): name is FacetAttribute =>
  facetAttributes.some((known) => known === name)
export const isNumericAttribute = (name: string): name is NumericAttribute =>
  numericAttributes.some((known) => known === name)

/** 'attribute:value'. A value that begins with a minus is escaped, as the hosted service does: a bare one means "not". */
export const encodeFacet = ({ attribute, value }: FacetFilter): string =>
  `${attribute}:${/^\\*-/.test(value) ? '\\' : ''}${value}`

/** Decodes 'attribute:value'; the value may contain colons. Negation and scores are errors. */
export const decodeFacet = (text: string): FacetFilter => {
  const colon = text.indexOf(':')
  const attribute = text.slice(0, colon).trim()
  const value = text.slice(colon + 1)
  if (colon === -1) throw new WireError(`"${text}" is not of the form attribute:value`)
  if (!isFacetAttribute(attribute)) throw new WireError(`"${attribute}" is not an attribute to filter by`)
  if (value.startsWith('-')) throw new WireError(`"${text}" asks for a negation, which is not supported`)
  return { attribute, value: value.replace(/^\\(?=\\*-)/, '') }
}

/** 'rate<=60' */
export const encodeNumeric = ({ attribute, operator, value }: NumericFilter): string =>
  `${attribute}${operator}${value}`

const NUMERIC = /^\s*(\w+)\s*(<=|>=|!=|<|>|=)\s*(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)\s*$/i
const RANGE = /^\s*(\w+)\s*:\s*(-?\d+(?:\.\d+)?)\s+TO\s+(-?\d+(?:\.\d+)?)\s*$/i

const numericAttributeOf = (name: string | undefined): NumericAttribute => {
  if (name !== undefined && isNumericAttribute(name)) return name
  throw new WireError(`"${name ?? ''}" is not an attribute to compare`)
}

const operators: readonly NumericFilter['operator'][] = ['<', '<=', '=', '!=', '>=', '>']

/** Decodes 'rate <= 60', or 'rate:20 TO 60', which is two comparisons that both must match. */
export const decodeNumeric = (text: string): readonly NumericFilter[] => {
  const [, rangeName, low, high] = RANGE.exec(text) ?? []
  if (rangeName !== undefined) {
    const attribute = numericAttributeOf(rangeName)
    return [
      { attribute, operator: '>=', value: Number(low) },
      { attribute, operator: '<=', value: Number(high) },
    ]
  }
  const [, name, sign, value] = NUMERIC.exec(text) ?? []
  const operator = operators.find((known) => known === sign)
  if (operator === undefined) throw new WireError(`"${text}" is not a comparison like rate<=60`)
  return [{ attribute: numericAttributeOf(name), operator, value: Number(value) }]
}
