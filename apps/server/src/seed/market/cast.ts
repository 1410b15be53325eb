import type { Seniority } from '../../reference-data/index.ts'
import { roles } from '../../reference-data/index.ts'
import { daysBefore } from './calendar.ts'
import { qualificationsOf, workExperiencesOf } from './career.ts'
import { citiesByCountry, type City } from './cities.ts'
import { locationTitleOf, workFor } from './contractor.ts'
import type { PortraitSpec } from './portrait/portrait-spec.ts'
import { createRandom, seedOf, uuidAt } from './random.ts'
import type { MarketContractor, MarketQualification, MarketWorkExperience, PictureSpec } from './types.ts'
import { workOfRole } from './work/work-of-role.ts'

/** A written contractor: what is theirs; the rest is drawn from their key. Their demo account signs in as contractor@demo…. */
interface Part {
  readonly key: string
  readonly name: readonly [first: string, last: string]
  readonly email?: string
  readonly jobTitle: string
  readonly role: string
  readonly seniority: Seniority
  readonly years: number
  readonly city: readonly [countryCode: string, name: string]
  readonly industries: readonly string[]
  readonly skills: string
  readonly languages: readonly string[]
  readonly introduction: string
  readonly opportunityType: MarketContractor['opportunityType']
  readonly workplaceType: MarketContractor['workplaceType']
  readonly availability: number
  readonly contractMin: number
  readonly rate: number
  readonly currency: 'AUD' | 'USD' | 'ZAR'
  readonly permanentRate?: number
  readonly responseRate: number | null
  readonly picture: PictureSpec
  readonly work?: (uuid: (index: number) => string) => readonly MarketWorkExperience[]
  readonly studies?: (uuid: (index: number) => string) => readonly MarketQualification[]
}

const face = (portrait: Partial<PortraitSpec>): PictureSpec => ({
  kind: 'portrait',
  portrait: {
    skin: 5,
    hair: 'side',
    hairColour: 1,
    ground: 0,
    clothing: 0,
    collar: 'round',
    beard: 'none',
    glasses: 'none',
    earrings: false,
    mouth: 'smile',
    ...portrait,
  },
})
const initials = (letters: string, cloth: number): PictureSpec => ({ kind: 'monogram', initials: letters, cloth })

const job = (
  uuid: string,
  title: string,
  company: string,
  location: string,
  from: string,
  to: string | null,
  description: string,
  skills: string,
): MarketWorkExperience => ({
  uuid,
  title,
  company,
  location,
  description,
  startDate: from,
  endDate: to,
  currentWork: to === null,
  skills: skills.split(', '),
})

