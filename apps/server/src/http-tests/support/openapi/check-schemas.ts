import type { OpenApiDocument } from '@guildhall/rest-contract'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/** Checks values against the schemas of a document; returns what is wrong, or null. */
export type SchemaChecker = (schema: object, value: unknown) => string | null

/** Creates a checker for the schemas of a document. */
export const createSchemaChecker = ({ components }: OpenApiDocument): SchemaChecker => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  const compiled = new WeakMap<object, ValidateFunction>()
  const compile = (schema: object): ValidateFunction => {
    const known = compiled.get(schema)
    if (known !== undefined) return known
    const made = ajv.compile({ ...schema, components })
    compiled.set(schema, made)
    return made
  }
  return (schema, value) => {
    const validate = compile(schema)
    return validate(value) ? null : ajv.errorsText(validate.errors)
  }
}
