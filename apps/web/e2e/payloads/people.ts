import type { TestSite } from '../../../server/src/http-tests/support/test-site.ts'
import { logIn, PASSWORD, type Person } from '../../../server/src/http-tests/support/people.ts'
import { picture } from '../../../server/src/http-tests/support/picture.ts'
import { unwrap } from '../../../server/src/http-tests/support/unwrap.ts'
import { waitFor } from '../../../server/src/http-tests/support/wait-for.ts'
import type { Mail } from './mails.ts'
import type { Writer } from './write-payloads.ts'

/** How many people, and how much each of them has. */
export interface Size {
  readonly isWhole: boolean
  /** Contractors, and companies: each carries one payload in each of the short fields. */
  readonly people: number
  /** Contractors with many entries, whose profiles are opened. */
  readonly rich: number
  readonly entries: number
  /** Requests that are answered, and opened one by one. */
  readonly threads: number
  /** Employers with lists of their own, and the length of these. */
  readonly wings: number
  readonly list: number
  /** Page loads with payloads in the address, of each page. */
  readonly addresses: number
}

const AT_ONCE = 8

/** Runs a task for each item, some at once; the results are in the order of the items. */
export async function forEach<Item, Result>(
  items: readonly Item[],
  task: (item: Item, index: number) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  const work = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await task(item, index)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return results
}

export const numbers = (length: number): readonly number[] => Array.from({ length }, (_, index) => index)

const joining = (email: string) => ({
  first_name: 'Robin',
  last_name: 'Hale',
  email,
  mobile: '+27821234567',
  password: PASSWORD,
  password_confirmation: PASSWORD,
  agree_terms: true,
})
const filled = ['first_name', 'last_name', 'utm_campaign', 'utm_source', 'utm_medium', 'gtm_debug']

/** The mails of the outbox. */
export const readMails = async (site: TestSite): Promise<readonly Mail[]> =>
  (await (await site.request('/dev/mail/messages')).json()) as readonly Mail[]

/** Registers people with payloads in their names, verifies their addresses and signs them in. */
export async function join(
  site: TestSite,
  { write }: Writer,
  type: 'contractor' | 'employer',
  shares: readonly { readonly round: number; readonly rounds: number }[],
): Promise<readonly Person[]> {
  const emailOf = (index: number): string => `${type}${index}@payloads.example`
  const company = {
    company_name: 'Kestrel Freight',
    company_size: '51-200',
    company_seats: 3,
    annual_subscription: false,
    trial: true,
    answers: { roles: 'Designers', how_soon: 'now', how_many: 2 },
  }
  await forEach(shares, async (share, index) => {
    const fields = type === 'employer' ? [...filled, 'company_name', 'answers.roles'] : filled
    const body = { ...joining(emailOf(index)), user_type: type, ...(type === 'employer' ? company : {}) }
    const { body: answer, status } = await write({ name: 'register', body, fields, ...share })
    if (status >= 400) throw new Error(`${emailOf(index)} cannot register: ${JSON.stringify(answer)}`)
  })
  const links = await waitFor(`the verification mails of ${type}s`, async () => {
    const mails = await readMails(site)
    const found = new Map(
      mails
        .filter(({ subject, to }) => subject === 'Confirm your email address' && to.startsWith(type))
        .map(({ text, to }) => [to, /https?:\/\/[^\s/]+\/verify-email\?\S+/.exec(text)?.[0] ?? '']),
    )
    return found.size >= shares.length ? found : null
  })
  return forEach(shares, async (_, index) => {
    const { searchParams } = new URL(links.get(emailOf(index)) ?? '')
    const params = { uuid: searchParams.get('uuid') ?? '', hash: searchParams.get('hash') ?? '' }
    unwrap(await site.api().verifyEmail({ params }))
    return logIn(site, emailOf(index))
  })
}

export const introduction =
  'I turn raw events into tables that people trust, and I stay until the last report agrees with the first one. My last team still uses what we built together. '

/** Completes the profile of a contractor, so that employers find it. */
export async function completeProfile(
  writer: Writer,
  person: Person,
  share: { readonly round: number; readonly rounds: number },
): Promise<void> {
  const { token } = person
  const body = {
    availability: 7,
    contract_min: 90,
    currency: 'USD',
    introduction,
    job_title: 'Analytics engineer',
    location_title: 'Durban, KwaZulu-Natal, South Africa',
    latitude: -29.858713,
    longitude: 31.021847,
    rate: 55,
    workplace_type: 'Remote',
    opportunity_type: 'contract',
  }
  const saved = await writer.write({
    name: 'saveUser',
    token,
    body,
    fields: ['introduction', 'job_title', 'location_title'],
    before: { introduction },
    ...share,
  })
  if (saved.status >= 400) throw new Error(`${person.email} is not saved: ${JSON.stringify(saved.body)}`)
  unwrap(await person.api.saveIndustries({ body: { list_items: 'Data & Analytics' } }))
  await writer.write({ name: 'saveSkills', token, body: { list_items: 'dbt' }, ...share })
  unwrap(await person.api.saveLanguages({ body: { list_items: 'English' } }))
  unwrap(await person.api.setProfileImage({ file: picture() }))
  await writer.write({ name: 'addWorkExperience', token, params: { id: 'new' }, body: workEntry, ...share })
}

export const workEntry = {
  title: 'Analytics engineer',
  company: 'Umoya Energy',
  location: 'Durban',
  description: 'Models of demand for a city.',
  current_work: true,
  start_date: '2022-03-01',
  end_date: null,
  skills: [],
  existing_skills: [],
}
export const studyEntry = {
  qualification: 'BSc Computer Science',
  education_type: "Bachelor's degree",
  institution: 'University of KwaZulu-Natal',
  date_graduated: '2014-11-30',
  currently_completing: false,
}
