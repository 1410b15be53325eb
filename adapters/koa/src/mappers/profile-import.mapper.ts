import type { ContractorProfile, ImportChoices, ImportComparison } from '@guildhall/domain/profiles'
import type { Failure } from '@guildhall/domain/shared'
import type { FoundProfileWire, ImportableProfileWire, ProfileImportFormWire } from '@guildhall/rest-contract'
import { definedFields, type FieldNames, renameFields } from './field-names.ts'
import {
  toQualificationWire,
  qualificationFieldNames,
  toQualificationForm,
  toWorkExperienceForm,
  toWorkExperienceWire,
  workExperienceFieldNames,
} from './work-history.mapper.ts'

/** The current values of what an import can change. */
export const toImportableProfileWire = (profile: ContractorProfile): ImportableProfileWire => ({
  jobTitle: profile.jobTitle,
  introduction: profile.introduction,
  locationTitle: profile.locationTitle,
  skills: [...profile.skills],
  languages: [...profile.languages],
  workExperiences: profile.workExperiences.map(toWorkExperienceWire),
  qualifications: profile.qualifications.map(toQualificationWire),
})

/** What was found in the file, together with the current profile. */
export const toFoundProfileWire = ({ found, now }: ImportComparison): FoundProfileWire => ({
  source: found.source,
  name: found.name,
  firstName: found.firstName,
  lastName: found.lastName,
  headline: found.headline,
  location: found.location,
  place: found.place === null ? null : { id: found.place.id, title: found.place.title },
  summary: found.summary,
  skills: [...found.skills],
  mergedSkills: [...found.mergedSkills],
  languages: found.languages.map(({ level, name }) => ({ name, level })),
  mergedLanguages: [...found.mergedLanguages],
  certifications: [...found.certifications],
  workExperiences: found.workExperiences.map((row) => ({
    title: row.title,
    company: row.company,
    location: row.location,
    description: row.description,
    currentWork: row.currentWork,
    startDate: row.startDate,
    endDate: row.endDate,
    skills: [...row.skills],
    duplicateOf: row.duplicateOf,
  })),
  qualifications: found.qualifications.map((row) => ({
    qualification: row.qualification,
    educationType: row.educationType,
    institution: row.institution,
    startDate: row.startDate,
    dateGraduated: row.dateGraduated,
    currentlyCompleting: row.currentlyCompleting,
    duplicateOf: row.duplicateOf,
  })),
  contact: {
    email: found.email,
    phone: found.phone,
    links: found.links.map(({ label, url }) => ({ url, label })),
  },
  warnings: [...found.warnings],
  now: toImportableProfileWire(now),
})

/** The person's choices, from the wire. */
export const toImportChoices = (form: ProfileImportFormWire): ImportChoices => ({
  ...definedFields<Required<Omit<ImportChoices, 'workExperiences' | 'qualifications'>>>({
    jobTitle: form.job_title,
    introduction: form.introduction,
    placeId: form.place_id,
    skills: form.skills,
    replaceSkills: form.replace_skills,
    languages: form.languages,
  }),
  workExperiences: (form.work_experiences ?? []).map((row) => ({
    replaces: row.replaces?.toLowerCase() ?? null,
    entry: toWorkExperienceForm(row),
  })),
  qualifications: (form.qualifications ?? []).map((row) => ({
    replaces: row.replaces?.toLowerCase() ?? null,
    entry: toQualificationForm(row),
  })),
})

const fieldNames: FieldNames = {
  ...workExperienceFieldNames,
  ...qualificationFieldNames,
  jobTitle: 'job_title',
  placeId: 'place_id',
  workExperiences: 'work_experiences',
}

/** Renames the fields of a failure that are paths in the form: `work_experiences.0.start_date`. */
export const renameImportFields = <P extends string>(failure: Failure<P>): Failure<P> => {
  const fieldPaths = Object.keys(failure.details ?? {})
  const renamed = fieldPaths.map((path) => [
    path,
    path
      .split('.')
      .map((segment) => fieldNames[segment] ?? segment)
      .join('.'),
  ])
  return renameFields(failure, Object.fromEntries(renamed) as FieldNames)
}
