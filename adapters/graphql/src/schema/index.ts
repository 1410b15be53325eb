import { channelModule } from '../channel/channel-module.ts'
import { candidatesModule } from './candidates.ts'
import { companiesModule } from './companies.ts'
import { conversationsModule } from './conversations.ts'
import { invoicesModule } from './invoices.ts'
import { keptCandidatesModule } from './kept-candidates.ts'
import { listsModule } from './lists.ts'
import { notificationsModule } from './notifications.ts'
import type { ApiDeps, SchemaModule } from './schema-module.ts'
import { sharedModule } from './shared.ts'
import { staffAnnouncementsModule } from './staff-announcements.ts'
import { staffInvoicesModule } from './staff-invoices.ts'
import { staffListsModule } from './staff-lists.ts'
import { staffLogModule } from './staff-log.ts'
import { staffNumbersModule } from './staff-numbers.ts'
import { staffPeopleModule } from './staff-people.ts'
import { staffReportsModule } from './staff-reports.ts'
import { staffVettingDecisionsModule } from './staff-vetting-decisions.ts'
import { staffMailsModule } from './staff-mails.ts'
import { staffSystemModule } from './staff-system.ts'
import { staffVettingModule } from './staff-vetting.ts'
import { staffVettingRulesModule } from './staff-vetting-rules.ts'
import { viewerModule } from './viewer.ts'

const MODULES: readonly SchemaModule[] = [
  sharedModule,
  viewerModule,
  listsModule,
  companiesModule,
  candidatesModule,
  keptCandidatesModule,
  conversationsModule,
  notificationsModule,
  invoicesModule,
  staffVettingModule,
  staffVettingDecisionsModule,
  staffVettingRulesModule,
  staffPeopleModule,
  staffReportsModule,
  staffInvoicesModule,
  staffListsModule,
  staffLogModule,
  staffNumbersModule,
  staffMailsModule,
  staffSystemModule,
  staffAnnouncementsModule,
  channelModule,
]

const ROOTS = /* GraphQL */ `
  "What people and their services read, and what operators read (staff…). Nothing is public but \`viewer\` and \`list\`."
  type Query

  "What operators do. People write by the REST contract."
  type Mutation
`

/** The whole schema as text. */
export const typeDefs: string = [ROOTS, ...MODULES.map((module) => module.typeDefs)].join('\n')

/** The resolvers of all modules, by type. */
export const createResolvers = (deps: ApiDeps): Record<string, Record<string, unknown>> => {
  const merged: Record<string, Record<string, unknown>> = {}
  for (const { resolvers } of MODULES) {
    for (const [type, fields] of Object.entries(resolvers(deps))) {
      const known = merged[type]
      merged[type] = known === undefined ? (fields as Record<string, unknown>) : Object.assign(known, fields)
    }
  }
  return merged
}
