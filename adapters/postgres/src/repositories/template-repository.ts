import type { MessageTemplate, TemplateRepository } from '@guildhall/domain/conversations'
import type { Knex } from 'knex'

const columns = ['uuid', 'companyUuid', 'ownerUuid', 'name', 'text', 'team', 'createdAt', 'changedAt'] as const

const selectTemplate = (knex: Knex, uuid: string) =>
  knex<MessageTemplate>('messageTemplates')
    .first(...columns)
    .where({ uuid })

export const createTemplateRepository = (knex: Knex): TemplateRepository => ({
  list: async (companyUuid, accountUuid): Promise<readonly MessageTemplate[]> =>
    knex('messageTemplates')
      .select(...columns)
      .where({ companyUuid })
      .where((mine) => mine.where('team', true).orWhere('ownerUuid', accountUuid))
      .orderBy('name')
      .orderBy('uuid'),
  find: async (uuid) => (await selectTemplate(knex, uuid)) ?? null,
  findForUpdate: async (uuid) => (await selectTemplate(knex, uuid).forUpdate()) ?? null,
  add: async (template) => {
    await knex('messageTemplates').insert({ ...template })
  },
  save: async ({ changedAt, name, team, text, uuid }) => {
    await knex('messageTemplates').where({ uuid }).update({ name, text, team, changedAt })
  },
  remove: async (uuid) => {
    await knex('messageTemplates').where({ uuid }).delete()
  },
  count: async (companyUuid, ownerUuid) => {
    const [row] = await knex('messageTemplates').where({ companyUuid, ownerUuid }).count('* as count')
    return Number(row?.['count'] ?? 0)
  },
})
