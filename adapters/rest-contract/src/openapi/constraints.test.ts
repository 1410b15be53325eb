import { OFFER_TEXT_MAX_LENGTH } from '@guildhall/domain/conversations'
import { MESSAGE_MAX_LENGTH } from '@guildhall/domain/conversations'
import { COMPANY_SIZES } from '@guildhall/domain/plans'
import { RATE_MAX, RATE_MIN } from '@guildhall/domain/profiles'
import { describe, expect, it } from 'vitest'
import { routes } from '../routes/index.ts'
import { toOpenApi } from './to-openapi.ts'

const { components, paths } = toOpenApi(routes)

interface Form {
  readonly properties: Readonly<Record<string, unknown>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly unknown[]
}
const form = (name: string): Form => components.schemas[name] as unknown as Form

describe('what the document says of a request', () => {
  // API-22
  it('has the lengths, options, formats and bounds of the domain’s rules', () => {
    expect(form('OfferForm').properties).toMatchObject({
      description: { type: 'string', minLength: 2, maxLength: OFFER_TEXT_MAX_LENGTH },
      rate: { minimum: RATE_MIN, maximum: RATE_MAX },
      startDate: { format: 'date' },
    })
    expect(form('NewMessage').properties).toMatchObject({ message: { maxLength: MESSAGE_MAX_LENGTH } })
    expect(form('PlanOrderForm').properties).toMatchObject({
      company_size: { enum: COMPANY_SIZES },
      quantity: { type: 'integer', minimum: 1 },
    })
    expect(form('BillingForm').properties).toMatchObject({ email: { format: 'email', maxLength: 254 } })
  })

  it('says which fields may be null', () => {
    expect(form('UserForm').properties).toMatchObject({
      rate: { type: ['number', 'null'] },
      currency: { enum: ['AUD', 'USD', 'ZAR', null] },
      latitude: { type: 'number' },
      workplace_type: { type: 'string', enum: ['Any type', 'Remote', 'Hybrid', 'On-site'] },
    })
  })

  it('says which fields must be there', () => {
    expect(form('BillingForm').required).toEqual(['name', 'email', 'route', 'city', 'country'])
    expect(form('SavedSearchForm').required).toContain('visibility')
  })

  it('says which fields depend on another one', () => {
    expect(form('WorkExperienceForm').anyOf).toEqual([
      { properties: { current_work: { const: true } }, required: ['current_work'] },
      { properties: { end_date: { type: 'string' } }, required: ['end_date'] },
    ])
  })

  it('lists in words what a schema cannot say', () => {
    expect(paths['/v0/user/password']?.['post']?.description).toContain('`password_confirmation` equals `password`')
  })
})
