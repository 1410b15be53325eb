import type { Page, PageRequest, Uuid } from '../../shared/index.ts'
import type { DigestFrequency, SavedSearch, SavedSearchReader } from './saved-search.ts'

/** A saved search as one reader has it. */
export interface SavedSearchWithDigest {
  readonly search: SavedSearch
  /** The reader's own. */
  readonly digest: DigestFrequency
}

/** A mail that may be due: who is told of which search, and until when they were told. */
export interface SearchDigest {
  readonly search: SavedSearch
  readonly accountUuid: Uuid
  readonly frequency: Exclude<DigestFrequency, 'none'>
  readonly notifiedUntil: Date
}

/** Saved searches and who is mailed of them. Rules: SRCH-36, SRCH-38. */
export interface SavedSearchRepository {
  /** The reader's own and the team's, newest first. */
  list(reader: SavedSearchReader, page: PageRequest): Promise<Page<SavedSearchWithDigest>>
  /** Whoever's it is. */
  find(uuid: Uuid): Promise<SavedSearch | null>
  findDigest(uuid: Uuid, accountUuid: Uuid): Promise<DigestFrequency>
  /** 'name-taken' where the owner has one of that name in the company, in any case; 'too-many' where they have `most`. Two at once: one wins. */
  add(search: SavedSearch, max: number): Promise<'added' | 'name-taken' | 'too-many'>
  save(search: SavedSearch): Promise<'saved' | 'name-taken'>
  remove(uuid: Uuid): Promise<boolean>
  /** Sets how often somebody is mailed. Who begins is told of what comes after `from`; a change of frequency keeps what was told. */
  saveDigest(uuid: Uuid, accountUuid: Uuid, frequency: DigestFrequency, from: Date): Promise<void>
  /** Digests of a frequency whose people were told until before this instant at the latest, the longest ago first. */
  listDue(frequency: SearchDigest['frequency'], before: Date, limit: number): Promise<readonly SearchDigest[]>
  /** Moves on until when somebody was told; false where another worker did, or the digest is gone. */
  markNotified(digest: SearchDigest, until: Date): Promise<boolean>
}
