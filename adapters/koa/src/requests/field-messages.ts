import { NOT_AN_OPTION_MESSAGE, REQUIRED_MESSAGE } from '@guildhall/domain/shared'

/** What a schema found wrong with a value, as far as its message needs it. */
interface SchemaIssue {
  readonly code: string
  readonly input?: unknown
  readonly expected?: unknown
  readonly maximum?: unknown
  readonly minimum?: unknown
  readonly origin?: unknown
}

const WRONG_TYPE: Readonly<Record<string, string>> = {
  array: 'Value is not a list',
  boolean: 'Value is not yes or no',
  int: 'Value is not a whole number',
  number: 'Value is not a number',
  string: 'Value is not a text',
}

const tooBig = ({ maximum, origin }: SchemaIssue): string =>
  origin === 'string'
    ? `The maximum length allowed is ${String(maximum)}`
    : `The maximum value allowed is ${String(maximum)}`

const tooSmall = ({ minimum, origin }: SchemaIssue): string =>
  origin === 'string'
    ? `This field should be at least ${String(minimum)} characters long`
    : `The minimum value allowed is ${String(minimum)}`

/** The message of a field whose schema has none of its own, in the words of the domain's rules. Rules: API-10, BASE-7. */
export const describeIssue = (issue: SchemaIssue): string => {
  const { code, expected, input } = issue
  if (input === undefined || input === null) return REQUIRED_MESSAGE
  if (code === 'invalid_type') return WRONG_TYPE[String(expected)] ?? 'Value is not valid'
  if (code === 'invalid_value') return NOT_AN_OPTION_MESSAGE
  if (code === 'too_big') return tooBig(issue)
  return code === 'too_small' ? tooSmall(issue) : 'Value is not valid'
}
