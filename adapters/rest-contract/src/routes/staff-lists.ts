import { MERGED_LISTS } from '@guildhall/domain/moderation'
import { LIST_NAMES } from '@guildhall/domain/reference'
import { z } from 'zod'
import { NOW } from '../examples/people.ts'
import { type DeclaredProblem, route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import {
  emptySearches,
  listEntry,
  listEntryChange,
  listEntryForm,
  listMerge,
  synonymForm,
  synonymList,
  usedListEntries,
  vettingReasonList,
} from '../wire/staff-lists.ts'
import { notFound } from './shared-problems.ts'

const full = {
  'list-full': { status: 422, message: 'This list has as many entries as a list may have.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>

const list = z.enum(LIST_NAMES)
const react = {
  code: 'react',
  label: 'React',
  industry: 'information-technology',
  section: null,
  message: null,
  isRetired: false,
  mergedInto: null,
}
const labelChecks = [
  'A label is of no other entry of its list, without regard to case and accents, and has a letter or a digit',
  'A skill or an industry has no comma, bracket or quotation mark',
  'Job titles and skills may have an industry, reasons of vetters have a section and may have a message',
]

const fullSynonyms = {
  'too-many-synonyms': { status: 422, message: 'There are 2,000 groups of synonyms. Please remove one first.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>

/** Lists that operators change. Rules: MOD-51, MOD-52, MOD-75 to MOD-78. */
export const staffListRoutes = {
  readListEntries: route({
    ...routeIndex.readListEntries,
    summary:
      'All entries of a list, with how many people have each, and words that at least two people have typed and it does not have',
    access: 'operator',
    operatorRight: 'manage-lists',
    params: z.object({ list }),
    success: { status: 200, body: usedListEntries },
    problems: notFound,
    examples: { reply: { entries: [{ ...react, people: 12 }], unlisted: [{ text: 'Zymurgy', people: 3 }] } },
  }),
  addListEntry: route({
    ...routeIndex.addListEntry,
    summary: 'Add an entry to a list, which people are offered within two seconds',
    checks: labelChecks,
    access: 'operator',
    operatorRight: 'manage-lists',
    params: z.object({ list }),
    body: listEntryForm,
    success: { status: 201, body: listEntry },
    problems: { ...notFound, ...full },
    examples: { body: { label: 'React', industry: 'information-technology' }, reply: react },
  }),
  changeListEntry: route({
    ...routeIndex.changeListEntry,
    summary: 'Rename an entry, also in profiles, retire or restore it, or change its industry',
    checks: labelChecks,
    access: 'operator',
    operatorRight: 'manage-lists',
    params: z.object({ list, code: z.string().max(200) }),
    body: listEntryChange,
    success: { status: 200, body: listEntry },
    problems: notFound,
    examples: { body: { label: 'React', industry: null, isRetired: true }, reply: { ...react, isRetired: true } },
  }),
  mergeListEntries: route({
    ...routeIndex.mergeListEntries,
    summary: 'Merge an entry or a word into an entry, which whoever has it gets soon after; answers that entry',
    access: 'operator',
    operatorRight: 'manage-lists',
    params: z.object({ list: z.enum(MERGED_LISTS) }),
    body: listMerge,
    success: { status: 200, body: listEntry },
    problems: { ...notFound, ...full },
    examples: { body: { from: 'React.js', into: 'react' }, reply: react },
  }),
  listVettingReasons: route({
    ...routeIndex.listVettingReasons,
    summary: 'The reasons that vetters choose from, in the order of their keys',
    access: 'operator',
    operatorRight: 'vet-profiles',
    success: { status: 200, body: vettingReasonList },
    problems: {},
    examples: {
      reply: {
        reasons: [{ code: 'cv-unsuitable', label: 'Upload another CV', section: 'Cv', message: 'It cannot be read.' }],
      },
    },
  }),
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
    problems: { ...notFound, ...fullSynonyms },
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
