import type { Page, PageRequest, Uuid } from '../../shared/index.ts'
import type { DigestFrequency, SavedSearch, SavedSearchReader } from './saved-search.ts'

/** A saved search with the reader's own digest. */
export interface SavedSearchWithDigest {
  readonly search: SavedSearch
  /** The reader's own. */
  readonly digest: DigestFrequency
}

/** A digest that may be due: its reader and search, and until when the reader was notified. */
export interface SearchDigest {
  readonly search: SavedSearch
  readonly accountUuid: Uuid
  readonly frequency: Exclude<DigestFrequency, 'none'>
  readonly notifiedUntil: Date
}

/** Stores saved searches and their digests. Rules: SRCH-36, SRCH-38. */
export interface SavedSearchRepository {
  /** The reader's own and the team's, newest first. */
  list(reader: SavedSearchReader, page: PageRequest): Promise<Page<SavedSearchWithDigest>>
  /** Finds a saved search of any owner. */
  find(uuid: Uuid): Promise<SavedSearch | null>
  /** Locks the row until the transaction ends; only inside a unit of work. */
  findForUpdate(uuid: Uuid): Promise<SavedSearch | null>
  findDigest(uuid: Uuid, accountUuid: Uuid): Promise<DigestFrequency>
  /**
   * 'name-taken' if the owner has one with that name in the company, ignoring case; 'too-many' if they have `max`. Of two concurrent calls
   * one succeeds.
   */
  add(search: SavedSearch, max: number): Promise<'added' | 'name-taken' | 'too-many'>
  save(search: SavedSearch): Promise<'saved' | 'name-taken'>
  remove(uuid: Uuid): Promise<boolean>
  /** Sets a reader's frequency. A new digest covers what changes after `from`; a change of frequency keeps the last instant. */
  saveDigest(uuid: Uuid, accountUuid: Uuid, frequency: DigestFrequency, from: Date): Promise<void>
  /** Digests with a frequency whose readers were last notified before this instant, the longest ago first. */
  listDue(frequency: SearchDigest['frequency'], before: Date, limit: number): Promise<readonly SearchDigest[]>
  /** Updates until when a reader was notified; false if another worker did, or the digest was removed. */
  markNotified(digest: SearchDigest, until: Date): Promise<boolean>
}
