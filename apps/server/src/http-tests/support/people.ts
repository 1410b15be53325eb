import type { ApiClient, SessionAnswer } from '@guildhall/rest-contract/client'
import { unwrap } from './unwrap.ts'
import type { TestSite } from './test-site.ts'
import { waitFor } from './wait-for.ts'

/** A signed-in person. */
export interface Person {
  readonly uuid: string
  readonly email: string
  readonly mobile: string
  readonly token: string
  readonly api: ApiClient
  /** The login response. */
  readonly session: SessionAnswer
}

export const PASSWORD = 'a fine long pass phrase'

/** The fields of a registration that tests vary. */
export interface SignUp {
  readonly email: string
  readonly firstName?: string
  readonly lastName?: string
  readonly mobile?: string
  readonly companyName?: string
}

const toRegistration = (type: 'contractor' | 'employer', { email, ...person }: SignUp) => ({
  first_name: person.firstName ?? 'Robin',
  last_name: person.lastName ?? 'Hale',
  user_type: type,
  email,
  mobile: person.mobile ?? '+12125550143',
  password: PASSWORD,
  password_confirmation: PASSWORD,
  agree_terms: true,
  ...(type === 'employer'
    ? {
        company_name: person.companyName ?? 'Kestrel Freight',
        company_size: '11-50',
        company_seats: 3,
        annual_subscription: false,
        trial: true,
      }
    : {}),
})

/** The form of a contractor's registration. */
export const registrationOf = (email: string) => toRegistration('contractor', { email })

/** Registers a person; the response contains the temporary token. */
export const signUp = (site: TestSite, type: 'contractor' | 'employer', person: SignUp) =>
  site.api().register({ body: toRegistration(type, person) })

/** Waits for the newest verification mail to an address, and parses its link. */
export async function readVerificationLink(site: TestSite, email: string) {
  const mail = await waitFor(`a verification mail to ${email}`, async () => {
    const mails = await site.mailsTo(email)
    return mails.find(({ subject }) => subject === 'Confirm your email address') ?? null
  })
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0] ?? ''
  const { searchParams } = new URL(link)
  return { uuid: searchParams.get('uuid') ?? '', hash: searchParams.get('hash') ?? '', link }
}

/** Signs in with the password that all test people share. */
export async function logIn(site: TestSite, email: string, password = PASSWORD): Promise<Person> {
  const session = unwrap(await site.api().logIn({ body: { email, password } }))
  const token = session.token ?? ''
  const { mobile, uuid } = session.user
  return { uuid, email, mobile: mobile ?? '', token, api: site.api(token), session }
}

/** Registers a person, verifies the address and signs in. */
export async function join(site: TestSite, type: 'contractor' | 'employer', person: SignUp): Promise<Person> {
  unwrap(await signUp(site, type, person))
  const { hash, uuid } = await readVerificationLink(site, person.email)
  unwrap(await site.api().verifyEmail({ params: { uuid, hash } }))
  return logIn(site, person.email)
}
