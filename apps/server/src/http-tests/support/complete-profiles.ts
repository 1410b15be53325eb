import { createRepositories } from '@guildhall/postgres'
import { unwrap } from './unwrap.ts'
import { logIn, join, type Person, type SignUp } from './people.ts'
import { picture } from './picture.ts'
import type { TestSiteWithDatabase, TestSite } from './test-site.ts'

/** A complete main section; the introduction is long enough for automatic vetting. */
export const profileForm = {
  availability: 7,
  contract_min: 90,
  currency: 'USD',
  introduction:
    'I turn raw events into tables that people trust, and I stay until the last report agrees with the first one. My last team still uses what we built together.',
  job_title: 'Analytics Engineer',
  location_title: 'Durban, KwaZulu-Natal, South Africa',
  latitude: -29.858713,
  longitude: 31.021847,
  rate: 55,
  workplace_type: 'Remote',
  opportunity_type: 'contract',
} as const

/** The same fields with values of any text or number; the ones of fixed lists as there. */
type ProfileForm = Omit<
  typeof profileForm,
  'job_title' | 'latitude' | 'location_title' | 'longitude' | 'rate' | 'workplace_type'
> & {
  readonly job_title: string
  readonly location_title: string
  readonly latitude: number
  readonly longitude: number
  readonly rate: number
  readonly workplace_type: 'Remote' | 'On-site'
}

export const workEntry = {
  title: 'Analytics Engineer',
  company: 'Umoya Energy',
  location: 'Durban',
  description: 'Models of demand for a city.',
  current_work: true,
  start_date: '2022-03-01',
  end_date: null,
} as const

export const studyEntry = {
  qualification: 'BSc Computer Science',
  education_type: "Bachelor's degree",
  institution: 'University of KwaZulu-Natal',
  date_graduated: '2014-11-30',
  currently_completing: false,
} as const

/** Registers a contractor and completes the profile, section by section. */
export async function completeContractor(
  site: TestSite,
  person: SignUp,
  form: Partial<ProfileForm> = {},
): Promise<Person> {
  const joined = await join(site, 'contractor', person)
  const { api } = joined
  unwrap(await api.saveUser({ body: { ...profileForm, ...form } }))
  unwrap(await api.saveIndustries({ body: { list_items: 'Data & Analytics' } }))
  unwrap(await api.saveSkills({ body: { list_items: 'dbt,Snowflake' } }))
  unwrap(await api.saveLanguages({ body: { list_items: 'English' } }))
  unwrap(await api.setProfileImage({ file: picture() }))
  const entry = { ...workEntry, title: form.job_title ?? workEntry.title, skills: ['dbt'], existing_skills: [] }
  unwrap(await api.addWorkExperience({ params: { id: 'new' }, body: entry }))
  return joined
}

/** Registers an employer and completes what contacting requires: picture, logo and website. */
export async function completeEmployer(site: TestSite, person: SignUp): Promise<Person> {
  const { api, email } = await join(site, 'employer', person)
  unwrap(await api.setProfileImage({ file: picture() }))
  unwrap(await api.setCompanyImage({ file: picture() }))
  unwrap(await api.saveCompany({ body: { website: 'kestrelfreight.example' } }))
  return logIn(site, email)
}

/** Adds another person with the same password to an employer's company. */
export async function addColleague(
  site: TestSiteWithDatabase,
  of: Person,
  { email, role }: { readonly email: string; readonly role: 'admin' | 'recruiter' | 'viewer' | 'billing' },
): Promise<Person> {
  const { accounts, companies } = createRepositories(site.knex)
  const account = await accounts.find(of.uuid)
  if (account?.companyUuid === null || account === null) throw new Error(`${of.email} has no company`)
  const uuid = crypto.randomUUID()
  await accounts.add({ ...account, uuid, email, firstName: 'Sasha', lastName: 'Colleague', mobile: null })
  await companies.addMember(account.companyUuid, uuid, role)
  return logIn(site, email)
}

/** Gives the person's company a paid plan for many years. */
export async function activatePaidPlan(site: TestSiteWithDatabase, { uuid }: Person): Promise<void> {
  const { accounts, companies } = createRepositories(site.knex)
  const company = await companies.find((await accounts.find(uuid))?.companyUuid ?? '')
  if (company === null) throw new Error('There is no company to pay for')
  const paidUntil = new Date('2100-01-01T00:00:00Z')
  await companies.save({ ...company, accountType: 'paid', subscriptionStatus: 'active', paidUntil })
}

/** Moves an employer's company to another country, as if it had signed up there. */
export async function moveCompanyTo(site: TestSiteWithDatabase, { uuid }: Person, countryCode: string): Promise<void> {
  const { accounts, companies } = createRepositories(site.knex)
  const company = await companies.find((await accounts.find(uuid))?.companyUuid ?? '')
  if (company === null) throw new Error('There is no company to move')
  await companies.save({ ...company, countryCode })
}
