import { GraphQLError, GraphQLScalarType } from 'graphql'
import type { SchemaModule } from './schema-module.ts'

const dateTime = new GraphQLScalarType({
  name: 'DateTime',
  description: 'An instant, ISO 8601 in UTC: 2026-03-02T09:00:00.000Z.',
  serialize: (value) => {
    if (value instanceof Date) return value.toISOString()
    if (typeof value === 'string') return value
    if (typeof value === 'number') return new Date(value).toISOString()
    throw new GraphQLError('This is no instant')
  },
  parseValue: (value) => {
    const at = typeof value === 'string' ? new Date(value) : null
    if (at === null || Number.isNaN(at.getTime())) throw new GraphQLError('An instant is ISO 8601, in UTC.')
    return at
  },
})

/** Refusals, pages and scalars. Rules: API-47, API-48. */
export const sharedModule: SchemaModule = {
  typeDefs: /* GraphQL */ `
    "An instant, ISO 8601 in UTC: 2026-03-02T09:00:00.000Z."
    scalar DateTime

    """
    Why a field was refused. Every field that can be refused answers a union: ask for \`... on Refusal { code message }\` beside the type that
    you want. The codes are those of the REST contract.
    """
    interface Refusal {
      code: String!
      "For people."
      message: String!
    }

    "Not signed in, not allowed, or a token without the scope: unauthenticated, forbidden, email-not-verified, insufficient-scope."
    type AccessRefused implements Refusal {
      code: String!
      message: String!
    }

    "There is nothing by this id, or it is not yours to know: not-found."
    type NotFound implements Refusal {
      code: String!
      message: String!
    }

    "Something in the arguments is wrong: invalid."
    type InvalidInput implements Refusal {
      code: String!
      message: String!
      errors: [FieldErrors!]!
    }

    type FieldErrors {
      field: String!
      messages: [String!]!
    }

    "The company's plan does not include this: trial-ended, subscription-expired, search-limit-reached, bookmarks-need-subscription."
    type PlanRefused implements Refusal {
      code: String!
      message: String!
    }

    "It is in a state that does not allow this: not-now, claimed, not-claimed, changed-meanwhile."
    type StateConflict implements Refusal {
      code: String!
      message: String!
    }

    "The operator's password is needed first: password-required. Give it at POST /v0/staff/proof."
    type PasswordRequired implements Refusal {
      code: String!
      message: String!
    }

    "Give \`endCursor\` as \`after\` to get the next page."
    type PageInfo {
      hasNextPage: Boolean!
      endCursor: String
    }
  `,
  resolvers: () => ({ DateTime: dateTime }),
}
