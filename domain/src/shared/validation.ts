import { type Constraint, described } from './constraint.ts'
import { countCharacters } from './text.ts'

/** The errors of all fields, by field name. An empty object is a valid form. */
export type ValidationErrors = Readonly<Record<string, readonly string[]>>

/**
 * One rule of a form: returns null if the value passes, else its message. `values` is the whole form, for rules that look at another field.
 * All rules except the required ones accept an absent value, so that optional fields need no special case. `constraint` describes the rule.
 */
export interface Rule<Values = never> {
  (value: unknown, values: Values): string | null
  readonly constraint?: Constraint
}

/** The rules of a form, in the order in which their messages are shown. */
export type Rules<Values> = { readonly [Field in keyof Values]?: readonly Rule<Values>[] }

/** The messages of a value that is missing, and of one that is in no list of options. Rule: BASE-7. */
export const REQUIRED_MESSAGE = 'Value is required'
export const NOT_AN_OPTION_MESSAGE = 'Value is not one of the options'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === ''
const isBlank = (value: unknown): boolean =>
  isAbsent(value) || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)

/** Creates a custom rule; `passes` gets present values only, `constraint` describes them as far as it can. */
export const rule = <Values>(
  passes: (value: unknown, values: Values) => boolean,
  message: string,
  constraint: Constraint = {},
): Rule<Values> =>
  described(constraint, (value: unknown, values: Values) => (isAbsent(value) || passes(value, values) ? null : message))

/** The value is present after trimming. Rule: BASE-8. */
export const required: Rule<unknown> = described({ presence: 'not-blank' }, (value: unknown) =>
  isBlank(value) ? REQUIRED_MESSAGE : null,
)

/** The value is present without trimming: for passwords, in which spaces count. Rule: BASE-8. */
export const requiredUntrimmed: Rule<unknown> = described({ presence: 'not-empty' }, (value: unknown) =>
  isAbsent(value) ? REQUIRED_MESSAGE : null,
)

/** The box is ticked. */
export const accepted: Rule<unknown> = described({ enum: [true] }, (value: unknown) =>
  value === true ? null : REQUIRED_MESSAGE,
)

/** The value is present if the rest of the form requires it. */
export const requiredIf =
  <Values>(condition: (values: Values) => boolean): Rule<Values> =>
  (value, values) =>
    condition(values) && isBlank(value) ? 'The value is required' : null

const EMAIL = /^[^\s@,;:<>()[\]\\"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u

/** Maximum length of an e-mail address. */
export const EMAIL_MAX_LENGTH = 254

/** Whether a text has the form of an e-mail address, at most 254 characters. */
export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX_LENGTH && !text.includes('..') && EMAIL.test(text)

export const email: Rule<unknown> = rule(
  (value) => isEmail(textOf(value).trim()),
  'Value is not a valid email address',
  { format: 'email', maxLength: EMAIL_MAX_LENGTH },
)

/** Length in characters (code points). */
export const minLength = (min: number): Rule<unknown> =>
  rule((value) => countCharacters(textOf(value)) >= min, `This field should be at least ${min} characters long`, {
    minLength: min,
  })

/** The error of a text with more than `max` characters. */
export const formatMaxLengthError = (max: number): string => `The maximum length allowed is ${max}`

export const maxLength = (max: number): Rule<unknown> =>
  rule((value) => countCharacters(textOf(value)) <= max, formatMaxLengthError(max), { maxLength: max })

export const minValue = (min: number): Rule<unknown> =>
  rule((value) => Number(value) >= min, `The minimum value allowed is ${min}`, { minimum: min })

export const maxValue = (max: number): Rule<unknown> =>
  rule((value) => Number(value) <= max, `The maximum value allowed is ${max}`, { maximum: max })

export const between = (min: number, max: number): Rule<unknown> =>
  rule((value) => Number(value) >= min && Number(value) <= max, `The value must be between ${min} and ${max}`, {
    minimum: min,
    maximum: max,
  })

/** A number without a fraction. */
export const wholeNumber: Rule<unknown> = rule((value) => Number.isInteger(value), 'Value is not a whole number', {
  integer: true,
})

/** Equal to another field of the form, exactly as typed. `label` is the form's name for that field. */
export const sameAs = <Values>(field: keyof Values & string, label: string = field): Rule<Values> => {
  const message = `The value must be equal to the ${label} value`
  return (value, values) => (value === values[field] ? null : message)
}

/** One of a fixed list. */
export const oneOf = (options: readonly (string | number)[]): Rule<unknown> =>
  rule((value) => (options as readonly unknown[]).includes(value), NOT_AN_OPTION_MESSAGE, {
    enum: options,
  })

/** The errors of a choice, for a list that is known only where it is checked: none was made, or it is no option. Rule: BASE-7. */
export const choiceErrors = (choice: string | null, isOption: (choice: string) => boolean): readonly string[] => {
  if (choice === null || choice === '') return [REQUIRED_MESSAGE]
  return isOption(choice) ? [] : [NOT_AN_OPTION_MESSAGE]
}

/**
 * Validates a form and returns all its errors at once; fields without errors are absent. Used by the server and by the browser. Rule:
 * BASE-6.
 */
export const validate = <Values extends object>(values: Values, rules: Rules<Values>): ValidationErrors => {
  const errors: Record<string, readonly string[]> = {}
  for (const field of Object.keys(rules) as (keyof Values & string)[]) {
    const messages = (rules[field] ?? []).flatMap((check) => check(values[field], values) ?? [])
    if (messages.length > 0) errors[field] = messages
  }
  return errors
}

/** Whether a form has at least one error. */
export const hasErrors = (errors: ValidationErrors): boolean => Object.keys(errors).length > 0
