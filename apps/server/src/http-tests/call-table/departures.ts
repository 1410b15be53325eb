import { must } from '../support/must.ts'
import { PASSWORD } from '../support/people.ts'
import type { CallTable } from './call-facts.ts'

const leaving = { body: { password: PASSWORD, successor_uuid: null, close_company: false } }

export const departureCalls = {
  deleteUser: {
    happy: async ({ newContractor }) => ({ by: (await newContractor()).api, sent: leaving }),
    answers: { deletesAt: /^\d{4}-/ },
    again: 'unauthenticated',
    problems: {
      'too-many-failures': async ({ newContractor }) => {
        const { api } = await newContractor()
        const wrong = { body: { ...leaving.body, password: 'not the right one' } }
        for (let count = 0; count < 5; count += 1) await api.deleteUser(wrong)
        return { by: api, sent: leaving }
      },
      'successor-needed': async ({ newEmployer }) => ({
        by: (await newEmployer()).api,
        sent: leaving,
      }),
    },
    invalid: [['nothing', {}, { password: ['This is not your password'] }]],
  },
  readRetention: {
    happy: ({ nobody }) => ({ by: nobody }),
    answers: { rules: [{ key: /./, kept: /./ }] },
    again: 'same',
    problems: {},
  },
  restoreUser: {
    happy: async ({ newContractor, nobody }) => {
      const { api, email } = await newContractor()
      must(await api.deleteUser(leaving))
      return { by: nobody, sent: { body: { email, password: PASSWORD } } }
    },
    again: 'done',
    problems: {
      'too-many-failures': async ({ newUuid, nobody }) => {
        const sent = { body: { email: `${newUuid()}@example.com`, password: 'not the right one' } }
        for (let count = 0; count < 5; count += 1) await nobody.restoreUser(sent)
        return { by: nobody, sent }
      },
      'two-factor-required': { provedIn: 'apps/server/src/http-tests/two-factor.test.ts' },
      'invalid-credentials': ({ nobody }) => ({
        by: nobody,
        sent: { body: { email: 'nobody-here@example.com', password: PASSWORD } },
      }),
    },
  },
  requestExport: {
    happy: async ({ newContractor }) => ({ by: (await newContractor()).api }),
    answers: { state: 'running', requestedAt: /^\d{4}-/, url: null },
    again: 'same',
    problems: {},
  },
  readExport: {
    happy: async ({ newEmployer }) => ({ by: (await newEmployer()).api }),
    answers: { state: 'none', requestedAt: null },
    again: 'same',
    problems: {},
  },
  qualify: {
    happy: ({ nobody }) => ({
      by: nobody,
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
    again: 'same',
    problems: {},
  },
} satisfies Partial<CallTable>
