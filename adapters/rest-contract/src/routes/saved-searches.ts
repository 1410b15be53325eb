import { z } from 'zod'
import { ENTRY, NOW } from '../examples/people.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { number, text, uuid } from '../wire/fields.ts'
import { savedSearch, savedSearchChanges, savedSearchForm, savedSearchList } from '../wire/saved-search.ts'
import type { SearchParametersWire } from '../wire/search-history.ts'
import { notFound, planRefusals } from './refusals.ts'

const searcher = { access: 'session', who: 'employer', right: 'search' } as const
const search_parameters: SearchParametersWire = { jobTitle: 'Analytics engineer', workType: 'Remote', skills: ['dbt'] }
const form = { name: 'Analytics, remote', visibility: 'team', digest: 'weekly', search_parameters } as const
const kept = {
  uuid: ENTRY,
  name: form.name,
  visibility: form.visibility,
  digest: form.digest,
  searchParameters: search_parameters,
  owner: 'Dana Whitfield',
  mine: true,
  canChange: true,
  newCount: null,
  createdAt: NOW,
  updatedAt: NOW,
}
const one = z.object({ savedSearch })

/** Searches under a name, of one person or the team, with a digest of who is new. Rules: SRCH-36, SRCH-38. */
export const savedSearchRoutes = {
  listSavedSearches: route({
    ...routeIndex.listSavedSearches,
    ...searcher,
    summary: 'The user’s own saved searches and the team’s, newest first',
    query: z.object({ cursor: text.optional(), limit: number.optional() }),
    success: { status: 200, body: savedSearchList },
    problems: planRefusals,
    examples: { reply: { savedSearches: [{ ...kept, newCount: 4 }], next_cursor: null } },
  }),
  addSavedSearch: route({
    ...routeIndex.addSavedSearch,
    ...searcher,
    summary: 'Keep a search under a name: always a new one, 50 a member at most',
    body: savedSearchForm,
    success: { status: 201, body: one },
    problems: {
      ...planRefusals,
      'too-many-saved-searches': { status: 409, message: 'You have 50 saved searches. Please remove one first.' },
    },
    examples: { body: form, reply: { savedSearch: kept } },
  }),
  changeSavedSearch: route({
    ...routeIndex.changeSavedSearch,
    ...searcher,
    summary: 'Change what is sent of a saved search: its owner or an admin; the digest, for oneself, whoever sees it',
    params: z.object({ id: uuid }),
    body: savedSearchChanges,
    success: { status: 200, body: one },
    problems: { ...planRefusals, ...notFound },
    examples: {
      body: { name: 'Analytics, anywhere' },
      reply: { savedSearch: { ...kept, name: 'Analytics, anywhere' } },
    },
  }),
  removeSavedSearch: route({
    ...routeIndex.removeSavedSearch,
    ...searcher,
    summary: 'Remove a saved search: its owner or an admin',
    params: z.object({ id: uuid }),
    success: { status: 204 },
    problems: { ...planRefusals, ...notFound },
    examples: {},
  }),
}
