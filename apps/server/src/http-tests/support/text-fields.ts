import { routes, type Route } from '@guildhall/rest-contract'
import { z } from 'zod'
import { fieldNotes, type FieldNotes } from '../../../../../adapters/rest-contract/src/wire/constrained.ts'

/** Where a text stands in a request. */
export type Part = 'params' | 'query' | 'body' | 'fields'

/** A text of a request, as the contract declares it. */
export interface TextField {
  /** 'saveUser body.job_title'; items of lists are '[]'. */
  readonly key: string
  readonly route: string
  readonly part: Part
  readonly path: readonly string[]
  readonly maxLength: number
  /** Above 99; the first digits of the numbers of its payloads. */
  readonly code: number
  /** Why no free text can enter it, null if it can. */
  readonly closed: string | null
}

type Schema = Readonly<Record<string, unknown>> & { readonly notes?: FieldNotes }
type Found = Omit<TextField, 'code' | 'key' | 'maxLength'> & { readonly maxLength: number | undefined }

const ALTERNATIVES = ['anyOf', 'oneOf', 'allOf'] as const
const FIXED_FORMATS = new Set(['uuid', 'date', 'date-time'])

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null
const listOf = (value: unknown): readonly Schema[] =>
  Array.isArray(value) ? value.filter((item) => isSchema(item)) : []

/** Why a schema admits no free text; null if it does. */
const closedBy = (schema: Schema): string | null => {
  const { format = schema['format'], enum: options = schema['enum'] } = schema.notes ?? {}
  if (options !== undefined || schema['const'] !== undefined) return 'one of the options'
  return typeof format === 'string' && FIXED_FORMATS.has(format) ? `a ${format}` : null
}

/** The texts in a part of a route's request. */
function textsIn(route: string, part: Part, schema: z.ZodType): readonly Found[] {
  const root = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema, zodSchema }) => {
      const notes = fieldNotes.get(zodSchema)
      if (notes !== undefined) Object.assign(jsonSchema, { notes })
    },
  }) as Schema
  const definitions = isSchema(root['$defs']) ? root['$defs'] : {}
  const walk = (given: Schema, path: readonly string[], above?: FieldNotes): readonly Found[] => {
    const name = typeof given['$ref'] === 'string' ? given['$ref'].split('/').at(-1) : undefined
    const target = name === undefined ? given : definitions[name]
    if (!isSchema(target)) return []
    const schema = target.notes === undefined && above !== undefined ? { ...target, notes: above } : target
    const inner = Object.entries(isSchema(schema['properties']) ? schema['properties'] : {})
    const within = [
      ...ALTERNATIVES.flatMap((keyword) => listOf(schema[keyword])).flatMap((one) => walk(one, path, schema.notes)),
      ...inner.flatMap(([field, value]) => (isSchema(value) ? walk(value, [...path, field]) : [])),
      ...(isSchema(schema['items']) ? walk(schema['items'], [...path, '[]']) : []),
    ]
    const types = [schema['type']].flat()
    if (!types.includes('string')) return within
    const maxLength = schema.notes?.maxLength ?? schema['maxLength']
    return [
      ...within,
      { route, part, path, maxLength: typeof maxLength === 'number' ? maxLength : undefined, closed: closedBy(schema) },
    ]
  }
  return walk(root, [])
}

/** Of several declarations of a field (cases of a form) the one with most room stands for all. */
function merge(found: readonly Found[]): readonly TextField[] {
  const byKey = new Map<string, Found>()
  for (const field of found) {
    const key = `${field.route} ${[field.part, ...field.path].join('.')}`
    const before = byKey.get(key)
    byKey.set(key, {
      ...field,
      closed: before === undefined ? field.closed : (before.closed ?? field.closed),
      maxLength: before?.maxLength ?? field.maxLength,
    })
  }
  return Array.from(byKey, ([key, field], index) => ({
    ...field,
    key,
    maxLength: field.maxLength ?? 100_000,
    code: 100 + index,
  }))
}

const PARTS = ['params', 'query', 'body', 'fields'] as const

/** Every text of every request that the contract declares. */
export const textFields: readonly TextField[] = merge(
  Object.entries<Route>(routes).flatMap(([name, route]) =>
    PARTS.flatMap((part) => (route[part] === undefined ? [] : textsIn(name, part, route[part]))),
  ),
)
