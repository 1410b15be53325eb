import { type OpenApiOperation, routes, toOpenApi } from '@guildhall/rest-contract'
import { type SpecData, Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { type ContractCall, contractCalls } from './contract-calls.ts'

const api = JSON.parse(JSON.stringify(toOpenApi(routes, 'https://guildhall.example'))) as ReturnType<typeof toOpenApi>

/** A node of the document. */
type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const resolved = (node: unknown): Node => {
  if (!isNode(node)) return {}
  const ref = node['$ref']
  return typeof ref === 'string' ? resolved(api.components.schemas[ref.split('/').at(-1) ?? '']) : node
}
/** All properties of a schema, through references and unions. */
const listProperties = (schema: unknown): readonly string[] => {
  const node = resolved(schema)
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((word) =>
    Array.isArray(node[word]) ? (node[word] as unknown[]) : [],
  )
  return [...Object.keys(isNode(node['properties']) ? node['properties'] : {}), ...parts.flatMap(listProperties)]
}
const readContent = (holder: unknown): Readonly<Record<string, Node>> =>
  isNode(holder) && isNode(holder['content']) ? (holder['content'] as Record<string, Node>) : {}

const toShape = (path: string): string => path.replace(/\{[^}]*\}/g, '{}')
const operations = new Map<string, OpenApiOperation>(
  Object.entries(api.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => [`${method.toUpperCase()} ${toShape(path)}`, operation] as const),
  ),
)

/** What is missing in the document for a specified call. */
const listShortfalls = ({ access, call, fields, keys, multipart }: ContractCall): readonly string[] => {
  const operation = operations.get(toShape(call))
  if (operation === undefined) return ['no such call']
  const body = readContent(operation.requestBody)
  const sent = Object.values(body).flatMap(({ schema }) => listProperties(schema))
  const answers = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'))
  const answered = answers.flatMap(([, answer]) =>
    Object.values(readContent(answer)).flatMap(({ schema }) => listProperties(schema)),
  )
  const tokens = operation.security.flatMap((entry) => Object.keys(entry))
  return [
    ...fields.filter((field) => !sent.includes(field)).map((field) => `field ${field}`),
    ...keys.filter((key) => !answered.includes(key)).map((key) => `key ${key}`),
    ...(answers.length === 0 ? ['success'] : []),
    ...(multipart === true && body['multipart/form-data'] === undefined ? ['multipart'] : []),
    ...((access === 'open') === (tokens.length === 0) ? [] : ['right kind of access']),
    ...((access === 'sign-up') === tokens.includes('signUp') ? [] : ['temporary token']),
  ]
}

/** Calls that are not implemented yet: each is checked as soon as it exists. */
const NOT_YET_IMPLEMENTED: readonly string[] = ['DELETE /v0/user', 'POST /v0/upload']
const isHere = ({ call }: ContractCall): boolean => !NOT_YET_IMPLEMENTED.includes(call) || operations.has(toShape(call))

describe('the contract as a document', () => {
  // API-1
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { errors, valid } = await validator.validate(JSON.parse(JSON.stringify(api)) as SpecData)
    expect({ errors, valid }).toEqual({ errors: undefined, valid: true })
    expect(validator.version).toBe('3.1')
  })

  it.each(contractCalls.filter(isHere))('has $call in full', (row) => {
    expect(listShortfalls(row)).toEqual([])
  })
})
