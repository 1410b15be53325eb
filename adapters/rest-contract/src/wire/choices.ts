import { z } from 'zod'
import { flag, instant, nullableText, number, text } from './fields.ts'

/** Whether employers can find the contractor at all. */
export const visibilityForm = z.object({ paused: flag }).meta({ id: 'VisibilityForm' })
export const visibility = z.object({ paused: z.boolean() }).meta({ id: 'Visibility' })

/** Days until free; what stands stays where it is not said. */
export const availabilityForm = z.object({ availability: number }).partial().meta({ id: 'AvailabilityForm' })
export const availability = z
  .object({ availability: z.number().nullable(), availabilityConfirmedAt: instant.nullable() })
  .meta({ id: 'Availability' })

/** Whom to hide from: a company that is known by its uuid, or any by its name and perhaps its website. Rule: PROF-24. */
export const hiddenCompanyForm = z
  .object({ name: text, website: text, company_uuid: nullableText })
  .meta({ id: 'HiddenCompanyForm' })

export const hiddenCompany = z
  .object({ uuid: z.string(), name: z.string(), website: z.string().nullable(), createdAt: instant })
  .meta({ id: 'HiddenCompany' })
export const hiddenCompanies = z.object({ hiddenCompanies: z.array(hiddenCompany) })

export type HiddenCompanyWire = z.output<typeof hiddenCompany>
