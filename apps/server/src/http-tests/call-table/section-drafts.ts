import type { CallTable } from './call-facts.ts'

const params = { section: 'main-profile' }
const body = { form: '{"introduction":"Buoys, from paint to chain"}' }
const ofNobodysEntry = (uuid: string) => ({ params: { section: `work:${uuid}` } })

export const sectionDraftCalls = {
  readSectionDraft: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { params } }),
    again: 'same',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({ by: contractor.api, sent: ofNobodysEntry(newUuid()) }),
    },
  },
  saveSectionDraft: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { params, body } }),
    answers: { draft: { form: body.form, savedAt: /Z$/ } },
    again: 'done',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({
        by: contractor.api,
        sent: { ...ofNobodysEntry(newUuid()), body },
      }),
    },
    invalid: [
      ['longer than any form', { form: 'x'.repeat(20_001) }, { form: ['The maximum length allowed is 20000'] }],
    ],
  },
  discardSectionDraft: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { params } }),
    again: 'done',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({ by: contractor.api, sent: ofNobodysEntry(newUuid()) }),
    },
  },
} satisfies Partial<CallTable>
