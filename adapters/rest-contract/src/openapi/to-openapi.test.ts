import { describe, expect, it } from 'vitest'
import { downloads } from '../downloads.ts'
import type { Route } from '../route.ts'
import { routes } from '../routes/index.ts'
import { toOpenApi } from './to-openapi.ts'

const api = toOpenApi(routes, 'https://guildhall.example')
const operations = Object.entries(api.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, path, operation })),
)

const refsOf = (node: unknown): readonly string[] => {
  if (Array.isArray(node)) return node.flatMap(refsOf)
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => (key === '$ref' ? [String(value)] : refsOf(value)))
}

describe('the OpenAPI document', () => {
  // API-1
  it('describes every call of the table once', () => {
    expect(operations.map(({ operation }) => operation.operationId).toSorted()).toEqual(
      [...Object.keys(routes), ...Object.keys(downloads)].toSorted(),
    )
  })

  it('references only existing components', () => {
    const known = Object.keys(api.components.schemas).map((name) => `#/components/schemas/${name}`)
    expect(refsOf(api).filter((ref) => !known.includes(ref))).toEqual([])
  })

  it.each(operations)('$name: every parameter of the path is described', ({ path, operation }) => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const described = operation.parameters
      .filter((parameter): parameter is { name: string; in: string } => 'in' in parameter && parameter.in === 'path')
      .map(({ name }) => name)
    expect(described).toEqual(named)
  })

  it.each(operations)('$name: every body has an example', ({ operation }) => {
    const contents = [operation.requestBody, ...Object.values(operation.responses)].flatMap((holder) =>
      Object.values((holder as { content?: Record<string, object> } | undefined)?.content ?? {}),
    )
    expect(
      contents.filter((media) => !('example' in media && media.example !== undefined) && !('examples' in media)),
    ).toEqual([])
  })

  it('requires a token exactly where the table does', () => {
    const open = operations.filter(({ operation: { security } }) =>
      [security.length === 0, ...security.map((needs) => Object.keys(needs).length === 0)].includes(true),
    )
    const expected = Object.entries<Route>(routes).filter(
      ([, { access }]) => access === 'public' || access === 'signed',
    )
    expect(open.map(({ operation }) => operation.operationId).toSorted()).toEqual(
      [...expected.map(([name]) => name), 'downloadFile', 'downloadExport'].toSorted(),
    )
  })

  it('says that a session is recognised and not required', () => {
    expect(api.paths['/v0/page_views']?.['post']?.security).toEqual([{}, { session: [] }, { cookie: [] }])
  })

  // IDEN-16
  it('says that calls which change something are refused from another site', () => {
    const statuses = (path: string, method: string) => api.paths[path]?.[method]?.responses['403']
    expect(statuses('/v0/auth/login', 'post')).toMatchObject({
      description: 'account-suspended, deletion-pending, foreign-origin',
    })
    expect(statuses('/v0/templates', 'post')).toMatchObject({ description: expect.stringContaining('foreign-origin') })
    expect(JSON.stringify(statuses('/v0/templates', 'get') ?? {})).not.toContain('foreign-origin')
  })

  it('lists the codes of each problem by status', () => {
    const conflict = api.paths['/v0/conversations']?.['post']?.responses['409']
    expect(conflict).toMatchObject({ description: 'already-contacted, cannot-ask-again, still-running' })
  })

  // SRCH-3
  it('describes the search wire’s refusals as they are sent', () => {
    const answers = api.paths['/1/indexes/users/query']?.['post']?.responses ?? {}
    expect(Object.keys(answers)).not.toContain('401')
    expect(Object.keys(answers)).not.toContain('422')
    const refusals = Object.entries(answers).filter(([status]) => status !== '200')
    for (const [status, answer] of refusals) {
      const { content } = answer as { content: Record<string, { schema: object; examples: Record<string, object> }> }
      const { examples = {}, schema } = content['application/json'] ?? {}
      expect(schema).toEqual({ $ref: '#/components/schemas/SearchError' })
      for (const example of Object.values(examples))
        expect(example).toMatchObject({ value: { message: expect.any(String), status: Number(status) } })
    }
    expect(answers['403']).toMatchObject({
      content: {
        'application/json': {
          examples: { unauthenticated: { value: { message: 'Invalid Application-ID or API key', status: 403 } } },
        },
      },
    })
  })

  it('describes an upload as a file in multipart form data', () => {
    const body = api.paths['/v0/user/profile-image']?.['post']?.requestBody
    expect(body).toMatchObject({ content: { 'multipart/form-data': { schema: { required: ['file'] } } } })
  })

  // API-1
  it('describes downloads by their media types, refusals and access', () => {
    const read = (path: string) => api.paths[path]?.['get']
    expect(read('/v0/files/{uuid}')).toMatchObject({
      security: [{ session: [] }, { cookie: [] }, { operator: [] }, {}],
      parameters: [
        { name: 'uuid', in: 'path', required: true },
        { name: 'signature', in: 'query', required: false },
      ],
      responses: { 200: { content: { 'application/pdf': {}, 'image/png': {} } }, 401: {}, 404: {}, 429: {} },
    })
    expect(read('/v0/exports/{uuid}')).toMatchObject({
      security: [],
      parameters: [{ name: 'uuid' }, { name: 'signature', in: 'query', required: true }],
      responses: { 200: { content: { 'application/zip': {} } }, 404: {} },
    })
    expect(Object.keys(read('/v0/exports/{uuid}')?.responses ?? {})).toEqual(['200', '404', '429', '503'])
    expect(read('/v0/invoices/{uuid}/document.pdf')?.responses).toHaveProperty('403')
    expect(read('/v0/files/pictures/{name}')?.responses).toHaveProperty('304')
  })

  it('survives a JSON round trip', () => {
    expect(JSON.parse(JSON.stringify(api))).toMatchObject({
      openapi: '3.1.0',
      servers: [{ url: 'https://guildhall.example' }],
    })
  })
})
