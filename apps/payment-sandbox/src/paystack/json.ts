import { refused } from './refusal.ts'

/** A decoded body or query. */
export type Json = Readonly<Record<string, unknown>>

export const textOf = (json: Json, name: string): string | null => {
  const value = json[name]
  return typeof value === 'string' && value !== '' ? value : null
}

export const requiredText = (json: Json, name: string): string => {
  const value = textOf(json, name)
  if (value === null) throw refused(`${name} is required`, 'missing_params')
  return value
}

export const requiredAmount = (json: Json, name = 'amount'): number => {
  const value = Number(json[name])
  if (!Number.isSafeInteger(value) || value <= 0) throw refused('Invalid Amount Sent', 'invalid_amount')
  return value
}

/** The provider says nothing of a field that it does not know; the sandbox does, as it is a slip. */
export const onlyKnown = (json: Json, names: readonly string[]): void => {
  const unknown = Object.keys(json).find((name) => !names.includes(name))
  if (unknown !== undefined) throw refused(`${unknown} is not allowed`, 'unknown_param')
}