const parts: readonly Part[] = [
  {
    key: 'thandeka',
    name: ['Thandeka', 'Mkhize'],
    email: 'contractor@demo.guildhall.example',
    jobTitle: 'Senior Data Engineer',
    role: 'Data Engineer',
    seniority: 'senior',
    years: 11,
    city: ['ZA', 'Cape Town'],
    industries: ['Banking & Financial Services', 'Data & Analytics', 'Information Technology'],
    skills:
      'Python, dbt, Airflow, Snowflake, Kafka, Terraform, SQL, Spark, AWS, Data modelling, Great Expectations, Docker',
    languages: ['English', 'isiZulu', 'Afrikaans'],
    introduction:
      'Eleven years of moving money data without losing a cent of it. I build warehouses that finance people trust: tested models, clear lineage, and a pager that stays quiet. I like small teams, written decisions and leaving things easier to run than I found them.',
    opportunityType: 'any',
    workplaceType: 'Remote',
    availability: 7,
    contractMin: 90,
    rate: 900,
    currency: 'ZAR',
    permanentRate: 1_150_000,
    responseRate: 0.95,
    picture: face({ skin: 7, hair: 'afro', hairColour: 0, ground: 1, clothing: 1 }),
    work: (uuid) => [
      job(
        uuid(0),
        'Senior Data Engineer',
        'Harbourline Bank',
        'Cape Town',
        '2022-03-01',
        null,
        'Moved 400 nightly jobs to Airflow and dbt; month-end close went from five days to two.',
        'Airflow, dbt, Snowflake, Terraform',
      ),
      job(
        uuid(1),
        'Data Engineer',
        'Umoya Energy',
        'Johannesburg',
        '2019-01-01',
        '2022-02-28',
        'Meter data for 1.2 million homes, from file drops to streams.',
        'Kafka, Spark, AWS',
      ),
      job(
        uuid(2),
        'Data Engineer',
        'Coastline Retail',
        'Cape Town',
        '2017-02-01',
        '2018-12-31',
        'Built the first warehouse of a chain of 180 shops, and the tests that kept it honest.',
        'Python, SQL, Data modelling',
      ),
      job(
        uuid(3),
        'ETL Developer',
        'Marula Life',
        'Cape Town',
        '2015-11-01',
        '2017-01-31',
        'Loaded twenty years of policy history with every total reconciled.',
        'SQL, Python',
      ),
      job(
        uuid(4),
        'Junior Data Analyst',
        'Table Bay Analytics',
        'Cape Town',
        '2015-01-01',
        '2015-10-31',
        'Sales reports for twelve clients, each checked by hand until it did not need to be.',
        'SQL, Python',
      ),
    ],
    studies: (uuid) => [
      {
        uuid: uuid(5),
        qualification: 'Professional certification, data engineering',
        educationType: 'Professional certification',
        institution: 'Cloud provider exam',
        dateGraduated: '2023-06-15',
        currentlyCompleting: false,
      },
      {
        uuid: uuid(6),
        qualification: 'BSc Honours, Computer Science',
        educationType: 'Honours / Postgraduate diploma',
        institution: 'University of the Western Cape',
        dateGraduated: '2014-12-10',
        currentlyCompleting: false,
      },
    ],
  },
  {
    key: 'rajesh',
    name: ['Rajesh', 'Pillay'],
    jobTitle: 'Data Platform Engineer',
    role: 'Data Platform Engineer',
    seniority: 'plain',
    years: 7,
    city: ['ZA', 'Durban'],
    industries: ['Data & Analytics', 'Information Technology'],
    skills: 'Python, dbt, Airflow, BigQuery, Docker, Kubernetes, Terraform, SQL, Cost optimisation',
    languages: ['English', 'Tamil'],
    introduction:
      'I build data platforms that teams can use without asking me. Seven years of pipelines, permissions and bills that went down, most of them in retail and ports. I document as I go, so that my last day is an ordinary day.',
    opportunityType: 'contract',
    workplaceType: 'Remote',
    availability: 0,
    contractMin: 30,
    rate: 820,
    currency: 'ZAR',
    responseRate: null,
    picture: face({ skin: 4, hair: 'quiff', hairColour: 0, ground: 2, clothing: 2, beard: 'full', mouth: 'slight' }),
  },
  {
    key: 'zanele',
    name: ['Zanele', 'Khumalo-Botha'],
    jobTitle: 'Analytics Engineer',
    role: 'Analytics Engineer',
    seniority: 'plain',
    years: 8,
    city: ['ZA', 'Johannesburg'],
    industries: ['Data & Analytics', 'Banking & Financial Services'],
    skills:
      'Python, dbt, Airflow, Looker, SQL, Snowflake, Data modelling, Metrics layers, Data testing, Git, Fivetran, Dimensional modelling',
    languages: ['English', 'isiZulu', 'Afrikaans'],
    introduction:
      'I make one number mean one thing. Eight years between analysts and engineers have taught me that most data problems are language problems, so I begin with definitions and end with dbt models that have a test each. Banks and insurers so far, freight would be new and welcome.',
    opportunityType: 'any',
    workplaceType: 'Remote',
    availability: 30,
    contractMin: 90,
    rate: 1_050,
    currency: 'ZAR',
    permanentRate: 1_340_000,
    responseRate: 0.88,
    picture: face({ skin: 6, hair: 'topknot', hairColour: 0, ground: 3, clothing: 3 }),
  },
  {
    key: 'pieter',
    name: ['Pieter', 'van der Westhuizen'],
    jobTitle: 'Data Engineer',
    role: 'Data Engineer',
    seniority: 'plain',
    years: 6,
    city: ['ZA', 'Stellenbosch'],
    industries: ['Data & Analytics', 'Manufacturing & Supply Chain'],
    skills: 'Python, Airflow, Spark, Scala, Azure Data Factory, SQL, Databricks, Docker',
    languages: ['Afrikaans', 'English'],
    introduction:
      'Six years of pipelines for farms, cellars and the people who insure them. I am at home in Spark and Azure, careful with money and quick to say when a simpler tool will do. I live in Stellenbosch and come to Cape Town gladly.',
    opportunityType: 'contract',
    workplaceType: 'Remote',
    availability: 7,
    contractMin: 90,
    rate: 760,
    currency: 'ZAR',
    responseRate: 0.72,
    picture: face({ skin: 1, hair: 'side', hairColour: 4, ground: 4, clothing: 4, beard: 'short', mouth: 'slight' }),
  },
  {
    key: 'aaliyah',
    name: ['Aaliyah', 'Davids'],
    jobTitle: 'Data Engineer and Analyst',
    role: 'Data Engineer',
    seniority: 'plain',
    years: 6,
    city: ['ZA', 'Cape Town'],
    industries: ['Data & Analytics', 'Healthcare & Life Sciences'],
    skills: 'Python, dbt, Fivetran, Redshift, SQL, Looker, Data cleaning, Data storytelling',
    languages: ['English', 'Arabic', 'Afrikaans'],
    introduction:
      'Half engineer, half analyst: I build the model and then sit with the people who read it. Six years in health and retail, three of them for clients in the US, so I bill in dollars and keep their mornings. I answer quickly and put it in writing.',
    opportunityType: 'contract',
    workplaceType: 'Any type',
    availability: 0,
    contractMin: 90,
    rate: 55,
    currency: 'USD',
    responseRate: 0.97,
    picture: face({ skin: 3, hair: 'headscarf', ground: 5, clothing: 5 }),
  },
  {
    key: 'tendai',
    name: ['Tendai', 'Moyo'],
    jobTitle: 'Big Data Engineer',
    role: 'Big Data Engineer',
    seniority: 'plain',
    years: 7,
    city: ['NA', 'Windhoek'],
    industries: ['Data & Analytics', 'Information Technology'],
    skills: 'Python, Airflow, Spark, Hadoop, Kafka, SQL, Delta Lake',
    languages: ['English', 'Shona'],
    introduction:
      'Streams are my trade: seven years of Spark and Kafka for a mobile network and two banks, with the worst day of the year always in mind. I live in Windhoek, work for clients in four countries and travel for the first week.',
    opportunityType: 'contract',
    workplaceType: 'Remote',
    availability: 30,
    contractMin: 30,
    rate: 52,
    currency: 'USD',
    responseRate: 0.66,
    picture: initials('TM', 2),
  },
  {
    key: 'naledi',
    name: ['Naledi', 'Mokoena'],
    jobTitle: 'Lead Data Engineer',
    role: 'Data Engineer',
    seniority: 'lead',
    years: 12,
    city: ['ZA', 'Pretoria'],
    industries: ['Data & Analytics', 'Construction & Engineering'],
    skills: 'Python, dbt, Databricks, Kafka, SQL, Data modelling, Terraform, AWS, Spark, CI/CD',
    languages: ['English', 'Setswana', 'Sepedi'],
    introduction:
      'I lead small data teams and still write code every week. Twelve years from meter rooms to control rooms: grids, water and rail. My lineage graphs get printed and hung up, which I take as a compliment. I like work where an error has an address.',
    opportunityType: 'any',
    workplaceType: 'Hybrid',
    availability: 7,
    contractMin: 90,
    rate: 1_090,
    currency: 'ZAR',
    permanentRate: 1_420_000,
    responseRate: 0.91,
    picture: face({ skin: 6, hair: 'locs', hairColour: 1, ground: 6, clothing: 6 }),
  },
  {
    key: 'chukwuemeka',
    name: ['Chukwuemeka', 'Okonkwo-Lindqvist'],
    jobTitle: 'ETL Developer',
    role: 'ETL Developer',
    seniority: 'plain',
    years: 5,
    city: ['ZA', 'Gqeberha'],
    industries: ['Data & Analytics'],
    skills: 'Python, SSIS, SQL Server, T-SQL, Data migration, Data quality',
    languages: ['English', 'Igbo', 'Swedish'],
    introduction:
      'Five years of getting data out of systems that were never meant to give it up, and into ones that need it by morning. Mostly SQL Server, some Python, and a checklist for every migration that I share with the client on the first day.',
    opportunityType: 'contract',
    workplaceType: 'Hybrid',
    availability: 0,
    contractMin: 30,
    rate: 540,
    currency: 'ZAR',
    responseRate: 0.58,
    picture: initials('CO', 0),
  },
  {
    key: 'sipho',
    name: ['Sipho', 'Ndlovu'],
    jobTitle: 'Cloud Data Engineer',
    role: 'Data Engineer',
    seniority: 'plain',
    years: 8,
    city: ['ZA', 'Midrand'],
    industries: ['Data & Analytics', 'Information Technology'],
    skills: 'Python, AWS, Terraform, SQL, Spark, Docker, Kafka, PostgreSQL, CI/CD',
    languages: ['English', 'isiZulu', 'Sesotho'],
    introduction:
      'Data on AWS, from the first bucket to the last invoice. Eight years, five of them on contract, for insurers, a telecoms group and a hospital chain. I keep the cloud bill on the wall and my estimates honest.',
    opportunityType: 'any',
    workplaceType: 'Hybrid',
    availability: 30,
    contractMin: 90,
    rate: 870,
    currency: 'ZAR',
    permanentRate: 1_110_000,
    responseRate: 0.84,
    picture: initials('SN', 1),
  },
]

