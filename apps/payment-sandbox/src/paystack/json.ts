import { badRequest } from './refusal.ts'

/** A decoded body or query. */
export type Json = Readonly<Record<string, unknown>>

export const readText = (json: Json, name: string): string | null => {
  const value = json[name]
  return typeof value === 'string' && value !== '' ? value : null
}

export const requireText = (json: Json, name: string): string => {
  const value = readText(json, name)
  if (value === null) throw badRequest(`${name} is required`, 'missing_params')
  return value
}

export const requireAmount = (json: Json, name = 'amount'): number => {
  const value = Number(json[name])
  if (!Number.isSafeInteger(value) || value <= 0) throw badRequest('Invalid Amount Sent', 'invalid_amount')
  return value
}

/** The provider ignores unknown fields; the sandbox rejects them, because they are mistakes. */
export const rejectUnknownFields = (json: Json, names: readonly string[]): void => {
  const unknown = Object.keys(json).find((name) => !names.includes(name))
  if (unknown !== undefined) throw badRequest(`${unknown} is not allowed`, 'unknown_param')
}
