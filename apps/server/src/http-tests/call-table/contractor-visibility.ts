import { unwrap } from '../support/unwrap.ts'
import { REQUIRED } from '../support/invalid-forms.ts'
import type { CallTable } from './call-spec.ts'

const umoya = { name: 'Umoya Energy (Pty) Ltd', website: 'www.umoya.example', company_uuid: null }

export const contractorVisibilityCalls = {
  chooseVisibility: {
    happy: async ({ newContractor }) => ({ by: (await newContractor()).api, sent: { body: { paused: true } } }),
    answers: { paused: true },
    repeated: 'same',
    problems: {},
  },
  confirmAvailability: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { body: { availability: 7 } } }),
    answers: { availability: 7 },
    repeated: 'done',
    problems: {},
    invalid: [['an unknown option', { availability: 5 }, { availability: ['Value is not one of the options'] }]],
  },
  resubmitProfile: {
    happy: async ({ newContractor, server }) => {
      const { api, uuid } = await newContractor()
      await server.knex('contractorProfiles').where({ uuid }).update({ vettingStatus: 'rejected' })
      return { by: api }
    },
    answers: { vettingStatus: /pending|incomplete/ },
    repeated: 'not-now',
    problems: {
      'not-now': ({ contractor }) => ({ by: contractor.api }),
      'too-often': async ({ newContractor, server }) => {
        const { api, uuid } = await newContractor()
        const resubmittedAt = server.knex.raw('array[now(), now(), now()]')
        await server.knex('contractorProfiles').where({ uuid }).update({ vettingStatus: 'rejected', resubmittedAt })
        return { by: api }
      },
    },
  },
  listHiddenCompanies: {
    happy: ({ contractor }) => ({ by: contractor.api }),
    answers: { hiddenCompanies: [] },
    repeated: 'same',
    problems: {},
  },
  hideFromCompany: {
    happy: async ({ newContractor }) => ({ by: (await newContractor()).api, sent: { body: umoya } }),
    answers: { hiddenCompany: { name: 'Umoya Energy (Pty) Ltd', website: 'umoya.example' } },
    repeated: 'same',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({
        by: contractor.api,
        sent: { body: { ...umoya, company_uuid: newUuid() } },
      }),
    },
    invalid: [
      ['no name', { ...umoya, name: ' ' }, { name: [REQUIRED] }],
      ['only punctuation', { ...umoya, name: '—' }, { name: ['Value is not a name'] }],
      ['an invalid website', { ...umoya, website: 'here' }, { website: ['Value is not a website'] }],
    ],
  },
  hideFromCurrentEmployers: {
    happy: async ({ newContractor }) => ({ by: (await newContractor()).api }),
    answers: { hiddenCompanies: [] },
    repeated: 'same',
    problems: {},
  },
  unhideFromCompany: {
    happy: async ({ newContractor }) => {
      const { api } = await newContractor()
      const { hiddenCompany } = unwrap(await api.hideFromCompany({ body: umoya }))
      return { by: api, sent: { params: { uuid: hiddenCompany.uuid } } }
    },
    repeated: 'not-found',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({ by: contractor.api, sent: { params: { uuid: newUuid() } } }),
    },
  },
} satisfies Partial<CallTable>
