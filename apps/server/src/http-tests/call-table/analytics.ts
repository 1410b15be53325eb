import type { CallTable } from './call-spec.ts'

export const analyticsCalls = {
  recordPageView: {
    happy: ({ employer, newUuid }) => ({ by: employer.api, sent: { body: { page: 'Dashboard', visitor: newUuid() } } }),
    repeated: 'done',
    problems: {},
    invalid: [
      [
        'an address in the place of a name',
        { page: '/messages/7', visitor: '7d8f7c7e-3c5e-4a53-9c3d-0b1f6d5c2a10' },
        { page: ['Value is not one of the options'] },
      ],
    ],
  },
} satisfies Partial<CallTable>
