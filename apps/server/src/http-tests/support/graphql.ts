import {
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isListType,
  isObjectType,
  isUnionType,
} from 'graphql'
import type { TestSite } from './test-site.ts'

/** The schema as the server publishes it. */
export const readSchema = async ({ url }: TestSite): Promise<GraphQLSchema> =>
  buildSchema(await (await fetch(`${url}/graphql/schema.graphql`)).text())

/** The value of a root field: its type, the code of a refusal, and what else was asked for. */
export interface RootValue {
  readonly __typename: string
  readonly code?: string
  readonly [field: string]: unknown
}

export interface GraphqlAnswer {
  readonly data?: Readonly<Record<string, RootValue | null>> | null
  readonly errors?: readonly { readonly message: string }[]
}

/** Sends an operation with these headers. */
export const askGraphql = async (
  { url }: TestSite,
  headers: Readonly<Record<string, string>>,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<GraphqlAnswer> => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  return (await response.json()) as GraphqlAnswer
}

const isList = (type: GraphQLOutputType): boolean => isListType(getNullableType(type))

/** A selection of every field of a type, down to a depth. */
const selectAll = (type: GraphQLOutputType, depth: number): string => {
  const named = getNamedType(type)
  if (isUnionType(named))
    return `{ __typename ... on Refusal { code message } ${named
      .getTypes()
      .filter((one) => !one.getInterfaces().some(({ name }) => name === 'Refusal'))
      .map((one) => `... on ${one.name} ${selectAll(one, depth)}`)
      .join(' ')} }`
  if (!isObjectType(named)) return ''
  return `{ __typename ${fieldsOf(named)
    .filter((field) => depth > 1 || !isObjectType(getNamedType(field.type)))
    .map((field) => `${field.name} ${selectAll(field.type, isList(field.type) ? depth - 1 : depth - 0.5)}`)
    .join(' ')} }`
}

const fieldsOf = (type: GraphQLObjectType): readonly GraphQLField<unknown, unknown>[] => Object.values(type.getFields())

/** An operation that asks a root field for everything that it has. */
export const everythingOf = (
  schema: GraphQLSchema,
  kind: 'Mutation' | 'Query',
  field: string,
  args: string,
): string => {
  const root = schema.getType(kind)
  const found = isObjectType(root) ? root.getFields()[field] : undefined
  if (found === undefined) throw new Error(`There is no ${kind} ${field}`)
  return `${kind.toLowerCase()} { ${field}${args} ${selectAll(found.type, 4)} }`
}
