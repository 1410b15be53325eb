/**
 * What a rule demands of a field, in the terms of JSON Schema, so that the OpenAPI document shows the rules that the server applies.
 * Lengths are in characters (code points). What these terms cannot say, such as a comparison with another field, is left out.
 */
export interface Constraint {
  /** Neither missing nor null: 'not-blank' has something besides spaces, 'not-empty' has something. */
  readonly presence?: 'not-blank' | 'not-empty'
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly integer?: true
  readonly enum?: readonly (string | number | boolean)[]
  readonly format?: 'email' | 'date' | 'uuid'
  /** A regular expression of ECMA-262, with the flag u. */
  readonly pattern?: string
  readonly minItems?: number
  readonly maxItems?: number
}

/** Anything that a constraint describes. */
export interface Described {
  readonly constraint?: Constraint
}

/** Attaches a description to a rule. */
export const described = <Check extends (...values: never[]) => string | null>(
  constraint: Constraint,
  check: Check,
): Check & Described => Object.assign(check, { constraint })

/** What all the rules of a field demand together. */
export const constraintOf = (rules: readonly Described[]): Constraint =>
  Object.assign({}, ...rules.map(({ constraint }) => constraint)) as Constraint

/** Whether the rules of a field refuse an empty value, whatever the rest of the form says; forms mark such fields. Rule: BASE-8. */
export const isRequired = (rules: readonly Described[]): boolean => constraintOf(rules).presence !== undefined

const escapePattern = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** The pattern of one of the texts, exactly as spelled. */
export const patternOfOptions = (options: readonly string[]): string => `(?:${options.map(escapePattern).join('|')})`
