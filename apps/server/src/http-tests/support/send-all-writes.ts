import type { Route } from '@guildhall/rest-contract'
import { CONTRACTOR, CONVERSATION, EMPLOYER } from './example-ids.ts'
import { bearerHeader, everyRoute } from './every-route.ts'
import type { Person } from './people.ts'
import { mapTexts } from './rewrite.ts'
import type { TestSite } from './test-site.ts'

/** Replacements for the ids in the contract's examples. */
export interface ExamplePeople {
  readonly contractor: string
  readonly employer: string
  readonly conversation: string
}

/** The body of a route's example, with existing ids. */
export const exampleBody = (route: Route, cast: ExamplePeople): unknown =>
  mapTexts(route.examples.body, (text) =>
    text === CONTRACTOR
      ? cast.contractor
      : text === EMPLOYER
        ? cast.employer
        : text === CONVERSATION
          ? cast.conversation
          : text,
  )

/** Excludes calls that would end the session or the account, and those without a session. */
const isSafeToSend = ({ access, method, multipart, params, path }: Route): boolean =>
  access === 'session' &&
  method !== 'GET' &&
  method !== 'DELETE' &&
  multipart === undefined &&
  (params === undefined || path.endsWith(':id')) &&
  !/logout|password|two_factor|restore/.test(path)

/**
 * Sends every writing call with its example, so that the person has rows in as many tables as possible. Refused calls are ignored.
 */
export async function sendAllWrites(site: TestSite, person: Person, cast: ExamplePeople): Promise<void> {
  const writes = everyRoute.filter(
    ({ route }) => isSafeToSend(route) && (route.who ?? person.session.user.userType) === person.session.user.userType,
  )
  for (const { route } of writes) {
    await site.request(route.path.replace(':id', 'new'), {
      method: route.method,
      headers: { ...bearerHeader(person.token), 'content-type': 'application/json' },
      body: JSON.stringify(exampleBody(route, cast)),
    })
  }
}
