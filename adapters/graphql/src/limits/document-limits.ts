import {
  type ASTVisitor,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'

/** Limits of one document and its variables. Rules: API-47, LIVE-12. */
export const DOCUMENT_LIMITS = {
  tokens: 2_000,
  depth: 10,
  aliases: 15,
  fields: 300,
  operations: 5,
  variableLevels: 32,
} as const

/** Whether a parsed JSON value has more levels of arrays and objects than that. Goes no deeper, so that none overflows the stack. */
export const hasMoreLevels = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((item) => hasMoreLevels(item, levels - 1)))

/** Introspection nests deeper than any query of ours, and only into the schema. */
const isIntrospection = (name: string): boolean => name.startsWith('__')

/** The depth of a selection, through fragments; fragments that contain themselves are refused elsewhere. */
const depthOf = (context: ValidationContext, selection: SelectionSetNode, known: Map<string, number>): number => {
  let deepest = 0
  for (const node of selection.selections) {
    if (node.kind === Kind.FIELD) {
      const inside =
        node.selectionSet === undefined || isIntrospection(node.name.value)
          ? 0
          : depthOf(context, node.selectionSet, known)
      deepest = Math.max(deepest, 1 + inside)
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      deepest = Math.max(deepest, depthOf(context, node.selectionSet, known))
    } else {
      const { value: name } = node.name
      const fragment = context.getFragment(name)
      if (fragment && !known.has(name)) {
        // Zero until it is known, for fragments in a circle.
        known.set(name, 0)
        known.set(name, depthOf(context, fragment.selectionSet, known))
      }
      deepest = Math.max(deepest, known.get(name) ?? 0)
    }
  }
  return deepest
}

/** Validation rule: refuses documents with too many aliases, fields, levels or operations. */
export const withinLimits = (context: ValidationContext): ASTVisitor => {
  let aliases = 0
  let fields = 0
  let operations = 0
  const refuse = (what: string): void => context.reportError(new GraphQLError(`This has too many ${what}.`))
  return {
    OperationDefinition: ({ selectionSet }) => {
      operations += 1
      if (operations === DOCUMENT_LIMITS.operations + 1) refuse('operations')
      if (depthOf(context, selectionSet, new Map()) > DOCUMENT_LIMITS.depth) refuse('levels')
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
