import { unwrap } from '../support/unwrap.ts'
import { PASSWORD } from '../support/people.ts'
import type { CallTable } from './call-spec.ts'

const deletion = { body: { password: PASSWORD, successor_uuid: null, close_company: false } }

const IDENTITY_TEST = { coveredBy: 'apps/server/src/http-tests/proof-of-identity.test.ts' }

export const privacyCalls = {
  deleteUser: {
    happy: async ({ newContractor }) => ({ by: (await newContractor()).api, sent: deletion }),
    answers: { deletesAt: /^\d{4}-/ },
    repeated: 'unauthenticated',
    problems: {
      'two-factor-required': IDENTITY_TEST,
      'too-many-failures': async ({ newContractor }) => {
        const { api } = await newContractor()
        const wrong = { body: { ...deletion.body, password: 'not the right one' } }
        for (let count = 0; count < 5; count += 1) await api.deleteUser(wrong)
        return { by: api, sent: deletion }
      },
      'successor-needed': async ({ newEmployer }) => ({
        by: (await newEmployer()).api,
        sent: deletion,
      }),
    },
    invalid: [['no fields', {}, { password: ['This is not your password'] }]],
  },
  readRetention: {
    happy: ({ anonymous }) => ({ by: anonymous }),
    answers: { rules: [{ key: /./, group: 'account', kept: /./ }] },
    repeated: 'same',
    problems: {},
  },
  restoreUser: {
    happy: async ({ newContractor, anonymous }) => {
      const { api, email } = await newContractor()
      unwrap(await api.deleteUser(deletion))
      return { by: anonymous, sent: { body: { email, password: PASSWORD } } }
    },
    repeated: 'done',
    problems: {
      'too-many-failures': async ({ newUuid, anonymous }) => {
        const sent = { body: { email: `${newUuid()}@example.com`, password: 'not the right one' } }
        for (let count = 0; count < 5; count += 1) await anonymous.restoreUser(sent)
        return { by: anonymous, sent }
      },
      'two-factor-required': { coveredBy: 'apps/server/src/http-tests/two-factor.test.ts' },
      'invalid-credentials': ({ anonymous }) => ({
        by: anonymous,
        sent: { body: { email: 'nobody-here@example.com', password: PASSWORD } },
      }),
    },
  },
  requestExport: {
    happy: async ({ newContractor }) => ({ by: (await newContractor()).api }),
    answers: { state: 'running', requestedAt: /^\d{4}-/, url: null },
    repeated: 'same',
    problems: { 'password-required': IDENTITY_TEST },
  },
  readExport: {
    happy: async ({ newEmployer }) => ({ by: (await newEmployer()).api }),
    answers: { state: 'none', requestedAt: null },
    repeated: 'same',
    problems: {},
  },
  qualify: {
    happy: ({ anonymous }) => ({
      by: anonymous,
      sent: {
        body: {
          user_type: 'contractor',
          years_of_experience: 8,
          main_industry: 'Data & Analytics',
          opportunity_type: 'contract',
          country: 'ZA',
        },
      },
    }),
    answers: { qualifies: true },
    repeated: 'same',
    problems: {},
  },
} satisfies Partial<CallTable>
