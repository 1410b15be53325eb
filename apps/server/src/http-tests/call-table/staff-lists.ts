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

export const staffListCalls = {
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
