import type { OpenApiDocument } from '@guildhall/rest-contract'
import { createGeneratorSync } from 'json-schema-faker'
import { pdf } from '../document.ts'
import { picture } from '../picture.ts'
import type { SchemaChecker } from './check-schemas.ts'
import type { Operation } from './read-operations.ts'

/** A request that fits the document. */
export interface GeneratedRequest {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
  /** A JSON value, a form, or nothing. */
  readonly body: unknown
}

/** Ids that earlier replies gave, by the links of the document. */
export interface LinkedIds {
  /** The values for the parameters of a call. */
  readonly params: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, string>>
}

/** Some schemas have to be tried more than once, because the generator does not know every keyword. */
const TRIES = 50

const fileOf = (types: readonly string[]): File =>
  types.includes('image/png') ? new File([picture()], 'picture.png', { type: 'image/png' }) : pdf()

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Generates requests from a document; the same seed gives the same requests. */
export const createRequestGenerator = ({ components }: OpenApiDocument, check: SchemaChecker, firstSeed: number) => {
  let seed = firstSeed
  const generate = (schema: object, where: string): unknown => {
    let fault: string | null = null
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      seed += 1
      const generator = createGeneratorSync({ seed: seed * 7919, optionalsProbability: 0.5, useExamplesValue: true })
      const value = generator.generate({ ...schema, components })
      fault = check(schema, value)
      if (fault === null) return value
    }
    throw new Error(`No value for ${where} fits: ${fault}`)
  }
  const chance = (): boolean => {
    seed += 1
    return (seed * 2_654_435_761) % 4 === 0
  }
  /** Fields with an id that a reply gave are not made up; an optional one is taken only if the generator has chosen it. */
  const withIds = (body: unknown, fields: Readonly<Record<string, string>>): unknown => {
    if (!isObject(body)) return body
    const taken = Object.entries(fields).flatMap(([name, id]): readonly (readonly [string, unknown])[] => {
      if (typeof body[name] === 'string') return [[name, id]]
      return Array.isArray(body[name]) ? [[name, [id]]] : []
    })
    return { ...body, ...Object.fromEntries(taken) }
  }
  const bodyOf = ({ json, multipart, name }: Operation, fields: Readonly<Record<string, string>>): unknown => {
    if (json !== null) return withIds(generate(json, `the body of ${name}`), fields)
    if (multipart === null) return undefined
    const form = new FormData()
    const made = generate(multipart.schema, `the form of ${name}`) as Readonly<Record<string, unknown>>
    for (const [field, value] of Object.entries(made)) {
      if (field === 'file') form.set(field, fileOf(multipart.contentTypes))
      else if (typeof value === 'string') form.set(field, value)
    }
    return form
  }
  return (operation: Operation, linked: LinkedIds): GeneratedRequest => {
    const valuesIn = (place: 'path' | 'query' | 'header'): Readonly<Record<string, unknown>> =>
      Object.fromEntries(
        operation.parameters
          .filter((parameter) => parameter.in === place && (parameter.required || chance()))
          .map(({ name, schema }) => [
            name,
            (place === 'path' ? linked.params[name] : undefined) ?? generate(schema, `${name} of ${operation.name}`),
          ]),
      )
    return {
      params: valuesIn('path'),
      query: valuesIn('query'),
      headers: valuesIn('header') as Readonly<Record<string, string>>,
      body: bodyOf(operation, linked.fields),
    }
  }
}
