/** A type of the schema, with its description. */
export interface SchemaType {
  readonly name: string
  readonly definition: string
}

const TYPE =
  /(?:"""[\s\S]*?"""\n|".*"\n)?^(?:type|interface|union|enum|input|scalar) (\w+)(?:.*\{\n[\s\S]*?\n\}|.*(?:\n +\|.*)*)/gm

/** The types of a printed schema, each with its description. */
export const schemaTypes = (schema: string): readonly SchemaType[] =>
  [...schema.matchAll(TYPE)].map(([definition, name = '']) => ({ name, definition }))

/** Types that only operators meet. */
export const isStaffType = (name: string): boolean => name.startsWith('Staff') || name === 'Mutation'
