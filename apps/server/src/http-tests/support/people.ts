import type { ApiClient, SessionAnswer } from '@guildhall/rest-contract/client'
import { must } from './must.ts'
import type { TestSite } from './test-site.ts'
import { until } from './until.ts'

/** A signed-in person. */
export interface Person {
  readonly uuid: string
  readonly email: string
  readonly mobile: string
  readonly token: string
  readonly api: ApiClient
  /** The login answer. */
  readonly session: SessionAnswer
}

export const PASSWORD = 'a fine long pass phrase'

/** The parts of a sign-up that tests vary. */
export interface SignUp {
  readonly email: string
  readonly firstName?: string
  readonly lastName?: string
  readonly mobile?: string
  readonly companyName?: string
}

const registrationOf = (type: 'contractor' | 'employer', { email, ...person }: SignUp) => ({
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

/** Signs somebody up; the answer holds the temporary token. */
export const signUp = (site: TestSite, type: 'contractor' | 'employer', person: SignUp) =>
  site.api().register({ body: registrationOf(type, person) })

/** The path of the call that the newest verification mail to an address leads to. */
export async function verificationOf(site: TestSite, email: string) {
  const mail = await until(`a verification mail to ${email}`, async () => {
    const mails = await site.mailsTo(email)
    return mails.find(({ subject }) => subject === 'Confirm your email address') ?? null
  })
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0] ?? ''
  const { searchParams } = new URL(link)
  return { uuid: searchParams.get('uuid') ?? '', hash: searchParams.get('hash') ?? '', link }
}

/** Signs in with the password of all test people. */
export async function logIn(site: TestSite, email: string, password = PASSWORD): Promise<Person> {
  const session = must(await site.api().logIn({ body: { email, password } }))
  const token = session.token ?? ''
  const { mobile, uuid } = session.user
  return { uuid, email, mobile: mobile ?? '', token, api: site.api(token), session }
}

/** Signs somebody up, follows the link of the mail and signs in. */
export async function join(site: TestSite, type: 'contractor' | 'employer', person: SignUp): Promise<Person> {
  must(await signUp(site, type, person))
  const { hash, uuid } = await verificationOf(site, person.email)
  must(await site.api().verifyEmail({ params: { uuid, hash } }))
  return logIn(site, person.email)
}
