import { BOOKMARK_NOTE_MAX_LENGTH } from '@guildhall/domain/search'
import { z } from 'zod'
import { candidateExample, CONTRACTOR, ENTRY, NOW } from '../examples/people.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { bookmarkedCandidate, candidate } from '../wire/candidate.ts'
import { constrained } from '../wire/constrained.ts'
import { flag, idText, knownChoice, pageQuery, text, uuid } from '../wire/fields.ts'
import {
  historyList,
  rememberedSearch,
  searchForm,
  searchParametersForm,
  type SearchParametersWire,
} from '../wire/search-history.ts'
import { wordSuggestions } from '../wire/word-suggestions.ts'
import { bookmarkProblems, notFound, planProblems } from './shared-problems.ts'

const searcher = { access: 'session', who: 'employer', right: 'search' } as const
const parameters: SearchParametersWire = {
  jobTitle: 'Analytics engineer',
  workType: 'Remote',
  locationType: 'anywhere',
  location: '',
  opportunityType: 'Contract',
  contractCurrency: 'USD',
  contractBudget: 60,
  skills: ['dbt'],
  languages: [],
  allSkills: false,
}
const entry = {
  uuid: ENTRY,
  searchParameters: parameters,
  results: [CONTRACTOR],
  viewed: [],
  createdAt: NOW,
  searchedAt: NOW,
  newCount: 0,
}
const bookmarked = {
  ...candidateExample,
  bookmark: {
    addedBy: 'Dana Whitfield',
    addedAt: NOW,
    note: 'Ask in May',
    changes: [{ field: 'rate' as const, words: 'Hourly rate: ZAR 950, was ZAR 900' }],
    lookedAt: null,
  },
}
const saved = { searchHistory: entry, search_count_today: 1, users: [candidateExample] }

/** Search history, job titles, words, candidate details and bookmarks. Rules: SRCH-17, SRCH-28, SRCH-31, SRCH-39, SRCH-55. */
export const searchRoutes = {
  listSearchHistory: route({
    ...routeIndex.listSearchHistory,
    ...searcher,
    summary:
      'The searches of the user, newest first, nine where no limit is given, each with how many people are new to it',
    query: pageQuery,
    success: { status: 200, body: historyList },
    problems: {},
    examples: {
      reply: { searchHistory: [{ ...entry, newCount: 4 }], search_count_today: 1, next_cursor: null },
    },
  }),
  clearSearchHistory: route({
    ...routeIndex.clearSearchHistory,
    ...searcher,
    summary: 'Forget all searches of the user',
    success: { status: 204 },
    problems: {},
    examples: {},
  }),
  removeSearch: route({
    ...routeIndex.removeSearch,
    ...searcher,
    summary: 'Forget a remembered search',
    params: z.object({ uuid }),
    success: { status: 204 },
    problems: notFound,
    examples: {},
  }),
  recordSearch: route({
    ...routeIndex.recordSearch,
    ...searcher,
    summary: 'Remember a search; the same one moves to the top',
    body: searchForm,
    success: { status: 201, body: rememberedSearch },
    problems: notFound,
    examples: { body: { results: [CONTRACTOR], search_parameters: parameters }, reply: saved },
  }),
  updateSearch: route({
    ...routeIndex.updateSearch,
    ...searcher,
    summary: 'Update a remembered search',
    params: z.object({ uuid }),
    body: searchForm,
    success: { status: 200, body: rememberedSearch },
    problems: notFound,
    examples: { body: { results: [CONTRACTOR], search_parameters: parameters }, reply: saved },
  }),
  markCandidateViewed: route({
    ...routeIndex.markCandidateViewed,
    ...searcher,
    summary: 'Remember that a candidate was opened from a search',
    params: z.object({ uuid }),
    body: z.object({ user_uuid: uuid }),
    success: { status: 204 },
    problems: notFound,
    examples: { body: { user_uuid: CONTRACTOR } },
  }),
  searchJobTitles: route({
    ...routeIndex.searchJobTitles,
    viewers: 'allowed',
    ...searcher,
    rateLimit: 'search',
    summary: 'Job titles of people who can be found, five at most; without words the most frequent',
    body: z.object({ query: text.optional() }),
    success: { status: 200, body: z.object({ jobTitles: z.array(z.string()) }) },
    problems: {},
    examples: { body: { query: 'analyt' }, reply: { jobTitles: ['Analytics engineer'] } },
  }),
  suggestWords: route({
    ...routeIndex.suggestWords,
    viewers: 'allowed',
    ...searcher,
    rateLimit: 'search',
    summary: 'Other words for a search that finds nobody, each with how many people it finds with the same filters',
    body: z.object({ search_parameters: searchParametersForm }),
    success: { status: 200, body: wordSuggestions },
    problems: planProblems,
    examples: {
      body: { search_parameters: { ...parameters, jobTitle: 'Senior nurse Python' } },
      reply: { didYouMean: [], fewerWords: [{ text: 'nurse', people: 6 }], titles: [], looksLikeName: false },
    },
  }),
  readCandidate: route({
    ...routeIndex.readCandidate,
    ...searcher,
    summary: 'One candidate for the drawer',
    params: z.object({ id: uuid }),
    success: { status: 200, body: z.object({ user: candidate }) },
    problems: { 'not-found': { status: 404, message: 'There was an error getting the user details' } },
    examples: { reply: { user: candidateExample } },
  }),
  listBookmarks: route({
    ...routeIndex.listBookmarks,
    ...searcher,
    summary:
      'The candidates that the company keeps, or the user for “mine”, newest first; the next page’s cursor is a header',
    query: pageQuery.extend({ filter: knownChoice(['mine', 'team']).optional() }),
    pagedByHeader: true,
    success: { status: 200, body: z.array(bookmarkedCandidate) },
    problems: bookmarkProblems,
    examples: { reply: [bookmarked] },
  }),
  listBookmarkIds: route({
    ...routeIndex.listBookmarkIds,
    ...searcher,
    summary: 'The candidates that the company keeps, the newest 2,000, by their uuids alone',
    success: { status: 200, body: z.object({ bookmarks: z.array(z.string()) }) },
    problems: {},
    examples: { reply: { bookmarks: [candidateExample.objectID] } },
  }),
  changeBookmark: route({
    ...routeIndex.changeBookmark,
    ...searcher,
    summary:
      'Write the company’s note of a candidate whom it keeps, or clear it with an empty one; or mark them looked at',
    params: z.object({ userUuid: uuid }),
    body: z.object({ note: constrained(text, { maxLength: BOOKMARK_NOTE_MAX_LENGTH }).optional(), looked: flag }),
    success: { status: 200, body: bookmarkedCandidate },
    problems: { ...bookmarkProblems, ...notFound },
    examples: { body: { note: 'Ask in May', looked: true }, reply: bookmarked },
  }),
  toggleBookmark: route({
    ...routeIndex.toggleBookmark,
    ...searcher,
    summary: 'Keep a candidate, or no longer',
    params: z.object({ userUuid: idText }),
    success: { status: 200, body: z.object({ bookmarked: z.boolean() }) },
    problems: {
      ...bookmarkProblems,
      ...notFound,
      'missing-candidate': { status: 422, message: 'There was an error tryinng to bookmark this user.' },
    },
    examples: { reply: { bookmarked: true } },
  }),
}
