import type { ProviderChange, ChangeRequest, ChangeRequestRepository } from '@guildhall/domain/billing'
import type { Knex } from 'knex'

/** In JSON an instant is a text. */
type StoredChange = ProviderChange | (Omit<Extract<ProviderChange, { readonly type: 'plan' }>, 'at'> & { at: string })

type ChangeRequestRow = Omit<ChangeRequest, 'change'> & { readonly change: StoredChange }

const toRequest = ({ change, ...row }: ChangeRequestRow): ChangeRequest => ({
  ...row,
  change: change.type === 'plan' ? { ...change, at: new Date(change.at) } : change,
})

const toRow = ({ change, ...request }: ChangeRequest) => ({ ...request, change: JSON.stringify(change) })

/** By the indexes of migration 147. */
export const createChangeRequestRepository = (knex: Knex): ChangeRequestRepository => {
  const rows = () => knex<ChangeRequestRow>('changeRequests')
  const first = async (query: Knex.QueryBuilder): Promise<ChangeRequest | null> => {
    const row = (await query.first()) as ChangeRequestRow | undefined
    return row === undefined ? null : toRequest(row)
  }
  return {
    add: async (request) => void (await knex('changeRequests').insert(toRow(request))),
    save: async ({ askedUntil, isUnanswered, problem, settledAt, status, uuid }) =>
      void (await rows().where({ uuid }).update({ askedUntil, isUnanswered, problem, settledAt, status })),
    findByKey: (key) => first(rows().where({ key })),
    findOpen: (companyUuid) => first(rows().where({ companyUuid, status: 'requested' })),
    listStuck: async (now, limit) => {
      const found = await rows()
        .where({ status: 'requested' })
        .where('askedUntil', '<=', now)
        .orderBy('requestedAt')
        .limit(limit)
      return (found as readonly ChangeRequestRow[]).map(toRequest)
    },
  }
}
