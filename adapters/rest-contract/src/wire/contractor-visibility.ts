import { contractorDetailsRules, hiddenCompanyRules } from '@guildhall/domain/profiles'
import { z } from 'zod'
import { ruled } from './constrained.ts'
import { instant, nullableId, number, optionalText, requiredFlag, text } from './fields.ts'

/** Whether employers can find the contractor. */
export const visibilityForm = z.object({ paused: requiredFlag }).meta({ id: 'VisibilityForm' })
export const visibility = z.object({ paused: z.boolean() }).meta({ id: 'Visibility' })

/** Days until available; unchanged if absent. */
export const availabilityForm = z
  .object({ availability: ruled(number, contractorDetailsRules.availability) })
  .partial()
  .meta({ id: 'AvailabilityForm' })
export const availability = z
  .object({ availability: z.number().nullable(), availabilityConfirmedAt: instant.nullable() })
  .meta({ id: 'Availability' })

/** The company to hide from: a known one by uuid, or any by name and optionally website. Rule: PROF-24. */
export const hiddenCompanyForm = z
  .object({
    name: ruled(text, hiddenCompanyRules.name),
    website: ruled(optionalText, hiddenCompanyRules.website),
    company_uuid: nullableId.default(null),
  })
  .meta({ id: 'HiddenCompanyForm' })

export const hiddenCompany = z
  .object({ uuid: z.string(), name: z.string(), website: z.string().nullable(), createdAt: instant })
  .meta({ id: 'HiddenCompany' })
export const hiddenCompanies = z.object({ hiddenCompanies: z.array(hiddenCompany) })

export type HiddenCompanyWire = z.output<typeof hiddenCompany>
