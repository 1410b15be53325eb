import type { IncomingMessage } from 'node:http'
import { DependencyUnavailable, type SpanOptions, type Tracing } from '@guildhall/domain/shared'
import {
  type DocumentNode,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
} from 'graphql'
import { createHandler, type Handler, type Response } from 'graphql-http'
import type { GraphqlCaller } from '../access/callers.ts'
import { COST_MAX, type CostedOperation, costOf, tooCostly } from '../limits/cost.ts'
import { DOCUMENT_LIMITS, hasMoreLevels } from '../limits/document-limits.ts'

export interface OperationDeps {
  readonly schema: GraphQLSchema
  readonly identify: (request: IncomingMessage) => Promise<GraphqlCaller>
  /** The errors of the validation of a document. */
  readonly validate: (document: DocumentNode) => readonly GraphQLError[]
  /** Runs a valid operation. */
  readonly execute: (
    document: string,
    caller: GraphqlCaller,
    variables: Readonly<Record<string, unknown>>,
    operationName: string | undefined,
  ) => Promise<ExecutionResult>
  /** An error that nobody expected: a bug, or something below that is broken. */
  readonly reportError: (error: unknown) => void
  readonly tracing: Tracing
}

const RETRY_AFTER_SECONDS = '5'
const NAME_MAX = 80
const OUR_FAULT = 'Something went wrong on our side.'

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every(isStorable)
}

const plain = (status: number, statusText: string, message: string, headers = {}): Response => [
  JSON.stringify({ errors: [{ message }] }),
  { status, statusText, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } },
]

const unavailable: Response = plain(503, 'Service Unavailable', 'Guildhall is not available. Please try again.', {
  'retry-after': RETRY_AFTER_SECONDS,
})

const parseWithin = (query: string): DocumentNode | GraphQLError => {
  try {
    return parse(query, { maxTokens: DOCUMENT_LIMITS.tokens })
  } catch (error) {
    if (error instanceof GraphQLError) return error
    throw error
  }
}

/** The cost, or the error of variables that do not have the types of the operation. */
const costWithin = (operation: CostedOperation): number | GraphQLError => {
  try {
    return costOf(operation)
  } catch (error) {
    if (error instanceof GraphQLError) return error
    throw error
  }
}

/** An operation is told by the name that its client gave it: letters, digits and underscores. */
const describeOperation = ({ name, operation }: OperationDefinitionNode): SpanOptions => ({
  kind: 'internal',
  attributes: {
    'graphql.operation.type': operation,
    ...(name === undefined ? {} : { 'graphql.operation.name': name.value.slice(0, NAME_MAX) }),
  },
})

/** What the resolvers of a field threw; undefined for errors of the request itself, such as a wrong variable. */
const causeOf = (error: unknown): unknown => (error instanceof GraphQLError ? error.originalError : error)

/**
 * Answers operations by the specification of GraphQL over HTTP (graphql-http): status codes, media types, queries by GET and everything by
 * POST. Documents are parsed, validated and costed before anything runs. Rules: API-47, API-49, LIVE-12.
 */
export const createOperationHandler = (deps: OperationDeps): Handler<IncomingMessage> => {
  const run = async (
    request: IncomingMessage,
    method: string,
    query: string,
    variables: Readonly<Record<string, unknown>>,
    operationName: string | undefined,
  ): Promise<ExecutionResult | readonly GraphQLError[] | Response> => {
    if (hasMoreLevels(variables, DOCUMENT_LIMITS.variableLevels))
      return [new GraphQLError('The variables have too many levels.')]
    if (!isStorable(query) || !isStorable(variables))
      return [new GraphQLError('A text has characters that cannot be stored.')]
    const document = parseWithin(query)
    if (document instanceof GraphQLError) return [document]
    const operation = getOperationAST(document, operationName)
    if (operation?.operation === OperationTypeNode.SUBSCRIPTION)
      return [new GraphQLError('Subscriptions are served by WebSocket.')]
    if (method === 'GET' && operation?.operation === OperationTypeNode.MUTATION)
      return plain(405, 'Method Not Allowed', 'Mutations are sent by POST.', { allow: 'POST' })
    const errors = deps.validate(document)
    if (errors.length > 0) return errors
    if (!operation) return [new GraphQLError('There is no such operation in this document.')]
    const cost = costWithin({ schema: deps.schema, document, variables, operationName })
    if (cost instanceof GraphQLError) return [cost]
    if (cost > COST_MAX) return [tooCostly(cost)]
    const result = await deps.tracing.run(`graphql ${operation.operation}`, describeOperation(operation), async () =>
      deps.execute(query, await deps.identify(request), variables, operationName),
    )
    const outage = result.errors?.map(causeOf).find((cause) => cause instanceof DependencyUnavailable)
    if (outage !== undefined) {
      deps.tracing.fail(outage)
      return unavailable
    }
    if (result.data === undefined) return result.errors ?? []
    return { ...result, extensions: { cost: { requested: cost, limit: COST_MAX } } }
  }
  return createHandler<IncomingMessage>({
    onSubscribe: async (request, { operationName, query, variables }) => {
      try {
        return await run(request.raw, request.method, query, variables ?? {}, operationName ?? undefined)
      } catch (error) {
        deps.tracing.fail(error)
        if (error instanceof DependencyUnavailable) return unavailable
        deps.reportError(error)
        return plain(500, 'Internal Server Error', OUR_FAULT)
      }
    },
    formatError: (error) => {
      const cause = causeOf(error)
      if (cause === undefined || cause instanceof GraphQLError) return error
      deps.tracing.fail(cause)
      deps.reportError(cause)
      return new GraphQLError(OUR_FAULT, error instanceof GraphQLError && error.path ? { path: error.path } : {})
    },
  })
}