/** How many contractors are written. */
export const CAST_SIZE = parts.length

const cityOf = ([countryCode, name]: Part['city']): City => {
  const city = citiesByCountry.get(countryCode)?.find((one) => one.name === name)
  if (city === undefined) throw new Error(`No city ${name}`)
  return city
}

/** The written contractor at a place, Thandeka Mkhize first. Source: the product's drawings; data.md. */
export const castAt = (index: number, seed: number, now: Date): MarketContractor => {
  const part = parts[index]
  if (part === undefined) throw new Error(`Nobody is written at ${index}`)
  const random = createRandom(seedOf('cast', seed, part.key))
  const role = roles.find(({ name }) => name === part.role)
  const work = workOfRole.get(part.role)
  if (role === undefined || work === undefined) throw new Error(`No role ${part.role}`)
  const city = cityOf(part.city)
  const createdAt = daysBefore(now, part.key === 'thandeka' ? 261 : 90 + random.next() * 300)
  const uuid = uuidAt(createdAt, random)
  const entry = (at: number): string => uuidAt(daysBefore(now, 60), createRandom(seedOf('entry', seed, part.key, at)))
  const skills = part.skills.split(', ')
  const career = {
    role,
    work: workFor(work, random),
    seniority: part.seniority,
    jobTitle: part.jobTitle,
    countryCode: city.countryCode,
    city: city.name,
    skills,
    years: part.years,
    now,
    isFree: part.availability === 0,
  }
  const forPermanent = part.opportunityType !== 'contract' && part.permanentRate !== undefined
  return {
    key: part.key,
    uuid,
    firstName: part.name[0],
    lastName: part.name[1],
    email: part.email ?? `${part.key}@people.guildhall.example`,
    mobile: `+278255501${String(index).padStart(2, '0')}`,
    picture: part.picture,
    countryCode: city.countryCode,
    provinceCode: city.provinceCode,
    city: city.name,
    latitude: city.latitude,
    longitude: city.longitude,
    locationTitle: locationTitleOf(city),
    jobTitle: part.jobTitle,
    industries: part.industries,
    skills,
    languages: part.languages,
    introduction: part.introduction,
    opportunityType: part.opportunityType,
    workplaceType: part.workplaceType,
    availability: part.availability,
    availabilityConfirmedAt: daysBefore(now, 1 + random.int(2, 18)),
    contractMin: part.contractMin,
    rate: part.rate,
    currency: part.currency,
    permanentRate: forPermanent ? part.permanentRate : null,
    permanentCurrency: forPermanent ? part.currency : null,
    workExperiences: part.work?.(entry) ?? workExperiencesOf(career, random),
    qualifications: part.studies?.(entry) ?? qualificationsOf(career, random),
    responseRate: part.responseRate,
    vettingStatus: 'approved',
    status: 'reviewed',
    paused: false,
    createdAt,
    updatedAt: daysBefore(now, random.int(2, 20)),
  }
}
