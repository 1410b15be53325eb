import { z } from 'zod'
import { dateText, flag, nullableText, tolerant, storable, text, textList } from './fields.ts'

/** One entry of a contractor's history. Dates are YYYY-MM-DD. Rule: PROF-13. */
export const workExperience = z
  .object({
    uuid: z.string(),
    title: z.string(),
    company: z.string(),
    location: z.string().nullable(),
    description: z.string().nullable(),
    currentWork: z.boolean(),
    startDate: z.string(),
    endDate: z.string().nullable(),
    skills: z.array(z.string()),
  })
  .meta({ id: 'WorkExperience' })

/** A qualification. Rule: PROF-14. */
export const qualification = z
  .object({
    uuid: z.string(),
    qualification: z.string(),
    educationType: z.string(),
    dateGraduated: z.string().nullable(),
    institution: z.string(),
    currentlyCompleting: z.boolean(),
  })
  .meta({ id: 'Qualification' })

/** A list as an array, as JSON text or comma-separated; empty if missing. */
export const looseList = tolerant(
  (value) => {
    if (value === undefined || value === null) return []
    if (typeof value !== 'string' || value.trim().startsWith('[')) return textList.safeParse(value).data ?? value
    return value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
  },
  z.array(storable, 'Value is not a list').max(100, 'The maximum value allowed is 100'),
)

/** A submitted work entry; `skills` are added to `existing_skills`, those that remain on the entry. Rules: PROF-8, PROF-13. */
export const workExperienceForm = z
  .object({
    title: text,
    company: text,
    location: nullableText.optional(),
    description: nullableText.optional(),
    current_work: flag.optional(),
    start_date: dateText,
    end_date: nullableText.optional(),
    skills: looseList.optional(),
    existing_skills: looseList.optional(),
  })
  .meta({ id: 'WorkExperienceForm' })

/** A submitted qualification. Rule: PROF-14. */
export const qualificationForm = z
  .object({
    qualification: text,
    education_type: text,
    date_graduated: nullableText.optional(),
    institution: text,
    currently_completing: flag.optional(),
  })
  .meta({ id: 'QualificationForm' })

/** A comma-separated list. With `replace` it replaces the existing one, so that skills can be removed. Rules: PROF-7, PROF-9. */
export const listForm = z.object({ list_items: text, replace: flag.optional() }).meta({ id: 'ListForm' })

export type WorkExperienceWire = z.output<typeof workExperience>
export type QualificationWire = z.output<typeof qualification>
export type WorkExperienceFormWire = z.output<typeof workExperienceForm>
export type QualificationFormWire = z.output<typeof qualificationForm>
