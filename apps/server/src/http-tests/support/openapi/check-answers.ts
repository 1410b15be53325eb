import type { OpenApiDocument } from '@guildhall/rest-contract'
import { createSchemaChecker } from './check-schemas.ts'
import { type Operation, readOperations } from './read-operations.ts'

/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number
  /** Content type without parameters; empty if there is none. */
  readonly type: string
  /** The parsed JSON, otherwise the text. */
  readonly body: unknown
}

/** What the document does not allow about an answer of a call; null if it fits. */
export type AnswerChecker = (call: string, answer: Answer) => string | null

/** Reads an answer to its end. */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  return { status: response.status, type, body: type === 'application/json' ? JSON.parse(text) : text }
}

/** Creates a checker for the answers of all calls of a document. */
export const createAnswerChecker = (document: OpenApiDocument): AnswerChecker => {
  const check = createSchemaChecker(document)
  const operations = new Map<string, Operation>(
    readOperations(document).map((operation) => [operation.name, operation]),
  )
  return (call, { body, status, type }) => {
    const operation = operations.get(call)
    if (operation === undefined) throw new Error(`There is no call ${call}`)
    if (status >= 500) return `${status} ${JSON.stringify(body)}`
    const documented = operation.responses[String(status)]
    if (documented === undefined) return `${status} is not documented: ${JSON.stringify(body)}`
    if (documented.content === undefined) return body === '' ? null : `${status} has a body`
    const schema = documented.content[type]?.schema
    return schema === undefined ? `${status} has the type ${type}` : check(schema, body)
  }
}
