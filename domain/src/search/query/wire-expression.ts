import type { FacetFilter, NumericFilter } from './candidate-query.ts'
import { decodeFacet, decodeNumeric, isNumericAttribute } from './wire-filters.ts'
import { WireError } from './wire-parameters.ts'

/** "And" of "or"s, by what they compare. */
export interface FilterGroups {
  readonly facetFilters: readonly (readonly FacetFilter[])[]
  readonly numericFilters: readonly (readonly NumericFilter[])[]
}

/** 'rate<=60', 'rate:20 TO 60', 'skills:dbt', or a bracket or operator. */
const TOKEN =
  /\s*(?:([()])|(AND|OR|NOT)\b|(\w+\s*(?:<=|>=|!=|<|>|=)\s*-?\d+(?:\.\d+)?|\w+\s*:\s*-?\d+(?:\.\d+)?\s+TO\s+-?\d+(?:\.\d+)?)|(\w+)\s*:\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s()"']+)))/y
const EXPRESSION_MAX_LENGTH = 10_000
const DEPTH_MAX = 20

type Term =
  | { readonly kind: 'facet'; readonly filter: FacetFilter }
  | { readonly kind: 'numeric'; readonly all: readonly NumericFilter[] }
type Token = '(' | ')' | 'AND' | 'OR' | 'NOT' | Term

const unescape = (quoted: string): string => quoted.replace(/\\(.)/g, '$1')

/** 'experience_years:5' compares a number, as 'experience_years=5' does. */
const termOf = (attribute: string, value: string): Term =>
  isNumericAttribute(attribute)
    ? { kind: 'numeric', all: decodeNumeric(`${attribute}=${value}`) }
    : { kind: 'facet', filter: decodeFacet(`${attribute}:${value}`) }

const tokensOf = (expression: string): readonly Token[] => {
  const text = expression.trim()
  if (text.length > EXPRESSION_MAX_LENGTH) throw new WireError(`may have ${EXPRESSION_MAX_LENGTH} characters at most`)
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex
    const [found, bracket, operator, comparison, attribute, double, single, plain] = TOKEN.exec(text) ?? []
    if (found === undefined) throw new WireError(`cannot be read from "${text.slice(at, at + 30).trim()}"`)
    if (bracket !== undefined || operator !== undefined) tokens.push((bracket ?? operator) as Token)
    else if (comparison !== undefined) tokens.push({ kind: 'numeric', all: decodeNumeric(comparison) })
    else tokens.push(termOf(attribute ?? '', (double ?? single) ? unescape(double ?? single ?? '') : (plain ?? '')))
  }
  return tokens
}

const isTerm = (token: Token | undefined): token is Term => typeof token === 'object'

/** Groups of one kind; the service refuses others too. */
const groupsOf = (groups: readonly (readonly Term[])[]): FilterGroups => {
  const facetFilters: (readonly FacetFilter[])[] = []
  const numericFilters: (readonly NumericFilter[])[] = []
  for (const group of groups) {
    const facets = group.flatMap((term) => (term.kind === 'facet' ? [term.filter] : []))
    const numbers = group.flatMap((term) => (term.kind === 'numeric' ? [term.all] : []))
    if (facets.length > 0 && numbers.length > 0) throw new WireError('cannot hold values and numbers in one "or"')
    if (facets.length > 0) facetFilters.push(facets)
    else if (numbers.length === 1) numericFilters.push(...(numbers[0] ?? []).map((comparison) => [comparison]))
    else if (numbers.some(({ length }) => length > 1)) throw new WireError('cannot hold a range in an "or"')
    else numericFilters.push(numbers.flat())
  }
  return { facetFilters, numericFilters }
}

/**
 * Decodes an expression of the service, 'skills:dbt AND (rate <= 60 OR rate > 100)': "or" binds closer than "and", as there; negation and an
 * "and" in an "or" are errors. Rule: SRCH-96.
 */
export const decodeExpression = (expression: string): FilterGroups => {
  const tokens = tokensOf(expression)
  let at = 0
  const factor = (depth: number): readonly (readonly Term[])[] => {
    const token = tokens[at]
    at += 1
    if (token === 'NOT') throw new WireError('asks for a negation, which is not supported')
    if (isTerm(token)) return [[token]]
    if (token !== '(' || depth > DEPTH_MAX) throw new WireError('is not a condition like skills:dbt AND rate<=60')
    const inner = conjunction(depth + 1)
    if (tokens[at] !== ')') throw new WireError('lacks a closing bracket')
    at += 1
    return inner
  }
  const disjunction = (depth: number): readonly (readonly Term[])[] => {
    const any = [factor(depth)]
    while (tokens[at] === 'OR') {
      at += 1
      any.push(factor(depth))
    }
    const [only] = any
    if (any.length === 1 && only !== undefined) return only
    if (any.some(({ length }) => length > 1)) throw new WireError('cannot hold an "and" in an "or"')
    return [any.flat(2)]
  }
  const conjunction = (depth: number): readonly (readonly Term[])[] => {
    const all = [...disjunction(depth)]
    while (tokens[at] === 'AND') {
      at += 1
      all.push(...disjunction(depth))
    }
    return all
  }
  if (tokens.length === 0) return { facetFilters: [], numericFilters: [] }
  const groups = conjunction(0)
  if (at < tokens.length) throw new WireError('lacks an AND or an OR')
  return groupsOf(groups)
}
