import type { OpenApiDocument, OpenApiOperation } from '@guildhall/rest-contract'

/** A parameter of the document. */
export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: object
}

/** A link of the document: which call takes what this one answered, and where. */
export interface Link {
  readonly operationId: string
  readonly parameters?: Readonly<Record<string, string>>
  readonly requestBody?: Readonly<Record<string, string | readonly string[]>>
}

interface Media {
  readonly schema: object
  readonly encoding?: { readonly file?: { readonly contentType: string } }
}

/** A response of the document. */
export interface DocumentedResponse {
  readonly content?: Readonly<Record<string, Media>>
  readonly links?: Readonly<Record<string, Link>>
}

/** A call of the document, with its address. */
export interface Operation {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly open: boolean
  readonly json: object | null
  readonly multipart: { readonly schema: object; readonly contentTypes: readonly string[] } | null
  readonly responses: Readonly<Record<string, DocumentedResponse>>
}

const toOperation = (path: string, method: string, operation: OpenApiOperation): Operation => {
  const { content = {} } = (operation.requestBody ?? {}) as { readonly content?: Readonly<Record<string, Media>> }
  const form = content['multipart/form-data']
  return {
    name: operation.operationId,
    method: method.toUpperCase(),
    path,
    parameters: operation.parameters as readonly Parameter[],
    open: operation.security.length === 0,
    json: content['application/json']?.schema ?? null,
    multipart:
      form === undefined
        ? null
        : { schema: form.schema, contentTypes: form.encoding?.file?.contentType.split(', ') ?? [] },
    responses: operation.responses as Readonly<Record<string, DocumentedResponse>>,
  }
}

/** All calls of a document. */
export const readOperations = ({ paths }: OpenApiDocument): readonly Operation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => toOperation(path, method, operation)),
  )
