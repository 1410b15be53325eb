import { type Route, type RouteName, routes } from '@guildhall/rest-contract'
import type { Person } from '../../../server/src/http-tests/support/people.ts'
import { searchHeaders } from '../../../server/src/http-tests/support/search-wire.ts'
import { exampleBody } from '../../../server/src/http-tests/support/send-all-writes.ts'
import { unwrap } from '../../../server/src/http-tests/support/unwrap.ts'
import { PAYLOADS } from './payloads.ts'
import { forEach, studyEntry, workEntry } from './people.ts'
import type { Tally } from './tally.ts'
import { textFields } from './text-fields.ts'
import type { World } from './world.ts'
import type { Writer } from './write-payloads.ts'

/** Two people whose data the calls change that nobody else makes, and the ids that these calls need. */
export interface Scratch {
  readonly contractor: Person
  readonly employer: Person
  readonly idFor: (path: string) => string
}

/** Ids of something of theirs for every path. */
export async function makeScratch({ contractors, conversations, employers }: World): Promise<Scratch> {
  // People without long lists, which would be full.
  const [contractor, employer] = [contractors.at(-1), employers[conversations.length - 1]]
  const conversation = conversations.at(-1)
  if (contractor === undefined || employer === undefined || conversation === undefined)
    throw new Error('There are too few people')
  const entry = unwrap(await contractor.api.addWorkExperience({ params: { id: 'new' }, body: workEntry }))
  const study = unwrap(await contractor.api.addQualification({ body: studyEntry }))
  const template = unwrap(await employer.api.addTemplate({ body: { name: 'Own words', text: 'Hello' } })).template
  const form = { name: 'Own', visibility: 'private', digest: 'none', search_parameters: {} } as const
  const search = unwrap(await employer.api.addSavedSearch({ body: form })).savedSearch
  const history = unwrap(
    await employer.api.recordSearch({ body: { search_parameters: { jobTitle: 'own' }, results: [] } }),
  )
  const message = unwrap(
    await employer.api.sendMessage({ body: { conversation_uuid: conversation, message: 'Hello' } }),
  ).newMessage
  const ids: Readonly<Record<string, string>> = {
    'work-experiences': entry.uuid,
    qualifications: study.uuid,
    templates: template.uuid,
    saved_searches: search.uuid,
    search_history: history.searchHistory.uuid,
    messages: message.uuid,
    conversations: conversation,
    bookmarks: contractor.uuid,
    user_details: contractor.uuid,
    drafts: conversation,
  }
  const idFor = (path: string): string => {
    const segments = path.split('/')
    return ids[segments[segments.findIndex((part) => part.startsWith(':')) - 1] ?? ''] ?? contractor.uuid
  }
  return { contractor, employer, idFor }
}

/** Sends the payloads in every text of the contract that nobody has sent them in yet. */
export async function sendEverywhere(
  writer: Writer,
  tally: Tally,
  world: World,
  scratch: Scratch,
  places: readonly number[],
): Promise<void> {
  const { contractor, employer, idFor } = scratch
  const cast = { contractor: contractor.uuid, employer: employer.uuid, conversation: idFor('/v0/conversations/:uuid') }
  for (const [name, route] of Object.entries<Route>(routes)) {
    const fields = textFields.filter((field) => field.route === name && field.closed === null)
    if (fields.length === 0) continue
    const person = route.who === 'contractor' ? contractor : employer
    const isAnonymous = route.access === 'public' || route.access === 'signed'
    const fixed = Object.keys(route.params?.shape ?? {}).filter(
      (param) => !fields.some(({ part, path }) => part === 'params' && path[0] === param),
    )
    const params = Object.fromEntries(
      fixed.map((param) => [param, param === 'provider' ? 'stripe' : idFor(route.path)]),
    )
    // A form of which many texts are payloads may hide what one of them does; lists of filters take one at a time.
    await forEach(places, async (round) => {
      const missing = fields.filter((field) => !tally.sentIn(field).has(round))
      if (missing.length === 0) return
      await writer.write({
        name: name as RouteName,
        params,
        fields: missing.map(({ path }) => path.join('.')),
        body: exampleBody(route, cast) ?? {},
        ...(isAnonymous || route.access === 'search-key' ? {} : { token: person.token }),
        ...(route.access === 'search-key' ? { headers: searchHeaders(employer.session) } : {}),
        round,
        rounds: PAYLOADS,
      })
    })
  }
}
