import { describe, expect, it } from 'vitest'
import { isStaffType, schemaTypes } from './schema-types.ts'

const schema = `schema {
  query: Query
}

"""
What people read.

In two paragraphs.
"""
type Query {
  "Who calls."
  viewer: Viewer

  company: CompanyResult!
}

union CompanyResult = AccessRefused | Company

scalar DateTime
`

// API-47
describe('the types of a schema', () => {
  it('are told apart, with their descriptions', () => {
    expect(schemaTypes(schema).map(({ name }) => name)).toEqual(['Query', 'CompanyResult', 'DateTime'])
    expect(schemaTypes(schema)[0]?.definition).toContain('What people read.')
    expect(schemaTypes(schema)[0]?.definition).toContain('company: CompanyResult!')
  })

  it('are not shown if only operators meet them', () => {
    expect(['Viewer', 'StaffPerson', 'Mutation'].map(isStaffType)).toEqual([false, true, true])
  })
})
