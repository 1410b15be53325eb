import { portraits } from '../../../shared/samples/portraits/index.ts'
import { type ContractorProfile, emptyProfile } from '@guildhall/domain/profiles'
import type { Vetting } from '../from-wire.ts'
import { sampleNow } from '../../candidates/samples/people.ts'
import { sampleUuid } from '../../../shared/samples/sample-uuid.ts'

/** The profile of a contractor who has just signed up. */
export const begunProfile: ContractorProfile = emptyProfile(
  { uuid: sampleUuid(1), firstName: 'Thandeka', lastName: 'Mkhize' },
  sampleNow,
)

/** The complete profile of the same contractor. */
export const completeProfile: ContractorProfile = {
  ...begunProfile,
  jobTitle: 'Senior Data Engineer',
  introduction:
    'Eleven years of moving money data without losing a cent of it. I build warehouses that finance people trust: tested models, clear lineage, and a pager that stays quiet. I like small teams, written decisions and leaving things easier to run than I found them.',
  locationTitle: 'Cape Town, Western Cape, South Africa',
  latitude: -33.9258,
  longitude: 18.4232,
  opportunityType: 'any',
  workplaceType: 'Remote',
  availability: 7,
  availabilityConfirmedAt: new Date('2026-11-09T08:00:00Z'),
  contractMin: 90,
  rate: 900,
  currency: 'ZAR',
  permanentRate: 1_150_000,
  permanentCurrency: 'ZAR',
  profilePicture: portraits.thandeka,
  cvUrl: '/v0/files/cv/thandeka-mkhize.pdf',
  cvName: 'thandeka-mkhize-cv.pdf',
  industries: ['Banking & Financial Services', 'Data & Analytics', 'Information Technology'],
  skills: ['Python', 'dbt', 'Airflow', 'Snowflake', 'Kafka', 'Terraform', 'SQL', 'Spark', 'AWS', 'Docker'],
  languages: ['English', 'isiZulu', 'Afrikaans'],
  workExperiences: [
    {
      uuid: sampleUuid(101),
      title: 'Senior Data Engineer',
      company: 'Harbourline Bank',
      location: 'Cape Town',
      description: 'Moved 400 nightly jobs to Airflow and dbt; month-end close went from five days to two.',
      currentWork: true,
      startDate: '2022-03-01',
      endDate: null,
      skills: ['Airflow', 'dbt', 'Snowflake'],
    },
    ...['Data Engineer', 'Analyst', 'Junior Analyst', 'Intern'].map((title, index) => ({
      uuid: sampleUuid(102 + index),
      title,
      company: 'Umoya Energy',
      location: 'Johannesburg',
      description: null,
      currentWork: false,
      startDate: `${2019 - index}-01-01`,
      endDate: `${2020 - index}-02-01`,
      skills: [],
    })),
  ],
  qualifications: [
    {
      uuid: sampleUuid(201),
      qualification: 'BSc Honours, Computer Science',
      educationType: 'Honours / Postgraduate diploma',
      institution: 'University of the Western Cape',
      dateGraduated: '2014-11-01',
      currentlyCompleting: false,
    },
  ],
  vettingStatus: 'approved',
  updatedAt: sampleNow,
}

/** Long names and words, for narrow screens. */
export const longProfile: ContractorProfile = {
  ...completeProfile,
  firstName: 'Wolfeschlegelsteinhausenbergerdorff',
  lastName: 'בן־ציון אלכסנדרוביץ׳ וולפסון',
  jobTitle: 'Principal Data Platform Reliability Engineer and Technical Programme Manager',
  locationTitle: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales, United Kingdom',
}

/** A profile without vetting results. */
export const noVetting: Vetting = { reasons: [], message: null, resubmitFrom: null }

/** A profile for which vetting requested changes. */
export const rejectedVetting: Vetting = {
  reasons: [
    { code: 'introduction-unclear', section: 'MainProfile', label: 'Say more clearly what you do' },
    { code: 'work-experience-unclear', section: 'WorkExperience', label: 'Say more of your jobs' },
    { code: 'picture-unsuitable', section: 'ProfilePicture', label: 'Choose a picture that shows your face' },
    { code: 'cv-unsuitable', section: 'Cv', label: 'Upload another CV' },
  ],
  message: 'A good profile. Two sentences on what you want next would help.',
  resubmitFrom: null,
}
