import type { CallTable } from './call-spec.ts'

const params = { section: 'main-profile' }
const body = { form: '{"introduction":"Buoys, from paint to chain"}' }
const draftOfUnknownEntry = (uuid: string) => ({ params: { section: `work:${uuid}` } })

export const sectionDraftCalls = {
  readSectionDraft: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { params } }),
    repeated: 'same',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({ by: contractor.api, sent: draftOfUnknownEntry(newUuid()) }),
    },
  },
  saveSectionDraft: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { params, body } }),
    answers: { draft: { form: body.form, savedAt: /Z$/ } },
    repeated: 'done',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({
        by: contractor.api,
        sent: { ...draftOfUnknownEntry(newUuid()), body },
      }),
    },
    invalid: [['an overlong form', { form: 'x'.repeat(20_001) }, { form: ['The maximum length allowed is 20000'] }]],
  },
  discardSectionDraft: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { params } }),
    repeated: 'done',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({ by: contractor.api, sent: draftOfUnknownEntry(newUuid()) }),
    },
  },
} satisfies Partial<CallTable>
