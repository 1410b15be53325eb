import { unwrap } from '../support/unwrap.ts'
import { textOfLength, REQUIRED, type FormRow } from '../support/invalid-forms.ts'
import type { CallTable } from './call-spec.ts'
import type { CallFixture } from './call-fixture.ts'

const TEMPLATES_TEST = { coveredBy: 'apps/server/src/http-tests/templates.test.ts' }
const body = { name: 'First words', text: 'Hello {{firstName}}, {{companyName}} here.', team: true }

const createTemplate = async ({ employer }: CallFixture) => {
  const { uuid } = unwrap(await employer.api.addTemplate({ body })).template
  return { by: employer.api, params: { id: uuid } }
}
const unknownTemplate = ({ employer, newUuid }: CallFixture) => ({ by: employer.api, params: { id: newUuid() } })

const invalid: readonly FormRow[] = [
  ['no fields', {}, { name: [REQUIRED], text: [REQUIRED] }],
  [
    'overlong texts and an unknown placeholder',
    { name: textOfLength(101), text: `{{salary}}${textOfLength(4000)}` },
    {
      name: ['The maximum length allowed is 100'],
      text: ['The maximum length allowed is 4000', 'There is no placeholder "salary"'],
    },
  ],
]

/** Message templates. Rule: CONV-52. */
export const templateCalls = {
  listTemplates: {
    happy: ({ employer }) => ({ by: employer.api }),
    repeated: 'same',
    problems: {},
  },
  addTemplate: {
    happy: ({ employer }) => ({ by: employer.api, sent: { body } }),
    answers: { template: { name: 'First words', own: true, canChange: true } },
    repeated: 'done',
    problems: { 'too-many-templates': TEMPLATES_TEST },
    invalid,
  },
  saveTemplate: {
    happy: async (fixture) => {
      const { by, params } = await createTemplate(fixture)
      return { by, sent: { params, body: { ...body, name: 'Other words' } } }
    },
    answers: { template: { name: 'Other words' } },
    repeated: 'done',
    problems: {
      'not-found': (fixture) => {
        const { by, params } = unknownTemplate(fixture)
        return { by, sent: { params, body } }
      },
      'not-own': TEMPLATES_TEST,
    },
  },
  removeTemplate: {
    happy: async (fixture) => {
      const { by, params } = await createTemplate(fixture)
      return { by, sent: { params } }
    },
    repeated: 'not-found',
    problems: {
      'not-found': (fixture) => {
        const { by, params } = unknownTemplate(fixture)
        return { by, sent: { params } }
      },
      'not-own': TEMPLATES_TEST,
    },
  },
  fillTemplate: {
    happy: async (fixture) => {
      const { by, params } = await createTemplate(fixture)
      return { by, sent: { params, body: { candidate: fixture.contractor.uuid } } }
    },
    answers: { text: /^Hello \w+, / },
    repeated: 'same',
    problems: {
      'not-found': (fixture) => {
        const { by, params } = unknownTemplate(fixture)
        return { by, sent: { params, body: { candidate: fixture.contractor.uuid } } }
      },
      'missing-values': TEMPLATES_TEST,
    },
  },
} satisfies Partial<CallTable>
