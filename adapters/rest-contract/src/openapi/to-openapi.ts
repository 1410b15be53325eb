import { IDEMPOTENCY_KEY_MAX_LENGTH } from '@guildhall/domain/shared'
import type { z } from 'zod'
import { takesIdempotencyKey, type Access, type Route } from '../route.ts'
import { type Download, downloads } from '../downloads.ts'
import { toDownloadResponses, toResponses } from './responses.ts'
import { createSchemaRegistry, type JsonSchema, type SchemaRegistry } from './schemas.ts'

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>>; readonly securitySchemes: object }
}

/** One call of the document. */
export interface OpenApiOperation {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly tags: readonly string[]
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly object[]
  readonly requestBody?: object
  readonly responses: Readonly<Record<string, unknown>>
}

const securitySchemes = {
  session: { type: 'http', scheme: 'bearer', description: 'The session token of a login, 31 days.' },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'access_token',
    description: 'The same token as a browser gets it; over TLS its name is `__Host-access_token`.',
  },
  signUp: { type: 'http', scheme: 'bearer', description: 'The temporary token of a sign-up, 60 minutes.' },
  searchKey: { type: 'apiKey', in: 'header', name: 'X-Algolia-API-Key', description: 'The key of the login answer.' },
  operator: {
    type: 'apiKey',
    in: 'cookie',
    name: 'staff_session',
    description: 'The session of an operator, an hour; over TLS its name is `__Host-staff_session`.',
  },
  searchApplication: { type: 'apiKey', in: 'header', name: 'X-Algolia-Application-Id', description: 'guildhall' },
}

const toSecurity: Readonly<Record<Access, readonly Readonly<Record<string, readonly string[]>>[]>> = {
  public: [],
  signed: [],
  session: [{ session: [] }, { cookie: [] }],
  'sign-up': [{ session: [] }, { cookie: [] }, { signUp: [] }],
  'search-key': [{ searchApplication: [], searchKey: [] }],
  operator: [{ operator: [] }],
}

const toParameters = (route: Pick<Route, 'params' | 'query'>, registry: SchemaRegistry): readonly object[] =>
  (['params', 'query'] as const).flatMap((part) => {
    const schema = route[part]
    if (schema === undefined) return []
    const { properties = {}, required = [] } = registry.schemaOf(schema, 'input') as {
      properties?: Readonly<Record<string, JsonSchema>>
      required?: readonly string[]
    }
    return Object.entries(properties).map(([name, described]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || required.includes(name),
      schema: described,
    }))
  })

/** The pictures that can be read. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/avif', 'image/webp']

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same request again under the same key within 24 hours gets the first answer and changes nothing. A refusal is not kept.',
  schema: { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY_MAX_LENGTH },
}

const fileBody = ({ examples, fields, fileTypes = PICTURE_TYPES }: Route, registry: SchemaRegistry) => ({
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: {
          file: { type: 'string', contentMediaType: 'application/octet-stream' },
          ...(fields === undefined ? {} : (registry.schemaOf(fields, 'input')['properties'] as object)),
        },
        required: ['file'],
      },
      encoding: { file: { contentType: fileTypes.join(', ') } },
      example: { file: '(the bytes of a file)', ...(examples.fields as object | undefined) },
    },
  },
})

const jsonBody = (body: z.ZodType, example: unknown, registry: SchemaRegistry) => ({
  required: true,
  content: { 'application/json': { schema: registry.schemaOf(body, 'input'), example } },
})

const toDescription = (checks: readonly string[]): string =>
  ['Also checked:', '', ...checks.map((check) => `- ${check}`)].join('\n')

const toOperation = (name: string, route: Route, registry: SchemaRegistry): OpenApiOperation => ({
  operationId: name,
  summary: route.summary,
  ...(route.checks === undefined ? {} : { description: toDescription(route.checks) }),
  tags: [findTag(route.path)],
  // An empty requirement says that the others are optional.
  security: route.recognisesSession === true ? [{}, ...toSecurity.session] : toSecurity[route.access],
  parameters: [...toParameters(route, registry), ...(takesIdempotencyKey(route) ? [idempotencyKey] : [])],
  ...(route.multipart === true ? { requestBody: fileBody(route, registry) } : {}),
  ...(route.body === undefined ? {} : { requestBody: jsonBody(route.body, route.examples.body, registry) }),
  responses: toResponses(name, route, registry),
})

/** A requirement of nothing: the others are optional. */
const NOTHING: Readonly<Record<string, readonly string[]>> = {}
const DOWNLOADS = 'Downloads'
const isSignedAlone = ({ access }: Download): boolean => access.every((way) => way === 'signed')

const toDownload = (name: string, download: Download, registry: SchemaRegistry): OpenApiOperation => ({
  operationId: name,
  summary: download.summary,
  tags: [DOWNLOADS],
  security: isSignedAlone(download)
    ? toSecurity.signed
    : download.access.flatMap((access) => (access === 'signed' ? [NOTHING] : toSecurity[access])),
  parameters: toParameters(download, registry),
  responses: toDownloadResponses(name, download, registry),
})

const TAGS: readonly (readonly [RegExp, string])[] = [
  [/^\/1\//, 'Search wire'],
  [/^\/v0\/(auth|email_available|signup_options|qualify|retention|user$|user\/restore)/, 'Account'],
  [/^\/v0\/user\//, 'Profile'],
  [/^\/v0\/(company|billing_info)/, 'Company'],
  [/^\/v0\/(notifications|system_message)/, 'Notifications'],
  [/^\/v0\/(conversations|messages|drafts|reports|contact_allowance|templates)/, 'Conversations'],
  [/^\/v0\/places/, 'Places'],
  [/^\/v0\/lists/, 'Lists'],
  [/^\/v0\/staff/, 'Back office'],
]
const findTag = (path: string): string => TAGS.find(([pattern]) => pattern.test(path))?.[1] ?? 'Search'

const toTemplate = (path: string): string => path.replace(/:([A-Za-z]+)/g, '{$1}')

/** Creates the OpenAPI document of a route table and of the downloads; `url` is the service's URL. Rule: API-1. */
export const toOpenApi = (table: Readonly<Record<string, Route>>, url = '/'): OpenApiDocument => {
  const registry = createSchemaRegistry()
  const paths: Record<string, Record<string, OpenApiOperation>> = {}
  for (const [name, route] of Object.entries(table)) {
    const path = toTemplate(route.path)
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: toOperation(name, route, registry) }
  }
  for (const [name, download] of Object.entries<Download>(downloads))
    paths[toTemplate(download.path)] = { get: toDownload(name, download, registry) }
  const tags = [...new Set(Object.values(paths).flatMap((item) => Object.values(item).flatMap(({ tags }) => tags)))]
  return {
    openapi: '3.1.0',
    info: {
      title: 'Guildhall',
      version: '0',
      description: 'A hiring marketplace: employers find, contact and pay for access to independent contractors.',
    },
    servers: [{ url }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: { schemas: registry.components, securitySchemes },
  }
}
