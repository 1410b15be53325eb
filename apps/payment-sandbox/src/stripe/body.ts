import { invalidRequest } from './api-error.ts'

/** A decoded form: nested by brackets, every value a text. */
export type Form = Readonly<Record<string, unknown>>

const isForm = (value: unknown): value is Form => typeof value === 'object' && value !== null

export const textOf = (form: Form, name: string): string | null => {
  const value = form[name]
  return typeof value === 'string' && value !== '' ? value : null
}

export const requiredText = (form: Form, name: string): string => {
  const value = textOf(form, name)
  if (value === null) throw invalidRequest(`Missing required param: ${name}.`, name, 'parameter_missing')
  return value
}

export const numberOf = (form: Form, name: string): number | null => {
  const text = textOf(form, name)
  if (text === null) return null
  if (!/^-?\d+$/.test(text)) throw invalidRequest(`Invalid integer: ${text}`, name, 'parameter_invalid_integer')
  return Number(text)
}

export const formOf = (form: Form, name: string): Form => {
  const value = form[name]
  return isForm(value) ? value : {}
}

export const listOf = (form: Form, name: string): readonly unknown[] => {
  const value = form[name]
  return Array.isArray(value) ? value : isForm(value) ? Object.values(value) : []
}

export const firstForm = (form: Form, name: string): Form => {
  const [first] = listOf(form, name)
  return isForm(first) ? first : {}
}

/** Metadata: texts by name; an empty text takes one away. */
export const metadataOf = (form: Form, name = 'metadata'): Record<string, string> =>
  Object.fromEntries(
    Object.entries(formOf(form, name)).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  )

export const expandOf = (form: Form): readonly string[] =>
  listOf(form, 'expand').filter((name): name is string => typeof name === 'string')
