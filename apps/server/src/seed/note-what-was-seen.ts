import { type BookmarkSnapshot, toBookmarkSnapshot } from '@guildhall/domain/search'
import type { Database } from '@guildhall/postgres'
import type { Composition } from '../composition/compose.ts'
import { demoAccounts } from './market/demo-accounts.ts'

export interface NoteWhatWasSeenDeps {
  readonly database: Database
  readonly now: Date
  readonly ports: Pick<Composition['ports'], 'accounts' | 'companies' | 'directory'>
}

/** What the paying demo employer saw of some when they kept them, where it has changed since. */
const before: Readonly<Record<string, Partial<BookmarkSnapshot>>> = {
  [demoAccounts.contractor.email]: { availability: 30 },
  'rajesh@people.guildhall.example': { exactRate: 870 },
}

/** Writes down what the demo's company saw of those whom it keeps, so that what changed since can be told. Rule: SRCH-42. */
export async function noteWhatWasSeen({ database, now, ports }: NoteWhatWasSeenDeps): Promise<void> {
  const employer = await ports.accounts.findByEmail(demoAccounts.payingEmployer.email)
  const member = employer && (await ports.companies.findMember(employer.uuid))
  if (!member) return
  const { companyUuid } = member
  const kept = await database
    .knex('bookmarks')
    .where({ companyUuid })
    .select<{ candidateUuid: string }[]>('candidateUuid')
  for (const { candidateUuid } of kept) {
    const account = await ports.accounts.find(candidateUuid)
    const candidate = await ports.directory.find(candidateUuid, now)
    if (account === null || candidate === null) continue
    const snapshot = { ...toBookmarkSnapshot(candidate), ...before[account.email] }
    await database.knex('bookmarks').where({ companyUuid, candidateUuid }).update({ snapshot })
  }
}
