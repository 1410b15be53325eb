import { type ASTVisitor, GraphQLError, OperationTypeNode, type ValidationContext } from 'graphql'

/** Limits of one document. Rule: LIVE-12. */
export const DOCUMENT_LIMITS = { tokens: 1_000, depth: 8, aliases: 15, fields: 200, operations: 5 } as const

/** Validation rule: refuses documents with too many aliases, fields or operations. */
export const withinLimits = (context: ValidationContext): ASTVisitor => {
  let aliases = 0
  let fields = 0
  let operations = 0
  const refuse = (what: string): void => context.reportError(new GraphQLError(`This has too many ${what}.`))
  return {
    OperationDefinition: () => {
      operations += 1
      if (operations === DOCUMENT_LIMITS.operations + 1) refuse('operations')
    },
    Field: ({ alias }) => {
      fields += 1
      if (alias !== undefined) aliases += 1
      if (alias !== undefined && aliases === DOCUMENT_LIMITS.aliases + 1) refuse('aliases')
      if (fields === DOCUMENT_LIMITS.fields + 1) refuse('fields')
    },
  }
}

/** Validation rule for sockets: queries are sent by POST, where they are authenticated. */
export const subscriptionsOnly = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition: ({ operation }) => {
    if (operation !== OperationTypeNode.SUBSCRIPTION)
      context.reportError(new GraphQLError('Only subscriptions are answered here.'))
  },
})
