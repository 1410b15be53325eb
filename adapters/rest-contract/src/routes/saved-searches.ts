import { z } from 'zod'
import { ENTRY, NOW } from '../examples/people.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { pageQuery, uuid } from '../wire/fields.ts'
import { savedSearch, savedSearchChanges, savedSearchForm, savedSearchList } from '../wire/saved-search.ts'
import type { SearchParametersWire } from '../wire/search-history.ts'
import { notFound, planProblems } from './shared-problems.ts'

const searcher = { access: 'session', who: 'employer', right: 'search' } as const
const search_parameters: SearchParametersWire = { jobTitle: 'Analytics engineer', workType: 'Remote', skills: ['dbt'] }
const form = { name: 'Analytics, remote', visibility: 'team', digest: 'weekly', search_parameters } as const
const savedSearchExample = {
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
const savedSearchAnswer = z.object({ savedSearch })

/** Saved searches, private or of the team, with a digest of new candidates. Rules: SRCH-36, SRCH-38. */
export const savedSearchRoutes = {
  listSavedSearches: route({
    ...routeIndex.listSavedSearches,
    ...searcher,
    summary: 'The user’s own saved searches and the team’s, newest first',
    query: pageQuery,
    success: { status: 200, body: savedSearchList },
    problems: planProblems,
    examples: { reply: { savedSearches: [{ ...savedSearchExample, newCount: 4 }], next_cursor: null } },
  }),
  addSavedSearch: route({
    ...routeIndex.addSavedSearch,
    ...searcher,
    summary: 'Keep a search under a name: always a new one, 50 a member at most',
    body: savedSearchForm,
    success: { status: 201, body: savedSearchAnswer },
    problems: {
      ...planProblems,
      'too-many-saved-searches': { status: 409, message: 'You have 50 saved searches. Please remove one first.' },
    },
    examples: { body: form, reply: { savedSearch: savedSearchExample } },
  }),
  changeSavedSearch: route({
    ...routeIndex.changeSavedSearch,
    ...searcher,
    summary: 'Change what is sent of a saved search: its owner or an admin; the digest, for oneself, whoever sees it',
    params: z.object({ id: uuid }),
    body: savedSearchChanges,
    success: { status: 200, body: savedSearchAnswer },
    problems: { ...planProblems, ...notFound },
    examples: {
      body: { name: 'Analytics, anywhere' },
      reply: { savedSearch: { ...savedSearchExample, name: 'Analytics, anywhere' } },
    },
  }),
  removeSavedSearch: route({
    ...routeIndex.removeSavedSearch,
    ...searcher,
    summary: 'Remove a saved search: its owner or an admin',
    params: z.object({ id: uuid }),
    success: { status: 204 },
    problems: { ...planProblems, ...notFound },
    examples: {},
  }),
}
