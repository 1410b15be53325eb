import { unwrap } from '../support/unwrap.ts'
import type { CallTable } from './call-spec.ts'

const params = { section: 'main-profile' }
const body = { form: '{"introduction":"Buoys, from paint to chain"}' }
const draftOfUnknownEntry = (uuid: string) => ({ params: { section: `work:${uuid}` } })

export const sectionDraftCalls = {
  listSectionDrafts: {
    happy: async ({ newContractor }) => {
      const { api } = await newContractor()
      unwrap(await api.saveSectionDraft({ params, body }))
      return { by: api }
    },
    answers: { drafts: [{ section: 'main-profile', form: body.form, savedAt: /Z$/ }] },
    repeated: 'same',
    problems: {},
  },
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
