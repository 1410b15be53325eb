import type { BookmarkSnapshot } from '@guildhall/domain/search'
import { Model } from 'objection'

/** A row of `bookmarks`. */
export class BookmarkRow extends Model {
  static override readonly tableName = 'bookmarks'
  static override readonly idColumn = ['companyUuid', 'candidateUuid']
  declare companyUuid: string
  declare candidateUuid: string
  declare addedByUuid: string
  declare addedAt: Date
  declare note: string | null
  declare snapshot: BookmarkSnapshot | null
  declare lookedAt: Date | null

  static override get jsonAttributes() {
    return ['snapshot']
  }
}
