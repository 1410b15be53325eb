import { z } from 'zod'
import { fieldNotes } from '../wire/constrained.ts'
import { applyNotes } from './apply-notes.ts'

/** A JSON schema of the document. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Collects the named schemas of a document. */
export interface SchemaRegistry {
  readonly components: Record<string, JsonSchema>
  schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema
}

/** Named schemas become components; the same name must always mean the same schema. */
export const createSchemaRegistry = (): SchemaRegistry => {
  const components: Record<string, JsonSchema> = {}
  const add = (name: string, definition: JsonSchema): void => {
    const existing = components[name]
    if (existing !== undefined && JSON.stringify(existing) !== JSON.stringify(definition)) {
      throw new Error(`Two schemas are called ${name}`)
    }
    components[name] = definition
  }
  return {
    components,
    schemaOf: (schema, io) => {
      const { $schema: _schema, ...written } = z.toJSONSchema(schema, {
        io,
        unrepresentable: 'any',
        override: ({ jsonSchema, zodSchema }) => {
          const notes = io === 'input' ? fieldNotes.get(zodSchema) : undefined
          if (notes !== undefined) applyNotes(jsonSchema, notes)
        },
      })
      const lifted = JSON.stringify(written).replaceAll('#/$defs/', '#/components/schemas/')
      const { $defs = {}, ...rest } = JSON.parse(lifted) as JsonSchema & { $defs?: Record<string, JsonSchema> }
      for (const [name, definition] of Object.entries($defs)) add(name, definition)
      const name = schema.meta()?.id
      if (name === undefined || '$ref' in rest) return rest
      add(name, rest)
      return { $ref: `#/components/schemas/${name}` }
    },
  }
}
