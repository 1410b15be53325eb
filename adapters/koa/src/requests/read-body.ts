import type { UploadedPicture } from '@guildhall/domain/files'
import type { Route } from '@guildhall/rest-contract'
import type { Context } from 'koa'
import { koaBody } from 'koa-body'
import { isTooDeep } from './json-depth.ts'
import { createUploadReader } from './read-upload.ts'
import { RequestRefused } from './request-refused.ts'

/** A request's body: a JSON object, or one file with text fields. */
export interface RequestBody {
  readonly json: Readonly<Record<string, unknown>>
  readonly file: UploadedPicture | null
  readonly fields?: Readonly<Record<string, unknown>>
}

/** Reads the body that a route accepts. Created once per route. */
export type BodyReader = (ctx: Context) => Promise<RequestBody>

const JSON_MAX_BYTES = 256 * 1024
const EMPTY_BODY: RequestBody = { json: {}, file: null }
const doNothing = (): Promise<void> => Promise.resolve()

const hasBody = (ctx: Context): boolean => (ctx.request.length ?? 0) > 0 || ctx.get('Transfer-Encoding') !== ''
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** DELETE may carry a password. The package types its methods with an enum that it does not export. */
const methodsWithBody = ['POST', 'PUT', 'DELETE'] as unknown as NonNullable<
  NonNullable<Parameters<typeof koaBody>[0]>['parsedMethods']
>

/** Whether a body could not be decompressed, by the codes of node:zlib. */
const isWronglyCompressed = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(Z_|ERR__|ERR_BROTLI_)/.test(String(error.code))

const createJsonReader = (types: readonly string[]): BodyReader => {
  const parse = koaBody({
    json: true,
    jsonTypes: [...types],
    jsonStrict: true,
    jsonLimit: JSON_MAX_BYTES,
    urlencoded: false,
    text: false,
    multipart: false,
    parsedMethods: methodsWithBody,
  })
  return async (ctx) => {
    if (!hasBody(ctx)) return EMPTY_BODY
    if (!ctx.is([...types])) throw new RequestRefused('unsupported-type')
    try {
      await parse(ctx, doNothing)
    } catch (error) {
      throw isWronglyCompressed(error) ? new RequestRefused('unreadable') : error
    }
    const body: unknown = ctx.request.body
    if (!isObject(body) || isTooDeep(body)) throw new RequestRefused('unreadable')
    return { json: body, file: null }
  }
}

const createFileReader = (route: Route): BodyReader => {
  const read = createUploadReader(route)
  return async (ctx) => {
    if (!ctx.is('multipart')) {
      throw new RequestRefused('unsupported-type', { message: 'Please send this as multipart form data.' })
    }
    return { json: {}, ...(await read(ctx.req)) }
  }
}

/** The hosted search service's clients send JSON with content types that need no preflight. */
const wireTypes = ['application/json', 'text/plain', 'application/x-www-form-urlencoded']

/** Creates a route's body reader: 413 if too large, 415 for another content type, 400 if unparsable. Rule: API-16. */
export const createBodyReader = (route: Route): BodyReader => {
  if (route.multipart === true) return createFileReader(route)
  if (route.body === undefined) return () => Promise.resolve(EMPTY_BODY)
  return createJsonReader(route.access === 'search-key' ? wireTypes : ['application/json', 'application/*+json'])
}
