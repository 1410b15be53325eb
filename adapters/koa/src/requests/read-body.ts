import { readFile, rm } from 'node:fs/promises'
import { IMAGE_MAX_BYTES } from '@guildhall/domain/files'
import type { UploadedPicture } from '@guildhall/domain/files'
import type { Route } from '@guildhall/rest-contract'
import type { Context } from 'koa'
import { koaBody, type ScalarOrArrayFiles } from 'koa-body'
import { RequestRefused } from './request-refused.ts'

/** What a request carried: a JSON object, or one file with the text fields beside it. */
export interface RequestBody {
  readonly json: Readonly<Record<string, unknown>>
  readonly file: UploadedPicture | null
  readonly fields?: Readonly<Record<string, unknown>>
}

/** Reads the body that a route takes. Made once a route. */
export type BodyReader = (ctx: Context) => Promise<RequestBody>

const JSON_MAX_BYTES = 256 * 1024
/** How much of a name is read; the domain shortens it further. */
const FILE_NAME_READ = 1_000
/** formidable's code of a file over its limit. */
const FILE_TOO_LARGE = 1009
const NO_FILE = 'There was an error processing the file. Please try again.'
const NOTHING: RequestBody = { json: {}, file: null }
const untouched = (): Promise<void> => Promise.resolve()

const hasBody = (ctx: Context): boolean => (ctx.request.length ?? 0) > 0 || ctx.get('Transfer-Encoding') !== ''
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A deletion may bring a password with it. The package names its methods by an enum that it does not export. */
const methodsWithBody = ['POST', 'PUT', 'DELETE'] as unknown as NonNullable<
  NonNullable<Parameters<typeof koaBody>[0]>['parsedMethods']
>

const jsonReader = (types: readonly string[]): BodyReader => {
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
    if (!hasBody(ctx)) return NOTHING
    if (!ctx.is([...types])) throw new RequestRefused('unsupported-type')
    await parse(ctx, untouched)
    const body: unknown = ctx.request.body
    if (!isObject(body)) throw new RequestRefused('unreadable')
    return { json: body, file: null }
  }
}

const filesOf = (files: ScalarOrArrayFiles | undefined) => Object.values(files ?? {}).flat()

const fileReader = ({ fileMaxBytes = IMAGE_MAX_BYTES, problems }: Route): BodyReader => {
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
  const sayTooLarge = (error: unknown): never => {
    const isSize = typeof error === 'object' && error !== null && 'code' in error && error.code === FILE_TOO_LARGE
    throw isSize ? new RequestRefused('too-large', tooLarge === undefined ? {} : { message: tooLarge }) : error
  }
  return async (ctx) => {
    if (!ctx.is('multipart')) {
      throw new RequestRefused('unsupported-type', { message: 'Please send this as multipart form data.' })
    }
    try {
      await parse(ctx, untouched).catch(sayTooLarge)
      const file = filesOf({ file: ctx.request.files?.['file'] ?? [] })[0]
      if (file === undefined || file.size === 0) {
        throw new RequestRefused('invalid', { message: NO_FILE, errors: { file: [NO_FILE] } })
      }
      const bytes = await readFile(file.filepath)
      const fields: unknown = ctx.request.body
      return {
        json: {},
        file: { bytes, originalName: (file.originalFilename ?? 'file').slice(0, FILE_NAME_READ) },
        fields: isObject(fields) ? fields : {},
      }
    } finally {
      const left = filesOf(ctx.request.files)
      await Promise.all(left.map(({ filepath }) => rm(filepath, { force: true })))
    }
  }
}

/** The hosted search service's clients send JSON under types that need no preflight. */
const wireTypes = ['application/json', 'text/plain', 'application/x-www-form-urlencoded']

/** Makes a route's reader: 413 for too much, 415 for another kind, 400 for what cannot be read. Rule: API-16. */
export const bodyReaderOf = (route: Route): BodyReader => {
  if (route.multipart === true) return fileReader(route)
  if (route.body === undefined) return () => Promise.resolve(NOTHING)
  return jsonReader(route.access === 'search-key' ? wireTypes : ['application/json', 'application/*+json'])
}
