import { PAGE_LIMIT_MAX, REQUIRED_MESSAGE } from '@guildhall/domain/shared'
import { z } from 'zod'
import { constrained, type FieldNotes } from './constrained.ts'

/**
 * A tolerantly parsed field: `prepare` first converts what clients send (numbers as text, null, nothing) to what the
 * schema describes. Types and the OpenAPI document describe what clients should send.
 */
export const tolerant = <S extends z.ZodType>(
  prepare: (value: unknown) => unknown,
  schema: S,
): z.ZodType<z.output<S>, z.input<S>> => z.preprocess(prepare, schema) as z.ZodType<z.output<S>, z.input<S>>

const NOT_TEXT = 'Value is not a text'
const NOT_NUMBER = 'Value is not a number'
const NOT_FLAG = 'Value is not yes or no'
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

/** Text that every store accepts: without NUL characters and lone surrogates. */
export const storable = z.string(NOT_TEXT).refine((value) => !value.includes('\0') && value.isWellFormed(), NOT_TEXT)

/** A text; '' if missing, so that the domain reports it as required. */
export const text = tolerant(toText, storable)
/** A text that may be absent, or null for "none". */
export const nullableText = tolerant(toNullableText, storable.nullable())
/** A number or a numeric text; null if missing. */
export const number = tolerant(toNumber, z.number(NOT_NUMBER).nullable())
/** A boolean, also in the forms' notation; false if missing. */
export const flag = tolerant(toFlag, z.boolean(NOT_FLAG))
/** A boolean that must be sent, because a missing one says nothing about what is wanted. */
export const requiredFlag = tolerant(
  (value) => (isMissing(value) ? value : toFlag(value)),
  z.boolean({ error: ({ input }) => (isMissing(input) ? REQUIRED_MESSAGE : NOT_FLAG) }),
)
/** A date YYYY-MM-DD as text; '' if missing. */
export const dateText = tolerant(toText, storable.meta({ format: 'date' }))

/**
 * A text typed as one of the options: the domain rejects other values, together with the
 * form's other errors.
 */
export const choice = <const Option extends string>(
  options: readonly Option[],
): z.ZodType<Option | null, Option | null> =>
  tolerant(toNullableText, storable.nullable().meta({ enum: [...options, null] })) as z.ZodType<
    Option | null,
    Option | null
  >

/** A number typed as one of the options, which the domain checks. */
export const numberChoice = (options: readonly number[]) =>
  tolerant(
    toNumber,
    z
      .number(NOT_NUMBER)
      .nullable()
      .meta({ enum: [...options, null] }),
  )

/** One of the options; null if unknown or missing. */
export const knownChoice = <const Option extends string>(
  options: readonly Option[],
): z.ZodType<Option | null, Option | null> =>
  tolerant((value) => options.find((option) => option === value) ?? null, z.enum<readonly Option[]>(options).nullable())

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** True for the text form of a UUID. */
export const isUuid = (value: string): boolean => UUID.test(value)

/** An id in a path or a body, in lower case. */
export const uuid = z
  .string(REQUIRED_MESSAGE)
  .regex(UUID, 'Value is not a valid id')
  .transform((value) => value.toLowerCase())
  .meta({ format: 'uuid' })

/** A list of texts, also accepted as JSON in a text. */
export const textList = tolerant(
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

/** A list of options; empty if missing, so that the domain reports it as required. At least one is needed. */
export const choices = <Option extends z.ZodType>(option: Option) =>
  constrained(
    tolerant((value) => (isMissing(value) ? [] : value), z.array(option)),
    { presence: 'not-blank' },
  )

/** A text that is '' if absent. */
export const optionalText = text.default('')

/** The id of something in a body; the domain answers what it does not know. */
export const idText = constrained(text, { presence: 'not-blank', format: 'uuid' })
export const nullableId = constrained(nullableText, { format: 'uuid' })

/** A person's text of at most `maxLength` characters, required or not. */
export const requiredText = (maxLength: number, notes: FieldNotes = {}) =>
  constrained(text, { presence: 'not-blank', maxLength, ...notes })
export const limitedText = (maxLength: number) => constrained(nullableText, { maxLength }).optional()

/** The page of a list: the cursor of the reply before, and how many entries. */
export const pageQuery = z.object({
  cursor: text.optional(),
  limit: constrained(number, { integer: true, minimum: 1, maximum: PAGE_LIMIT_MAX }).optional(),
})

/** An instant in a reply: ISO 8601 UTC. */
export const instant = z.iso.datetime()
