import { z } from 'zod'

/**
 * A field that is read tolerantly: `prepare` first brings what clients send (numbers as texts, null, nothing) into the shape that the
 * schema describes. It is typed, and described in the OpenAPI document, as what clients should send.
 */
export const reads = <S extends z.ZodType>(
  prepare: (value: unknown) => unknown,
  schema: S,
): z.ZodType<z.output<S>, z.input<S>> => z.preprocess(prepare, schema) as z.ZodType<z.output<S>, z.input<S>>

const NOT_TEXT = 'Value is not a text'
const NOT_NUMBER = 'Value is not a number'
const isMissing = (value: unknown): boolean => value === undefined || value === null

const toText = (value: unknown): unknown => {
  if (isMissing(value)) return ''
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
}
const toNullableText = (value: unknown): unknown =>
  isMissing(value) || value === '' ? null : typeof value === 'number' ? String(value) : value

const toNumber = (value: unknown): unknown => {
  if (isMissing(value)) return null
  if (typeof value !== 'string') return value
  const trimmed = value.trim()
  return trimmed === '' ? null : Number.isFinite(Number(trimmed)) ? Number(trimmed) : value
}

const toFlag = (value: unknown): unknown => {
  if (isMissing(value) || value === '' || value === 'false' || value === '0' || value === 0) return false
  return value === 'true' || value === '1' || value === 1 || value === 'on' ? true : value
}

/** Text that every store can keep: no NUL character, no half of a surrogate pair. */
export const storable = z.string(NOT_TEXT).refine((value) => !value.includes('\0') && value.isWellFormed(), NOT_TEXT)

/** A text; '' where it is missing, for the domain's "required" to say so. */
export const text = reads(toText, storable)
/** A text that may be absent, or null for "none". */
export const nullableText = reads(toNullableText, storable.nullable())
/** A number or a numeric text; null where it is missing. */
export const number = reads(toNumber, z.number(NOT_NUMBER).nullable())
/** A yes or no, also as forms write it; no where it is missing. */
export const flag = reads(toFlag, z.boolean('Value is not yes or no'))
/** A date YYYY-MM-DD as a text; '' where it is missing. */
export const dateText = reads(toText, storable.meta({ format: 'date' }))

/**
 * One of a fixed list as it was written: typed as the list's union, and the domain's own rule refuses anything else together with the
 * form's other errors.
 */
export const choice = <const Option extends string>(
  options: readonly Option[],
): z.ZodType<Option | null, Option | null> =>
  reads(toNullableText, storable.nullable().meta({ enum: [...options, null] })) as z.ZodType<
    Option | null,
    Option | null
  >

/** One of a fixed list; what is not of it, or missing, is null. */
export const knownChoice = <const Option extends string>(
  options: readonly Option[],
): z.ZodType<Option | null, Option | null> =>
  reads((value) => options.find((option) => option === value) ?? null, z.enum<readonly Option[]>(options).nullable())

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** True for the text form of a UUID. */
export const isUuid = (value: string): boolean => UUID.test(value)

/** An id in a path or a body, in lower case. */
export const uuid = z
  .string('Value is required')
  .regex(UUID, 'Value is not a valid id')
  .transform((value) => value.toLowerCase())
  .meta({ format: 'uuid' })

/** A list of texts that may also come as JSON in a text. */
export const textList = reads(
  (value) => {
    if (isMissing(value) || value === '') return []
    if (typeof value !== 'string') return value
    try {
      return JSON.parse(value) as unknown
    } catch {
      return value
    }
  },
  z
    .array(storable.max(200, 'The maximum length allowed is 200'), 'Value is not a list')
    .max(1000, 'The maximum value allowed is 1000'),
)

/** An instant in a reply: ISO 8601 UTC. */
export const instant = z.iso.datetime()
