import { listItemPatterns, qualificationRules, workExperienceRules } from '@guildhall/domain/profiles'
import { z } from 'zod'
import { cases, constrained, type FieldNotes, listPattern, ruled } from './constrained.ts'
import { PAST_ENDS, PAST_STARTS } from './examples.ts'
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
export const listOf = (item: FieldNotes) =>
  tolerant(
    (value) => {
      if (value === undefined || value === null) return []
      if (typeof value !== 'string' || value.trim().startsWith('[')) return textList.safeParse(value).data ?? value
      return value
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== '')
    },
    z.array(constrained(storable, item), 'Value is not a list').max(100, 'The maximum value allowed is 100'),
  )

// What the rules demand of a field is the same on every day.
const work = workExperienceRules('')
const study = qualificationRules('')

/** What an entry needs that has ended, or a course that is completed. Rules: PROF-13, PROF-14. */
export const workCases = cases({ when: { current_work: true } }, { needs: { end_date: 'string' } })
export const studyCases = cases({ when: { currently_completing: true } }, { needs: { date_graduated: 'string' } })

/** A submitted work entry; `skills` are added to `existing_skills`, those that remain on the entry. Rules: PROF-8, PROF-13. */
export const workExperienceForm = z
  .object({
    title: ruled(text, work.title),
    company: ruled(text, work.company),
    location: ruled(nullableText, work.location).optional(),
    description: ruled(nullableText, work.description).optional(),
    current_work: flag.optional(),
    start_date: ruled(dateText, work.startDate, { examples: PAST_STARTS }),
    end_date: ruled(nullableText, work.endDate, { examples: PAST_ENDS }).optional(),
    skills: listOf({}).optional(),
    existing_skills: listOf({}).optional(),
  })
  .meta({ id: 'WorkExperienceForm', ...workCases })

/** A submitted qualification. Rule: PROF-14. */
export const qualificationForm = z
  .object({
    qualification: ruled(text, study.qualification),
    education_type: ruled(text, study.educationType),
    date_graduated: ruled(nullableText, study.dateGraduated, { examples: PAST_ENDS }).optional(),
    institution: ruled(text, study.institution),
    currently_completing: flag.optional(),
  })
  .meta({ id: 'QualificationForm', ...studyCases })

const itemsOf = (list: keyof typeof listItemPatterns, notes: FieldNotes = {}) =>
  z.object({
    list_items: constrained(text, { pattern: listPattern(listItemPatterns[list]), ...notes }),
    replace: flag.optional(),
  })

/** A comma-separated list. With `replace` it replaces the existing one, so that skills can be removed. Rules: PROF-7, PROF-9. */
export const industriesForm = itemsOf('industries', {
  examples: ['Advisory', 'Data & Analytics,Information Technology'],
}).meta({ id: 'IndustriesForm' })
export const skillsForm = itemsOf('skills').meta({ id: 'SkillsForm' })
export const languagesForm = itemsOf('languages').meta({ id: 'LanguagesForm' })

export type WorkExperienceWire = z.output<typeof workExperience>
export type QualificationWire = z.output<typeof qualification>
export type WorkExperienceFormWire = z.output<typeof workExperienceForm>
export type QualificationFormWire = z.output<typeof qualificationForm>
