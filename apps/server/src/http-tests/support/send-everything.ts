import type { Route } from '@guildhall/rest-contract'
import { CONTRACTOR, CONVERSATION, EMPLOYER } from './example-ids.ts'
import { bearer, everyRoute } from './every-route.ts'
import type { Person } from './people.ts'
import { rewrite } from './rewrite.ts'
import type { TestSite } from './test-site.ts'

/** Who stands for the people of the contract's examples. */
export interface Cast {
  readonly contractor: string
  readonly employer: string
  readonly conversation: string
}

/** The body of a call's example, with people who are there. */
export const exampleBody = (route: Route, cast: Cast): unknown =>
  rewrite(route.examples.body, (text) =>
    text === CONTRACTOR
      ? cast.contractor
      : text === EMPLOYER
        ? cast.employer
        : text === CONVERSATION
          ? cast.conversation
          : text,
  )

/** What would end the session or the account, and what is for those who have none. */
const isForThis = ({ access, method, multipart, params, path }: Route): boolean =>
  access === 'session' &&
  method !== 'GET' &&
  method !== 'DELETE' &&
  multipart === undefined &&
  (params === undefined || path.endsWith(':id')) &&
  !/logout|password|two_factor|restore/.test(path)

/**
 * Makes every call that writes with its own example, so that the person has something in as many tables as the contract reaches. A refusal
 * is no matter here.
 */
export async function sendEverything(site: TestSite, person: Person, cast: Cast): Promise<void> {
  const mine = everyRoute.filter(
    ({ route }) => isForThis(route) && (route.who ?? person.session.user.userType) === person.session.user.userType,
  )
  for (const { route } of mine) {
    await site.request(route.path.replace(':id', 'new'), {
      method: route.method,
      headers: { ...bearer(person.token), 'content-type': 'application/json' },
      body: JSON.stringify(exampleBody(route, cast)),
    })
  }
}
