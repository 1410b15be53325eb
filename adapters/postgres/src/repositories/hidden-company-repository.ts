import type { HiddenCompany, HiddenCompanyRepository } from '@guildhall/domain/profiles'
import type { Knex } from 'knex'
import { mapColumns } from '../mappers/map-columns.ts'

const mapper = mapColumns<HiddenCompany>()([
  'uuid',
  'contractorUuid',
  'companyUuid',
  'name',
  'nameKey',
  'domain',
  'createdAt',
])

export const createHiddenCompanyRepository = (knex: Knex): HiddenCompanyRepository => ({
  list: async (contractorUuid) =>
    (
      await knex<HiddenCompany>('hiddenCompanies')
        .where({ contractorUuid })
        .orderBy('createdAt', 'desc')
        .orderBy('uuid', 'desc')
    ).map(mapper.toEntity),
  add: async (company) => {
    const { companyUuid, contractorUuid, nameKey } = company
    await knex('hiddenCompanies').insert(mapper.toRow(company)).onConflict().ignore()
    const same = companyUuid === null ? { contractorUuid, companyUuid: null, nameKey } : { contractorUuid, companyUuid }
    const stored = await knex<HiddenCompany>('hiddenCompanies').where(same).first()
    return stored === undefined ? company : mapper.toEntity(stored)
  },
  remove: async (contractorUuid, uuid) => (await knex('hiddenCompanies').where({ contractorUuid, uuid }).delete()) > 0,
})
