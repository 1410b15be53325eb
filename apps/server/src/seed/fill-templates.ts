import { insertRows, type Database } from '@guildhall/postgres'
import type { DemoPeople } from './demo-people.ts'
import type { StoryTemplate } from './market/index.ts'
import { createRandom, hashSeed, createUuidAt } from './market/random.ts'

/** Inserts the templates of a story. */
export async function fillTemplates(
  knex: Database['knex'],
  templates: readonly StoryTemplate[],
  { companies, members }: Pick<DemoPeople, 'companies' | 'members'>,
): Promise<void> {
  const rows = templates.flatMap(({ companyKey, name, ownerKey, team, text, writtenAt }) => {
    const company = companies.get(companyKey)
    const owner = members.get(ownerKey)
    if (company === undefined || owner === undefined) return []
    const uuid = createUuidAt(writtenAt, createRandom(hashSeed('template', companyKey, name)))
    const times = { createdAt: writtenAt, changedAt: writtenAt }
    return [{ uuid, companyUuid: company.uuid, ownerUuid: owner.uuid, name, text, team, ...times }]
  })
  await insertRows(knex, 'message_templates', rows)
}
