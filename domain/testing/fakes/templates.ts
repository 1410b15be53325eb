import type { MessageTemplate, TemplateRepository } from '../../src/index.ts'
import { memory } from './unit-of-work.ts'
import type { Restorable } from './unit-of-work.ts'

/** Templates in memory. */
export const fakeTemplates = (): TemplateRepository & Restorable => {
  const { rows, snapshot } = memory<string, MessageTemplate>()
  const byName = (a: MessageTemplate, b: MessageTemplate): number =>
    a.name === b.name ? (a.uuid < b.uuid ? -1 : 1) : a.name < b.name ? -1 : 1
  const put = async (template: MessageTemplate): Promise<void> => {
    rows.set(template.uuid, template)
  }
  return {
    snapshot,
    list: async (companyUuid, accountUuid) =>
      [...rows.values()]
        .filter((row) => row.companyUuid === companyUuid && (row.team || row.ownerUuid === accountUuid))
        .toSorted(byName),
    find: async (uuid) => rows.get(uuid) ?? null,
    findForUpdate: async (uuid) => rows.get(uuid) ?? null,
    add: put,
    save: async ({ changedAt, name, team, text, uuid }) => {
      const standing = rows.get(uuid)
      if (standing !== undefined) await put({ ...standing, name, text, team, changedAt })
    },
    remove: async (uuid) => {
      rows.delete(uuid)
    },
    count: async (companyUuid, ownerUuid) =>
      [...rows.values()].filter((row) => row.companyUuid === companyUuid && row.ownerUuid === ownerUuid).length,
  }
}
