import { type BookmarkSnapshot, toBookmarkSnapshot } from '@guildhall/domain/search'
import type { Database } from '@guildhall/postgres'
import type { Composition } from '../composition/compose.ts'
import { demoAccounts } from './market/demo-accounts.ts'

export interface AddBookmarkSnapshotsDeps {
  readonly database: Database
  readonly now: Date
  readonly ports: Pick<Composition['ports'], 'accounts' | 'companies' | 'directory'>
}

/** Earlier values of some bookmarked contractors, so that changes are shown. */
const earlierValues: Readonly<Record<string, Partial<BookmarkSnapshot>>> = {
  [demoAccounts.contractor.email]: { availability: 30 },
  'rajesh@people.guildhall.example': { exactRate: 870 },
}

/** Adds snapshots to the demo company's bookmarks, so that later changes can be shown. Rule: SRCH-42. */
export async function addBookmarkSnapshots({ database, now, ports }: AddBookmarkSnapshotsDeps): Promise<void> {
  const employer = await ports.accounts.findByEmail(demoAccounts.payingEmployer.email)
  const member = employer && (await ports.companies.findMember(employer.uuid))
  if (!member) return
  const { companyUuid } = member
  const bookmarks = await database
    .knex('bookmarks')
    .where({ companyUuid })
    .select<{ candidateUuid: string }[]>('candidateUuid')
  for (const { candidateUuid } of bookmarks) {
    const account = await ports.accounts.find(candidateUuid)
    const candidate = await ports.directory.find(candidateUuid, now)
    if (account === null || candidate === null) continue
    const snapshot = { ...toBookmarkSnapshot(candidate), ...earlierValues[account.email] }
    await database.knex('bookmarks').where({ companyUuid, candidateUuid }).update({ snapshot })
  }
}
