import type { HiddenCompany, HiddenCompanyRepository } from '@guildhall/domain/profiles'
import type { Knex } from 'knex'
import { mapColumns } from '../mappers/map-columns.ts'

const mapper = mapColumns<HiddenCompany>()(['uuid', 'contractorUuid', 'name', 'nameKey', 'domain', 'createdAt'])

export const createHiddenCompanyRepository = (knex: Knex): HiddenCompanyRepository => ({
  list: async (contractorUuid) =>
    (
      await knex<HiddenCompany>('hiddenCompanies')
        .where({ contractorUuid })
        .orderBy('createdAt', 'desc')
        .orderBy('uuid', 'desc')
    ).map(mapper.toEntity),
  add: async (company) => {
    const { contractorUuid, nameKey } = company
    await knex('hiddenCompanies').insert(mapper.toRow(company)).onConflict(['contractorUuid', 'nameKey']).ignore()
    const stored = await knex<HiddenCompany>('hiddenCompanies').where({ contractorUuid, nameKey }).first()
    return stored === undefined ? company : mapper.toEntity(stored)
  },
  remove: async (contractorUuid, uuid) => (await knex('hiddenCompanies').where({ contractorUuid, uuid }).delete()) > 0,
})
