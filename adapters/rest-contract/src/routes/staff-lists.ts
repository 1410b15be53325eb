import { NOW } from '../examples/people.ts'
import { type DeclaredProblem, route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { emptySearches, synonymForm, synonymList } from '../wire/staff-lists.ts'
import { notFound } from './shared-problems.ts'

const full = {
  'too-many-synonyms': { status: 422, message: 'There are 2,000 groups of synonyms. Please remove one first.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>

/** Lists that operators change. Rules: MOD-51, MOD-52. */
export const staffListRoutes = {
  listSynonyms: route({
    ...routeIndex.listSynonyms,
    summary: 'The synonyms of searches',
    access: 'operator',
    operatorRight: 'manage-lists',
    success: { status: 200, body: synonymList },
    problems: {},
    examples: { reply: { groups: [['qa', 'tester', 'quality assurance']] } },
  }),
  changeSynonyms: route({
    ...routeIndex.changeSynonyms,
    summary: 'Add, change or remove a group of synonyms, which searches use within two seconds',
    checks: [
      'Two to twelve words or phrases, none twice for a search; none at all to remove the group that is replaced',
      'Each has 60 characters at most, one of them a letter or a digit',
    ],
    access: 'operator',
    operatorRight: 'manage-lists',
    body: synonymForm,
    success: { status: 204 },
    problems: { ...notFound, ...full },
    examples: { body: { phrases: ['zymurgist', 'brewer'], instead: [] } },
  }),
  listEmptySearches: route({
    ...routeIndex.listEmptySearches,
    summary: 'What people searched for in the last 30 days and nobody was found',
    access: 'operator',
    operatorRight: 'see-empty-searches',
    success: { status: 200, body: emptySearches },
    problems: {},
    examples: { reply: { searches: [{ text: 'zymurgist', people: 3, lastAt: NOW }] } },
  }),
}
