import type { FieldNotes } from '../wire/constrained.ts'

type Schema = Record<string, unknown>

const isNull = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'null'

/** Unfolds "this or null", and says whether null was allowed. */
const unfoldNullable = (schema: Schema): boolean => {
  const { anyOf, type } = schema
  if (Array.isArray(anyOf) && anyOf.length === 2 && anyOf.some(isNull)) {
    const [other] = (anyOf as readonly Schema[]).filter((branch) => !isNull(branch))
    delete schema['anyOf']
    Object.assign(schema, other)
    return true
  }
  if (!Array.isArray(type) || !type.includes('null')) return false
  const [only, ...more] = (type as readonly string[]).filter((name) => name !== 'null')
  schema['type'] = more.length === 0 ? only : [only, ...more]
  return true
}

/** Anything but white space and control characters, which are removed. */
const NOT_BLANK = String.raw`[^\s\u0000-\u001f\u007f]`

const presenceKeywords = (
  type: unknown,
  presence: FieldNotes['presence'],
  { format, minLength = 1 }: FieldNotes,
): Schema => {
  if (presence === undefined) return {}
  if (type === 'array') return { minItems: 1 }
  if (type !== 'string' || format !== undefined) return {}
  return presence === 'not-blank' ? { minLength, pattern: NOT_BLANK } : { minLength }
}

/** Writes what the notes of a field say into its JSON schema; a field that must be present is not null. */
export const applyNotes = (schema: Schema, notes: FieldNotes): void => {
  const { enum: options, integer, presence, ...keywords } = notes
  const nullable = unfoldNullable(schema) && presence === undefined
  Object.assign(schema, presenceKeywords(schema['type'], presence, notes), keywords)
  if (integer === true) schema['type'] = 'integer'
  const listed = options ?? (Array.isArray(schema['enum']) ? (schema['enum'] as readonly unknown[]) : undefined)
  if (listed !== undefined) {
    const known = listed.filter((option) => option !== null)
    schema['enum'] = nullable ? [...known, null] : known
    delete schema['pattern']
    delete schema['minLength']
  }
  if (nullable) schema['type'] = [schema['type'], 'null']
}
