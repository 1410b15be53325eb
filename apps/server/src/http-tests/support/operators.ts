import { randomUUID } from 'node:crypto'
import type { Operator } from '@guildhall/domain/moderation'
import { createPasswords } from '@guildhall/passwords-argon2'
import { createRepositories } from '@guildhall/postgres'
import { type ApiClient, createApiClient } from '@guildhall/rest-contract/client'
import type { TestSiteWithDatabase } from './test-site.ts'

export const OPERATOR_PASSWORD = 'a fine long pass phrase'

/** An operator with a password, without an authenticator app. */
export async function addOperator(site: TestSiteWithDatabase, changes: Partial<Operator> = {}): Promise<Operator> {
  const operator: Operator = {
    uuid: randomUUID(),
    email: `${randomUUID()}@guildhall.example`,
    name: 'Callum Nguyen',
    role: 'superadmin',
    passwordHash: await createPasswords().hash(OPERATOR_PASSWORD),
    twoFactor: null,
    createdAt: new Date(),
    disabledAt: null,
    ...changes,
  }
  await createRepositories(site.knex).operators.add(operator)
  return operator
}

/** The `Cookie` header of a new session, and its raw `Set-Cookie`. */
export async function signInAsOperator(site: TestSiteWithDatabase, email: string, otp?: string) {
  const response = await fetch(`${site.url}/v0/staff/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: OPERATOR_PASSWORD, otp }),
  })
  const setCookie = response.headers.getSetCookie().join('\n')
  const [cookie = ''] = setCookie.split(';')
  return { status: response.status, setCookie, headers: { cookie, origin: site.url } }
}

/** A client that calls as an operator's page. */
export async function operatorApi(site: TestSiteWithDatabase, email: string): Promise<ApiClient> {
  const { headers } = await signInAsOperator(site, email)
  return createApiClient({ fetch, base: site.url, headers: () => headers })
}
