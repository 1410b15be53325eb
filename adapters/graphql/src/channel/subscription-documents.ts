import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, specifiedRules, validate } from 'graphql'
import { DOCUMENT_LIMITS, subscriptionsOnly, withinLimits } from '../limits/document-limits.ts'

/** Documents that are remembered: pages of one release send the same one. */
const REMEMBERED = 100

/** A document that may be subscribed to, or why not. */
export type CheckedDocument = DocumentNode | readonly GraphQLError[]

/** Whether it is the reasons why not. */
export const isRefused = (checked: CheckedDocument): checked is readonly GraphQLError[] => Array.isArray(checked)

/** Parses and checks documents, and remembers them: sockets with the same one share it. Rule: LIVE-13. */
export function createDocumentChecker(schema: GraphQLSchema): (query: string) => CheckedDocument {
  const remembered = new Map<string, DocumentNode>()
  const check = (query: string): CheckedDocument => {
    try {
      const document = parse(query, { maxTokens: DOCUMENT_LIMITS.tokens, noLocation: true })
      const errors = validate(schema, document, [...specifiedRules, withinLimits, subscriptionsOnly])
      return errors.length > 0 ? errors : document
    } catch (error) {
      if (error instanceof GraphQLError) return [error]
      throw error
    }
  }
  return (query) => {
    const known = remembered.get(query)
    if (known !== undefined) return known
    const checked = check(query)
    if (isRefused(checked)) return checked
    if (remembered.size >= REMEMBERED) remembered.clear()
    remembered.set(query, checked)
    return checked
  }
}
