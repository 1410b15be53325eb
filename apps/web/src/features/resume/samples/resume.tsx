import type { ContractorProfile } from '@guildhall/domain/profiles'
import { sampleNow } from '../../candidates/samples/people.ts'
import { rejectedVetting, noVetting } from './profiles.ts'
import type { FoundFile } from '../components/import/import-rows.ts'
import { ImportDrop } from '../components/import/ImportDrop.tsx'
import { CvSection } from '../components/cv/CvSection.tsx'
import { CvViews } from '../components/cv/CvViews.tsx'
import { VisibilitySection, type VisibilitySectionProps } from '../components/visibility/VisibilitySection.tsx'
import { VettingBanner } from '../components/vetting/VettingBanner.tsx'

const nothing = (): void => undefined
const company = (name: string) => ({ uuid: name, name, companyImage: null })

/** The companies that opened a CV, in stories. */
export const sampleViews = [
  {
    uuid: '1',
    openedAt: '2026-11-18T09:00:00.000Z',
    company: company('Oranje Grid'),
    viewer: { firstName: 'Dana', lastName: 'Whitfield' },
  },
  { uuid: '2', openedAt: '2026-11-12T09:00:00.000Z', company: company('Kestrel Freight'), viewer: null },
]

export const sampleVisibility: VisibilitySectionProps = {
  isPaused: false,
  onPause: nothing,
  hidden: [{ uuid: '1', name: 'Harbourline Bank', website: 'harbourline.example' }],
  employers: ['Harbourline Bank'],
  onRetry: nothing,
  onHideFromEmployers: nothing,
  onShow: nothing,
  form: null,
}

export const sampleDrop = (
  <ImportDrop reading={null} error={null} onFile={nothing} onCancel={nothing} undoUntil={null} onUndo={nothing} />
)

/** The sections below the others, whose settings are saved immediately. */
export const sampleSections = (profile: ContractorProfile) => (
  <>
    <CvSection
      profile={profile}
      visibility={profile.cvVisibility}
      onVisibility={nothing}
      onUpload={nothing}
      onRemove={nothing}
      views={<CvViews views={sampleViews} onMore={nothing} onRetry={nothing} now={sampleNow} />}
    />
    <VisibilitySection {...sampleVisibility} isPaused={profile.paused} />
  </>
)

/** The props of the page besides the profile, in stories. */
export const sampleResume = {
  hiddenReason: null,
  vetting: noVetting,
  now: sampleNow,
  onEdit: nothing,
  onDeleteEntry: nothing,
  onDeleteQualification: nothing,
  aside: sampleDrop,
}

export const sampleAsked = {
  vetting: rejectedVetting,
  hiddenReason: 'not-approved',
  standing: <VettingBanner status="changes_requested" vetting={rejectedVetting} onResubmit={nothing} now={sampleNow} />,
} as const

const role = (title: string, from: string | null, to: string | null, duplicateOf: string | null) => ({
  title,
  company: 'Harbourline Bank',
  location: 'Cape Town',
  description: null,
  currentWork: false,
  startDate: from,
  endDate: to,
  skills: [],
  duplicateOf,
})

/** The data of a LinkedIn PDF, with the current data of the profile. */
export const sampleFound = (profile: ContractorProfile): FoundFile => ({
  source: 'linkedin',
  name: 'Thandeka Mkhize',
  firstName: 'Thandeka',
  lastName: 'Mkhize',
  headline: 'Lead Data Engineer, Payments',
  location: 'City of Cape Town, Western Cape',
  place: { id: '3369157', title: 'Cape Town, Western Cape, South Africa' },
  summary: 'Data engineer with a background in payments and metering. I enjoy small teams.',
  skills: ['Payments', 'Apache Flink', 'Python'],
  mergedSkills: [...profile.skills, 'Payments', 'Apache Flink'],
  languages: [{ name: 'Portuguese', level: 'Basic' }],
  mergedLanguages: [...profile.languages, 'Portuguese'],
  certifications: ['Certified dbt developer'],
  workExperiences: [
    role('Lead Data Engineer, Payments', '2026-01-01', null, null),
    role('Senior Data Engineer', '2022-03-01', '2025-12-01', profile.workExperiences[0]?.uuid ?? null),
  ],
  qualifications: [
    {
      qualification: 'Bachelor of Science, Computer Science',
      educationType: "Bachelor's degree",
      institution: 'University of the Western Cape',
      startDate: '2011-01-01',
      dateGraduated: '2014-01-01',
      currentlyCompleting: false,
      duplicateOf: null,
    },
  ],
  contact: { email: null, phone: null, links: [] },
  warnings: ['LinkedIn puts only three skills in its PDF. Please add the others.'],
  now: {
    jobTitle: profile.jobTitle,
    introduction: profile.introduction,
    locationTitle: profile.locationTitle,
    skills: [...profile.skills],
    languages: [...profile.languages],
    workExperiences: profile.workExperiences.map((entry) => ({ ...entry, skills: [...entry.skills] })),
    qualifications: [...profile.qualifications],
  },
})
