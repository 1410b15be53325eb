import type { ContactState } from '@guildhall/domain/conversations'
import { portraitOf, portraits } from '../../../shared/samples/portraits/index.ts'
import { sampleUuid } from '../../../shared/samples/sample-uuid.ts'
import type { FoundCandidate } from '../api/from-wire.ts'

/** The current time in every story. */
export const sampleNow = new Date('2026-11-20T14:02:00Z')

const base: FoundCandidate = {
  uuid: sampleUuid(1),
  firstName: 'Thandeka',
  lastName: 'Mkhize',
  profilePicture: portraits.thandeka,
  jobTitle: 'Senior Data Engineer',
  locationTitle: 'Cape Town, South Africa',
  introduction:
    'Eleven years of moving money data without losing a cent of it. I build warehouses that finance people trust: tested models, clear lineage, and a pager that stays quiet.\n\nI like small teams, written decisions and leaving things easier to run than I found them.',
  industries: ['Banking & Financial Services', 'Data & Analytics', 'Information Technology'],
  skills: [
    'Python',
    'dbt',
    'Airflow',
    'Snowflake',
    'Kafka',
    'Terraform',
    'SQL',
    'Spark',
    'AWS',
    'Data modelling',
    'Docker',
  ],
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
      skills: ['Airflow', 'dbt'],
    },
    {
      uuid: sampleUuid(102),
      title: 'Data Engineer',
      company: 'Umoya Energy',
      location: 'Johannesburg',
      description: 'Meter data for 1.2 million homes, from file drops to streams.',
      currentWork: false,
      startDate: '2019-01-01',
      endDate: '2022-02-01',
      skills: ['Kafka'],
    },
    ...['Analyst', 'Junior Analyst', 'Intern', 'Tutor'].map((title, index) => ({
      uuid: sampleUuid(103 + index),
      title,
      company: 'Mzansi Retail',
      location: 'Durban',
      description: null,
      currentWork: false,
      startDate: `${2017 - index}-02-01`,
      endDate: `${2018 - index}-12-01`,
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
  cvUrl: '/v0/files/cv/thandeka-mkhize.pdf',
  opportunityType: 'any',
  workplaceType: 'Remote',
  availability: 7,
  contractMin: 30,
  qualificationLevel: 5,
  experienceYears: 11,
  rate: 49,
  exactRate: 900,
  currency: 'ZAR',
  permanentRate: 62_600,
  permanentExactRate: 1_150_000,
  permanentCurrency: 'ZAR',
  respondsFast: true,
  updatedAt: Date.parse('2026-11-09T08:00:00Z'),
  availabilityConfirmedAt: '2026-11-09T08:00:00Z',
  messageStatus: null,
  contactState: null,
  distance: null,
  placeMatch: 'inside',
  marks: null,
  placePoint: { latitude: -33.93, longitude: 18.42 },
}

/** Creates a search hit; properties that are not passed are those of Thandeka Mkhize. */
export const samplePerson = (number: number, overrides: Partial<FoundCandidate> = {}): FoundCandidate => ({
  ...base,
  uuid: sampleUuid(number),
  ...overrides,
})

export const sampleContact = (
  status: ContactState['status'],
  at: string,
  overrides: Partial<ContactState> = {},
): Pick<FoundCandidate, 'messageStatus' | 'contactState'> => ({
  messageStatus: status === 'pending' ? 'pending' : status === 'active' || status === 'closed' ? 'active' : null,
  contactState: {
    status,
    at: new Date(at),
    by: 'Dana Whitfield',
    canContactAgainAt: null,
    conversationUuid: sampleUuid(900),
    ...overrides,
  },
})

const named = (number: number, name: string, overrides: Partial<FoundCandidate>): FoundCandidate => {
  const [firstName = '', ...rest] = name.split(' ')
  const profilePicture = portraitOf(firstName)
  return samplePerson(number, {
    firstName,
    lastName: rest.join(' '),
    profilePicture,
    respondsFast: false,
    ...overrides,
  })
}

/** Candidates with every state of a results page: each status, each availability, both currencies. */
export const samplePeople: readonly FoundCandidate[] = [
  samplePerson(1),
  named(2, 'Rajesh Pillay', {
    jobTitle: 'Data Platform Engineer',
    locationTitle: 'Durban, South Africa',
    placePoint: { latitude: -29.86, longitude: 31.03 },
    skills: ['Python', 'dbt', 'Airflow', 'BigQuery', 'Docker', 'SQL', 'Looker'],
    exactRate: 820,
    rate: 45,
    availability: 0,
    opportunityType: 'contract',
  }),
  named(3, 'Zanele Khumalo-Botha', {
    jobTitle: 'Analytics Engineer',
    locationTitle: 'Johannesburg, South Africa',
    placePoint: { latitude: -26.2, longitude: 28.04 },
    exactRate: 1050,
    rate: 57,
    availability: 30,
    ...sampleContact('pending', '2026-11-12T09:20:00Z'),
  }),
  named(4, 'Pieter van der Westhuizen', {
    jobTitle: 'Data Engineer',
    locationTitle: 'Stellenbosch, South Africa',
    placePoint: { latitude: -33.93, longitude: 18.87 },
    skills: ['Python', 'Airflow', 'Spark', 'Scala', 'Azure'],
    exactRate: 760,
    rate: 41,
    opportunityType: 'contract',
  }),
  named(5, 'Aaliyah Davids', {
    jobTitle: 'Data Engineer and Analyst',
    respondsFast: true,
    skills: ['Python', 'dbt', 'Fivetran', 'Redshift'],
    exactRate: 55,
    rate: 55,
    currency: 'USD',
    availability: 0,
    opportunityType: 'contract',
  }),
  named(6, 'Naledi Mokoena', {
    jobTitle: 'Lead Data Engineer',
    locationTitle: 'Pretoria, South Africa',
    placePoint: { latitude: -25.74, longitude: 28.19 },
    skills: ['Python', 'dbt', 'Databricks', 'Kafka'],
    exactRate: 1090,
    rate: 59,
    ...sampleContact('active', '2026-11-03T10:00:00Z', { by: 'Priya Raman' }),
  }),
  named(7, 'Chukwuemeka Okonkwo-Lindqvist', {
    jobTitle: 'ETL Developer',
    locationTitle: 'Gqeberha, South Africa',
    placePoint: { latitude: -33.96, longitude: 25.61 },
    skills: ['Python', 'SSIS', 'SQL Server'],
    exactRate: 540,
    rate: 29,
    availability: 180,
    ...sampleContact('declined', '2026-10-02T10:00:00Z', { canContactAgainAt: new Date('2026-12-31T10:00:00Z') }),
  }),
  named(8, 'Sipho Ndlovu', {
    jobTitle: 'Cloud Data Engineer',
    locationTitle: 'Midrand, South Africa',
    placePoint: { latitude: -25.99, longitude: 28.13 },
    skills: ['Python', 'AWS Glue', 'Terraform'],
    exactRate: null,
    rate: null,
    currency: null,
    availability: 90,
    opportunityType: 'permanent',
  }),
]

/** Long, unbreakable and right-to-left names, for testing layouts. */
export const longPeople: readonly FoundCandidate[] = [
  named(11, 'Wilhelmina-Konstantina Papadimitriou-Oppenheimer de la Fontaine', {
    jobTitle: 'Principal Consultant for Enterprise Data Warehousing, Reporting and Regulatory Compliance',
    placePoint: { latitude: 53.22, longitude: -4.2 },
    locationTitle: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Isle of Anglesey, United Kingdom',
    skills: ['Enterprise application integration with message brokers', 'Python', 'dbt', 'Airflow'],
    respondsFast: true,
    exactRate: 9_999_999,
    ...sampleContact('declined', '2026-10-02T10:00:00Z', { canContactAgainAt: new Date('2026-12-31T10:00:00Z') }),
  }),
  named(12, 'נועה אברהם-כהן', { jobTitle: 'מהנדסת נתונים בכירה', locationTitle: 'תל אביב, ישראל', placePoint: null }),
  named(13, 'محمد عبد الرحمن', {
    jobTitle: 'مهندس بيانات',
    locationTitle: 'القاهرة، مصر',
    availability: 0,
    placePoint: { latitude: 30.06, longitude: 31.25 },
  }),
]
