import type { Qualification, QualificationForm, WorkExperience, WorkExperienceForm } from '@guildhall/domain/profiles'
import type {
  QualificationFormWire,
  QualificationWire,
  WorkExperienceFormWire,
  WorkExperienceWire,
} from '@guildhall/rest-contract'

export const toWorkExperienceWire = (entry: WorkExperience): WorkExperienceWire => ({
  uuid: entry.uuid,
  title: entry.title,
  company: entry.company,
  location: entry.location,
  description: entry.description,
  currentWork: entry.currentWork,
  startDate: entry.startDate,
  endDate: entry.endDate,
  skills: [...entry.skills],
})

export const toQualificationWire = (entry: Qualification): QualificationWire => ({
  uuid: entry.uuid,
  qualification: entry.qualification,
  educationType: entry.educationType,
  dateGraduated: entry.dateGraduated,
  institution: entry.institution,
  currentlyCompleting: entry.currentlyCompleting,
})

export const workExperienceFieldNames = {
  currentWork: 'current_work',
  startDate: 'start_date',
  endDate: 'end_date',
  existingSkills: 'existing_skills',
} as const

export const toWorkExperienceForm = (form: WorkExperienceFormWire): WorkExperienceForm => ({
  title: form.title,
  company: form.company,
  location: form.location ?? null,
  description: form.description ?? null,
  currentWork: form.current_work ?? false,
  startDate: form.start_date,
  endDate: form.end_date ?? null,
  skills: form.skills ?? [],
  existingSkills: form.existing_skills ?? [],
})

export const qualificationFieldNames = {
  educationType: 'education_type',
  dateGraduated: 'date_graduated',
  currentlyCompleting: 'currently_completing',
} as const

export const toQualificationForm = (form: QualificationFormWire): QualificationForm => ({
  qualification: form.qualification,
  educationType: form.education_type,
  dateGraduated: form.date_graduated ?? null,
  institution: form.institution,
  currentlyCompleting: form.currently_completing ?? false,
})
