import { type Constraint, constraintOf, type Described } from '@guildhall/domain/shared'
import { z } from 'zod'

/** What the document says of a field besides its type: what the domain demands, and examples where that cannot all be said. */
export interface FieldNotes extends Constraint {
  readonly examples?: readonly unknown[]
  /** The entries of a list. */
  readonly items?: { readonly type: 'string'; readonly pattern: string }
}

/**
 * The notes of the fields of requests. They describe and do not parse: the domain applies its rules itself, so that all errors of a form
 * come at once. Rule: API-22.
 */
export const fieldNotes = z.registry<FieldNotes>()

/** The field with notes for the document; it parses as before. */
export const constrained = <S extends z.ZodType>(field: S, notes: FieldNotes): S => {
  const copy = field.clone()
  fieldNotes.add(copy, notes)
  return copy
}

/** The field with what the domain's rules demand of it. */
export const ruled = <S extends z.ZodType>(field: S, rules: readonly Described[], notes: FieldNotes = {}): S =>
  constrained(field, { ...constraintOf(rules), ...notes })

type JsonType = 'string' | 'number' | 'boolean' | 'array'

/** A case of an object: fields that have a value, and fields that then must be there, with their types. */
export interface Case {
  readonly when?: Readonly<Record<string, string | boolean>>
  readonly needs?: Readonly<Record<string, JsonType>>
  /** Objects inside, if they are there. */
  readonly within?: Readonly<Record<string, Pick<Case, 'needs'>>>
  /** Fields that are absent. */
  readonly without?: readonly string[]
  /** The highest value of a field in this case. */
  readonly maximum?: Readonly<Record<string, number>>
}

const mapValues = <From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]))

const keywordsOf = ({ maximum = {}, needs = {}, when = {}, within = {} }: Case): object => {
  const required = [...Object.keys(when), ...Object.keys(needs)]
  return {
    properties: {
      ...mapValues(within, ({ needs: inner = {} }) => ({ required: Object.keys(inner) })),
      ...mapValues(when, (value) => ({ const: value })),
      ...mapValues(needs, (type) => ({ type })),
      ...mapValues(maximum, (highest) => ({ maximum: highest })),
    },
    ...(required.length === 0 ? {} : { required }),
  }
}

/** Describes an object that has at least one of these cases, as metadata of its schema. */
export const cases = (...list: readonly Case[]): { readonly anyOf: readonly object[] } => ({
  anyOf: list.map((one) =>
    one.without === undefined ? keywordsOf(one) : { not: { anyOf: one.without.map((name) => ({ required: [name] })) } },
  ),
})

/** The pattern of a comma-separated list of items. */
export const listPattern = (item: string): string => `^${item}(?:,${item})*$`
