import { must } from '../support/must.ts'
import { long, REQUIRED, type FormRow } from '../support/wrong-forms.ts'
import type { CallTable } from './call-facts.ts'
import type { Stage } from './stage.ts'

const TEMPLATES = { provedIn: 'apps/server/src/http-tests/templates.test.ts' }
const body = { name: 'First words', text: 'Hello {{firstName}}, {{companyName}} here.', team: true }

const kept = async ({ employer }: Stage) => {
  const { uuid } = must(await employer.api.addTemplate({ body })).template
  return { by: employer.api, params: { id: uuid } }
}
const unknown = ({ employer, newUuid }: Stage) => ({ by: employer.api, params: { id: newUuid() } })

const invalid: readonly FormRow[] = [
  ['nothing at all', {}, { name: [REQUIRED], text: [REQUIRED] }],
  [
    'too much, and an unknown placeholder',
    { name: long(101), text: `{{salary}}${long(4000)}` },
    {
      name: ['The maximum length allowed is 100'],
      text: ['The maximum length allowed is 4000', 'There is no placeholder "salary"'],
    },
  ],
]

/** Texts that are written once and sent often. Rule: CONV-52. */
export const templateCalls = {
  listTemplates: {
    happy: ({ employer }) => ({ by: employer.api }),
    again: 'same',
    problems: {},
  },
  addTemplate: {
    happy: ({ employer }) => ({ by: employer.api, sent: { body } }),
    answers: { template: { name: 'First words', own: true, canChange: true } },
    again: 'done',
    problems: { 'too-many-templates': TEMPLATES },
    invalid,
  },
  saveTemplate: {
    happy: async (stage) => {
      const { by, params } = await kept(stage)
      return { by, sent: { params, body: { ...body, name: 'Other words' } } }
    },
    answers: { template: { name: 'Other words' } },
    again: 'done',
    problems: {
      'not-found': (stage) => {
        const { by, params } = unknown(stage)
        return { by, sent: { params, body } }
      },
      'not-own': TEMPLATES,
    },
  },
  removeTemplate: {
    happy: async (stage) => {
      const { by, params } = await kept(stage)
      return { by, sent: { params } }
    },
    again: 'not-found',
    problems: {
      'not-found': (stage) => {
        const { by, params } = unknown(stage)
        return { by, sent: { params } }
      },
      'not-own': TEMPLATES,
    },
  },
  fillTemplate: {
    happy: async (stage) => {
      const { by, params } = await kept(stage)
      return { by, sent: { params, body: { candidate: stage.contractor.uuid } } }
    },
    answers: { text: /^Hello \w+, / },
    again: 'same',
    problems: {
      'not-found': (stage) => {
        const { by, params } = unknown(stage)
        return { by, sent: { params, body: { candidate: stage.contractor.uuid } } }
      },
      'missing-values': TEMPLATES,
    },
  },
} satisfies Partial<CallTable>
