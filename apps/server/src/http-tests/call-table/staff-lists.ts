import { randomUUID } from 'node:crypto'
import { addOperator, operatorApi } from '../support/operators.ts'
import { unwrap } from '../support/unwrap.ts'
import type { CallFixture } from './call-fixture.ts'
import type { CallTable } from './call-spec.ts'

const newVetter = async ({ server }: CallFixture) =>
  operatorApi(server, (await addOperator(server, { role: 'vetter' })).email)
const newPhrases = (): string[] =>
  [1, 2].map(() =>
    randomUUID()
      .replaceAll(/[^a-z]/g, '')
      .padEnd(8, 'x')
      .slice(0, 8),
  )

const skills = { params: { list: 'skills' as const } }
const newLabel = (): string => newPhrases().join(' ')

export const staffListCalls = {
  readListEntries: {
    happy: async (fixture) => ({ by: await newVetter(fixture), sent: skills }),
    repeated: 'same',
    problems: {
      'not-found': async (fixture) => ({
        by: await newVetter(fixture),
        sent: { params: { list: 'nothing' as 'skills' } },
      }),
    },
  },
  addListEntry: {
    happy: async (fixture) => ({
      by: await newVetter(fixture),
      sent: { ...skills, body: { label: newLabel(), industry: 'advisory' } },
    }),
    repeated: 'invalid',
    problems: {
      'not-found': async (fixture) => ({
        by: await newVetter(fixture),
        sent: { params: { list: 'nothing' as 'skills' }, body: { label: newLabel(), industry: null } },
      }),
      'list-full': { coveredBy: 'domain/src/moderation/lists/change-list.test.ts' },
    },
  },
  changeListEntry: {
    happy: async (fixture) => {
      const [by, label] = [await newVetter(fixture), newLabel()]
      const { code } = unwrap(await by.addListEntry({ ...skills, body: { label, industry: null } }))
      return {
        by,
        sent: { params: { list: 'skills', code }, body: { label: newLabel(), industry: null, isRetired: true } },
      }
    },
    answers: { isRetired: true },
    repeated: 'same',
    problems: {
      'not-found': async (fixture) => ({
        by: await newVetter(fixture),
        sent: {
          params: { list: 'skills', code: newLabel() },
          body: { label: newLabel(), industry: null, isRetired: false },
        },
      }),
    },
  },
  mergeListEntries: {
    happy: async (fixture) => {
      const [by, label] = [await newVetter(fixture), newLabel()]
      const { code } = unwrap(await by.addListEntry({ ...skills, body: { label, industry: null } }))
      return { by, sent: { ...skills, body: { from: newLabel(), into: code } } }
    },
    answers: { isRetired: false, mergedInto: null },
    repeated: 'invalid',
    problems: {
      'not-found': async (fixture) => ({
        by: await newVetter(fixture),
        sent: { ...skills, body: { from: newLabel(), into: newLabel() } },
      }),
      'list-full': { coveredBy: 'domain/src/moderation/lists/merge-list-entries.test.ts' },
    },
  },
  listVettingReasons: {
    happy: async (fixture) => ({ by: await newVetter(fixture) }),
    answers: { reasons: [{ code: 'cv-unsuitable', section: 'Cv', message: null }] },
    repeated: 'same',
    problems: {},
  },
  listSynonyms: {
    happy: async (fixture) => ({ by: await newVetter(fixture) }),
    repeated: 'same',
    problems: {},
  },
  changeSynonyms: {
    happy: async (fixture) => {
      const [by, phrases] = [await newVetter(fixture), newPhrases()]
      unwrap(await by.changeSynonyms({ body: { phrases, instead: [] } }))
      return { by, sent: { body: { phrases: [], instead: phrases } } }
    },
    repeated: 'not-found',
    problems: {
      'not-found': async (fixture) => ({
        by: await newVetter(fixture),
        sent: { body: { phrases: newPhrases(), instead: newPhrases() } },
      }),
      'too-many-synonyms': { coveredBy: 'domain/src/moderation/lists/lists.test.ts' },
    },
  },
  listEmptySearches: {
    happy: async (fixture) => ({ by: await newVetter(fixture) }),
    repeated: 'same',
    problems: {},
  },
} satisfies Partial<CallTable>
