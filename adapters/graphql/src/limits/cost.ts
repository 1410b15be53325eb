import {
  type DocumentNode,
  getNullableType,
  GraphQLError,
  type GraphQLSchema,
  isLeafType,
  isListType,
  getNamedType,
} from 'graphql'
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity'
import { PAGE_DEFAULT } from '../schema/connections.ts'

/** The greatest cost of an operation. Rule: API-49. */
export const COST_MAX = 10_000
/** How many objects a list without `first` is taken to have. */
const LIST_SIZE = 5

/** A page costs its items as often as it may have them; another list of objects five times; a field costs 1. */
const estimate: ComplexityEstimator = ({ args, childComplexity, field }) => {
  if (field.args.some(({ name }) => name === 'first')) {
    const first: unknown = args['first']
    return 1 + childComplexity * (typeof first === 'number' ? Math.max(1, first) : PAGE_DEFAULT)
  }
  const isList = isListType(getNullableType(field.type)) && !isLeafType(getNamedType(field.type))
  // The items of a page are counted by the page.
  return isList && field.name !== 'nodes' ? 1 + childComplexity * LIST_SIZE : 1 + childComplexity
}

export interface CostedOperation {
  readonly schema: GraphQLSchema
  readonly document: DocumentNode
  readonly variables: Readonly<Record<string, unknown>>
  readonly operationName: string | undefined
}

/** What an operation would cost at most, known before it runs. The document must be valid. Rule: API-49. */
export const costOf = ({ document, operationName, schema, variables }: CostedOperation): number =>
  getComplexity({
    schema,
    query: document,
    variables,
    ...(operationName === undefined ? {} : { operationName }),
    estimators: [estimate],
  })

export const tooCostly = (cost: number): GraphQLError =>
  new GraphQLError(`This would cost ${cost} of at most ${COST_MAX}. Ask for smaller pages or fewer fields.`, {
    extensions: { code: 'too-costly', cost: { requested: cost, limit: COST_MAX } },
  })
