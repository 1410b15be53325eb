import { invalidRequest } from './api-error.ts'

/** A decoded form: nested by brackets, all values are text. */
export type Form = Readonly<Record<string, unknown>>

const isForm = (value: unknown): value is Form => typeof value === 'object' && value !== null

export const readText = (form: Form, name: string): string | null => {
  const value = form[name]
  return typeof value === 'string' && value !== '' ? value : null
}

export const requireText = (form: Form, name: string): string => {
  const value = readText(form, name)
  if (value === null) throw invalidRequest(`Missing required param: ${name}.`, name, 'parameter_missing')
  return value
}

export const readNumber = (form: Form, name: string): number | null => {
  const text = readText(form, name)
  if (text === null) return null
  if (!/^-?\d+$/.test(text)) throw invalidRequest(`Invalid integer: ${text}`, name, 'parameter_invalid_integer')
  return Number(text)
}

export const readForm = (form: Form, name: string): Form => {
  const value = form[name]
  return isForm(value) ? value : {}
}

export const readList = (form: Form, name: string): readonly unknown[] => {
  const value = form[name]
  return Array.isArray(value) ? value : isForm(value) ? Object.values(value) : []
}

export const readFirstForm = (form: Form, name: string): Form => {
  const [first] = readList(form, name)
  return isForm(first) ? first : {}
}

/** Metadata by name; an empty text removes an entry. */
export const readMetadata = (form: Form, name = 'metadata'): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readForm(form, name)).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  )

export const readExpand = (form: Form): readonly string[] =>
  readList(form, 'expand').filter((name): name is string => typeof name === 'string')
