import type { CallTable } from './call-spec.ts'

export const listCalls = {
  readList: {
    happy: ({ server }) => ({ by: server.api(), sent: { params: { list: 'skills' } } }),
    answers: { entries: [{ code: 'kafka', label: 'Kafka' }] },
    repeated: 'same',
    problems: {
      'not-found': ({ server }) => ({ by: server.api(), sent: { params: { list: 'nothing' as 'skills' } } }),
    },
  },
} satisfies Partial<CallTable>
