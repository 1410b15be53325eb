import type { CallTable } from './call-spec.ts'

export const checklistCalls = {
  readChecklist: {
    happy: async ({ newEmployer }) => ({ by: (await newEmployer()).api }),
    answers: {
      checklist: {
        steps: [
          { step: 'email', done: true },
          { step: 'account', done: true },
          { step: 'company', done: true },
          { step: 'search', done: false },
          { step: 'keep', done: false },
          { step: 'request', done: false },
          { step: 'invite', done: false },
        ],
        dismissed: false,
      },
    },
    repeated: 'same',
    problems: {},
  },
  dismissChecklist: {
    happy: async ({ newEmployer }) => ({ by: (await newEmployer()).api, sent: { body: { dismissed: true } } }),
    answers: { checklist: { dismissed: true } },
    repeated: 'same',
    problems: {},
  },
} satisfies Partial<CallTable>
