import type { BillingDetailsRepository } from '@guildhall/domain/plans'
import type { Knex } from 'knex'
import { billingDetailsMapper } from '../mappers/billing-details.mapper.ts'
import { BillingDetailsRow } from '../rows/billing-details.row.ts'

export const createBillingDetailsRepository = (knex: Knex): BillingDetailsRepository => ({
  find: async (companyUuid) => {
    const row = await BillingDetailsRow.query(knex).findById(companyUuid)
    return row ? billingDetailsMapper.toEntity(row) : null
  },
  // A failed insert would abort the transaction; "do nothing" does not.
  add: async (companyUuid, details) => {
    const added = await knex('billingDetails')
      .insert({ companyUuid, ...billingDetailsMapper.toRow(details) })
      .onConflict('companyUuid')
      .ignore()
      .returning('companyUuid')
    return added.length > 0 ? 'added' : 'exists'
  },
  save: async (companyUuid, details) => {
    const saved = await BillingDetailsRow.query(knex).patch(billingDetailsMapper.toRow(details)).where({ companyUuid })
    return saved > 0 ? 'saved' : 'missing'
  },
})
