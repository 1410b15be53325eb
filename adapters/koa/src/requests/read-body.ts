import { readFile, rm } from 'node:fs/promises'
import { IMAGE_MAX_BYTES } from '@guildhall/domain/files'
import type { UploadedPicture } from '@guildhall/domain/files'
import type { Route } from '@guildhall/rest-contract'
import type { Context } from 'koa'
import { koaBody, type ScalarOrArrayFiles } from 'koa-body'
import { isTooDeep } from './json-depth.ts'
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
/** The domain shortens names further. */
const FILE_NAME_MAX_LENGTH = 1_000
/** formidable's error code for a file over its limit. */
const FILE_TOO_LARGE = 1009
const FILE_ERROR_MESSAGE = 'There was an error processing the file. Please try again.'
const EMPTY_BODY: RequestBody = { json: {}, file: null }
const doNothing = (): Promise<void> => Promise.resolve()

const hasBody = (ctx: Context): boolean => (ctx.request.length ?? 0) > 0 || ctx.get('Transfer-Encoding') !== ''
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** DELETE may carry a password. The package types its methods with an enum that it does not export. */
const methodsWithBody = ['POST', 'PUT', 'DELETE'] as unknown as NonNullable<
  NonNullable<Parameters<typeof koaBody>[0]>['parsedMethods']
>

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
    await parse(ctx, doNothing)
    const body: unknown = ctx.request.body
    if (!isObject(body) || isTooDeep(body)) throw new RequestRefused('unreadable')
    return { json: body, file: null }
  }
}

const listFiles = (files: ScalarOrArrayFiles | undefined) => Object.values(files ?? {}).flat()

const createFileReader = ({ fileMaxBytes = IMAGE_MAX_BYTES, problems }: Route): BodyReader => {
  const parse = koaBody({
    json: false,
    urlencoded: false,
    text: false,
    multipart: true,
    formidable: {
      maxFileSize: fileMaxBytes,
      maxTotalFileSize: fileMaxBytes,
      maxFiles: 1,
      maxFields: 10,
      maxFieldsSize: 64 * 1024,
      allowEmptyFiles: true,
      minFileSize: 0,
    },
  })
  const tooLarge = problems['too-large']?.message
  const rethrowTooLarge = (error: unknown): never => {
    const isSize = typeof error === 'object' && error !== null && 'code' in error && error.code === FILE_TOO_LARGE
    throw isSize ? new RequestRefused('too-large', tooLarge === undefined ? {} : { message: tooLarge }) : error
  }
  return async (ctx) => {
    if (!ctx.is('multipart')) {
      throw new RequestRefused('unsupported-type', { message: 'Please send this as multipart form data.' })
    }
    try {
      await parse(ctx, doNothing).catch(rethrowTooLarge)
      const file = listFiles({ file: ctx.request.files?.['file'] ?? [] })[0]
      if (file === undefined || file.size === 0) {
        throw new RequestRefused('invalid', { message: FILE_ERROR_MESSAGE, errors: { file: [FILE_ERROR_MESSAGE] } })
      }
      const bytes = await readFile(file.filepath)
      const fields: unknown = ctx.request.body
      return {
        json: {},
        file: { bytes, originalName: (file.originalFilename ?? 'file').slice(0, FILE_NAME_MAX_LENGTH) },
        fields: isObject(fields) ? fields : {},
      }
    } finally {
      const temporaryFiles = listFiles(ctx.request.files)
      await Promise.all(temporaryFiles.map(({ filepath }) => rm(filepath, { force: true })))
    }
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
