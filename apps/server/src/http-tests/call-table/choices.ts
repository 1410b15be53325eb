import { must } from '../support/must.ts'
import { REQUIRED } from '../support/wrong-forms.ts'
import type { CallTable } from './call-facts.ts'

const umoya = { name: 'Umoya Energy (Pty) Ltd', website: 'www.umoya.example', company_uuid: null }

export const choiceCalls = {
  chooseVisibility: {
    happy: async ({ newContractor }) => ({ by: (await newContractor()).api, sent: { body: { paused: true } } }),
    answers: { paused: true },
    again: 'same',
    problems: {},
  },
  confirmAvailability: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { body: { availability: 7 } } }),
    answers: { availability: 7 },
    again: 'done',
    problems: {},
    invalid: [['no option', { availability: 5 }, { availability: ['Value is not one of the options'] }]],
  },
  resubmitProfile: {
    happy: async ({ newContractor, server }) => {
      const { api, uuid } = await newContractor()
      await server.knex('contractorProfiles').where({ uuid }).update({ vettingStatus: 'rejected' })
      return { by: api }
    },
    answers: { vettingStatus: /pending|approved|incomplete/ },
    again: 'not-now',
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
    again: 'same',
    problems: {},
  },
  hideFromCompany: {
    happy: async ({ newContractor }) => ({ by: (await newContractor()).api, sent: { body: umoya } }),
    answers: { hiddenCompany: { name: 'Umoya Energy (Pty) Ltd', website: 'umoya.example' } },
    again: 'same',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({
        by: contractor.api,
        sent: { body: { ...umoya, company_uuid: newUuid() } },
      }),
    },
    invalid: [
      ['no name', { ...umoya, name: ' ' }, { name: [REQUIRED] }],
      ['marks alone', { ...umoya, name: '—' }, { name: ['Value is not a name'] }],
      ['no website', { ...umoya, website: 'here' }, { website: ['Value is not a website'] }],
    ],
  },
  hideFromCurrentEmployers: {
    happy: async ({ newContractor }) => ({ by: (await newContractor()).api }),
    answers: { hiddenCompanies: [] },
    again: 'same',
    problems: {},
  },
  unhideFromCompany: {
    happy: async ({ newContractor }) => {
      const { api } = await newContractor()
      const { hiddenCompany } = must(await api.hideFromCompany({ body: umoya }))
      return { by: api, sent: { params: { uuid: hiddenCompany.uuid } } }
    },
    again: 'not-found',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({ by: contractor.api, sent: { params: { uuid: newUuid() } } }),
    },
  },
} satisfies Partial<CallTable>
