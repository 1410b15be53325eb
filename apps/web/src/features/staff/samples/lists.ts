import type { UnlistedWord, UsedEntry } from '../api/use-lists.ts'
import type { VettingReason } from '../api/use-vetting-reasons.ts'

/** The industries that entries of other lists belong to. */
export const sampleIndustries = [
  { code: 'construction-and-engineering', label: 'Construction & Engineering' },
  { code: 'data-and-analytics', label: 'Data & Analytics' },
  { code: 'information-technology', label: 'Information Technology' },
] as const

const reason = (code: string, section: string, label: string, message: string | null = null): VettingReason => ({
  code,
  section,
  label,
  message,
})

/** Reasons of vetters, one more than there are keys for. */
export const sampleReasons: readonly VettingReason[] = [
  reason('contact-details-in-text', 'MainProfile', 'Take contact details out of your texts'),
  reason('picture-unsuitable', 'ProfilePicture', 'Choose a picture that shows your face', 'Your picture shows a car.'),
  reason('introduction-too-short', 'MainProfile', 'Write an introduction of at least 120 characters'),
  reason('introduction-unclear', 'MainProfile', 'Say more clearly what you do'),
  reason('no-work-experience', 'WorkExperience', 'Add at least one job'),
  reason('work-experience-unclear', 'WorkExperience', 'Say more of your jobs'),
  reason('skills-unclear', 'Skills', 'Choose skills that fit your work'),
  reason('cv-unsuitable', 'Cv', 'Upload another CV', 'Your CV cannot be opened.'),
  reason('not-genuine', 'MainProfile', 'We could not confirm that this profile is yours'),
  reason('picture-too-dark', 'ProfilePicture', 'Choose a brighter picture'),
]

const skill = (label: string, people: number, more: Partial<UsedEntry> = {}): UsedEntry => ({
  code: label.toLowerCase().replaceAll(' ', '-'),
  label,
  industry: null,
  section: null,
  message: null,
  isRetired: false,
  mergedInto: null,
  people,
  ...more,
})

/** Some skills, one of them retired. */
export const sampleSkills: readonly UsedEntry[] = [
  skill('Airflow', 41, { industry: 'data-and-analytics' }),
  skill('Flash', 2, { isRetired: true, industry: 'information-technology' }),
  skill('Git', 117),
  skill('JavaScript', 97, { industry: 'information-technology' }),
  skill('JS', 0, { isRetired: true, mergedInto: 'javascript' }),
  skill('Kafka', 63, { industry: 'data-and-analytics' }),
  skill('Stakeholder management', 208),
  skill('Zymurgy', 0),
]

/** Words that people have typed. */
export const sampleUnlisted: readonly UnlistedWord[] = [
  { text: 'Apache Kafka', people: 9 },
  { text: 'Managing stakeholders', people: 3 },
  { text: 'Falconry', people: 2 },
]
