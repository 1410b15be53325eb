import { REQUIRED } from '../support/invalid-forms.ts'
import type { Person } from '../support/people.ts'
import { unwrap } from '../support/unwrap.ts'
import type { CallTable } from './call-spec.ts'

const form = { name: 'Weekly report', scopes: ['profile' as const], days: 90, isForService: false }
const make = async ({ api }: Person, name = form.name) =>
  unwrap(await api.createAccessToken({ body: { ...form, name } }))
const TOKENS_TEST = { coveredBy: 'domain/src/companies/access-tokens/access-tokens.test.ts' }

export const accessTokenCalls = {
  listAccessTokens: {
    happy: async ({ newContractor }) => {
      const person = await newContractor()
      await make(person)
      return { by: person.api }
    },
    answers: { personal: [{ name: 'Weekly report', scopes: ['profile'], lastUsedAt: null }], service: null },
    repeated: 'same',
    problems: {},
  },
  createAccessToken: {
    happy: async ({ newContractor }) => ({ by: (await newContractor()).api, sent: { body: form } }),
    answers: { name: 'Weekly report', secret: /^ght_[\w-]{43}$/ },
    repeated: 'done',
    problems: {
      'password-required': TOKENS_TEST,
      'too-many-tokens': async ({ newContractor }) => {
        const person = await newContractor()
        for (let count = 0; count < 20; count += 1) await make(person, `Report ${count}`)
        return { by: person.api, sent: { body: form } }
      },
    },
    invalid: [
      ['no name', { ...form, name: ' ' }, { name: [REQUIRED] }],
      ['no scope', { ...form, scopes: [] }, { scopes: [REQUIRED] }],
    ],
  },
  removeAccessToken: {
    happy: async ({ newContractor }) => {
      const person = await newContractor()
      return { by: person.api, sent: { params: { uuid: (await make(person)).uuid } } }
    },
    repeated: 'not-found',
    problems: {
      'not-found': async ({ newContractor, newUuid }) => ({
        by: (await newContractor()).api,
        sent: { params: { uuid: newUuid() } },
      }),
    },
  },
} satisfies Partial<CallTable>
