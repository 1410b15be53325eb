import { type Rule, rule } from './validation.ts'

/** Characters of names: no control characters, line breaks, invisible spaces or marks that turn the direction of what follows. */
const NAME_PATTERN = String.raw`^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069@]*$`
const NAME = new RegExp(NAME_PATTERN, 'u')
const ADDRESS = /:\/\/|www\.|\.\p{L}{2,}\//iu

/** The message for a name that is none. */
export const INVALID_NAME_MESSAGE = 'Value is not a valid name'

/**
 * The name of a person or company, which stands in mails to people who do not know the sender: one line, without web or mail addresses.
 * 'Booking.com' is one. Rule: BASE-20.
 */
export const plainName: Rule<unknown> = rule(
  (value) => typeof value !== 'string' || (NAME.test(value.trim()) && !ADDRESS.test(value)),
  INVALID_NAME_MESSAGE,
  { pattern: NAME_PATTERN },
)
