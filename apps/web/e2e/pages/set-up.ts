import type { Page } from '@playwright/test'
import { type ApiClient, createApiClient } from '@guildhall/rest-contract/client'
import { readLink } from './mailbox.ts'
import { demo, type Newcomer } from './people.ts'
import { drawnPicture } from './picture.ts'

type Answered<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly message: string }

const must = <Value>(answer: Answered<Value>): Value => {
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

const apiAt = (base: string, token?: string): ApiClient =>
  createApiClient({
    fetch: (...request) => fetch(...request),
    base,
    ...(token === undefined ? {} : { headers: () => ({ authorization: `Bearer ${token}` }) }),
  })

/** An API client signed in as a user, for set-up that is not the subject of a journey. */
async function callsOf(base: string, email: string, password: string): Promise<ApiClient> {
  const { token } = must(await apiAt(base).logIn({ body: { email, password } }))
  return apiAt(base, token ?? '')
}

const joinOf = ({ email, firstName, lastName, password }: Newcomer) => ({
  first_name: firstName,
  last_name: lastName,
  email,
  password,
  password_confirmation: password,
  mobile: '+27821234567',
  agree_terms: true,
})

/** Follows the link of the verification mail. */
async function verify(page: Page, base: string, email: string): Promise<void> {
  const link = new URL(await readLink(page, email, 'verify-email'), base)
  const [uuid = '', hash = ''] = ['uuid', 'hash'].map((part) => link.searchParams.get(part) ?? '')
  must(await apiAt(base).verifyEmail({ params: { uuid, hash } }))
}

/** Registers an employer on a trial by a call. */
export async function registerEmployer(base: string, person: Newcomer, company: string): Promise<void> {
  const plan = {
    company_name: company,
    company_size: '11-50',
    company_seats: 3,
    annual_subscription: false,
    trial: true,
  }
  must(await apiAt(base).register({ body: { ...joinOf(person), user_type: 'employer', ...plan } }))
}

/** Creates an employer on a trial by calls, without signing the browser in. */
export async function makeEmployer(page: Page, base: string, person: Newcomer, company: string): Promise<void> {
  await registerEmployer(base, person, company)
  await verify(page, base, person.email)
}

/** Creates a contractor by calls, with a profile that is empty but for the industry. */
export async function makeContractor(page: Page, base: string, person: Newcomer): Promise<void> {
  const answers = {
    years_of_experience: 9,
    main_industry: 'Information Technology',
    opportunity_type: 'contract',
    country: 'ZA',
  }
  must(await apiAt(base).register({ body: { ...joinOf(person), user_type: 'contractor', answers } }))
  await verify(page, base, person.email)
}

/** Creates a contractor by calls whom employers can find. */
export async function makeFindable(page: Page, base: string, person: Newcomer, jobTitle: string): Promise<ApiClient> {
  await makeContractor(page, base, person)
  return completeContractor(base, person, jobTitle)
}

const LONG_INTRODUCTION =
  'I turn raw events into tables that people trust, and I stay until the last report agrees with the first one. ' +
  'My last team still uses what we built together.'

/** Completes the profile of a contractor by calls, so that employers can find it; with a short introduction it waits for a vetter. */
export async function completeContractor(
  base: string,
  { email, password }: Newcomer,
  jobTitle: string,
  introduction = LONG_INTRODUCTION,
): Promise<ApiClient> {
  const api = await callsOf(base, email, password)
  must(
    await api.saveUser({
      body: {
        availability: 7,
        contract_min: 90,
        currency: 'USD',
        introduction,
        job_title: jobTitle,
        location_title: 'Durban, KwaZulu-Natal, South Africa',
        latitude: -29.858713,
        longitude: 31.021847,
        rate: 55,
        workplace_type: 'Remote',
        opportunity_type: 'contract',
      },
    }),
  )
  must(await api.setProfileImage({ file: new Blob([new Uint8Array(drawnPicture().buffer)], { type: 'image/png' }) }))
  must(
    await api.addWorkExperience({
      params: { id: 'new' },
      body: {
        title: jobTitle,
        company: 'Umoya Energy',
        location: 'Durban',
        description: 'Models of demand for a city.',
        current_work: true,
        start_date: '2022-03-01',
        end_date: null,
        skills: ['dbt'],
        existing_skills: [],
      },
    }),
  )
  return api
}

/** A pending request, with the API clients of both sides. */
interface Asked {
  readonly conversationUuid: string
  readonly ours: ApiClient
  readonly theirs: ApiClient
}

/** An open conversation, and a function that sends messages as the contractor. */
interface Talk {
  readonly conversationUuid: string
  readonly say: (words: string) => Promise<void>
}

interface Sites {
  readonly contractors: string
  readonly employers: string
}

/** Sends a request of the demo's employer to a new contractor by calls. */
export async function sendRequest(page: Page, { contractors, employers }: Sites, person: Newcomer): Promise<Asked> {
  const theirs = await makeFindable(page, contractors, person, 'Keeper of clocks')
  const ours = await callsOf(employers, demo.paying, demo.password)
  const { user } = must(await theirs.readUser())
  const { conversation } = must(
    await ours.startConversation({
      body: {
        recipient_uuid: user.uuid,
        subject: null,
        has_offer: true,
        message: null,
        offer_content: {
          description: 'Keep the clocks of a port in step',
          workplaceType: 'Remote',
          opportunityType: 'Contract',
          location: 'Anywhere',
          currecy: 'USD',
          rate: 60,
          permCurrecy: null,
          permRate: null,
          duration: 3,
          startDate: `${new Date().getUTCFullYear() + 1}-03-01`,
        },
        doc: null,
      },
    }),
  )
  return { conversationUuid: conversation.uuid, ours, theirs }
}

/** Opens a conversation between the demo's employer and a new contractor by calls. */
export async function startChat(page: Page, sites: Sites, person: Newcomer): Promise<Talk> {
  const { conversationUuid: uuid, theirs } = await sendRequest(page, sites, person)
  must(await theirs.changeConversation({ params: { uuid }, body: { status: 'active' } }))
  return {
    conversationUuid: uuid,
    say: async (message) => {
      const body = { conversation_uuid: uuid, message, doc: null, client_id: crypto.randomUUID() }
      must(await theirs.sendMessage({ body }))
    },
  }
}
