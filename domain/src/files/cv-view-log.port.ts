import type { Page, PageRequest, Uuid } from '../shared/index.ts'

/** Somebody of a company opened a contractor's CV. */
export interface CvViewEntry {
  readonly uuid: Uuid
  readonly contractorUuid: Uuid
  readonly companyUuid: Uuid
  readonly viewerUuid: Uuid
  readonly openedAt: Date
}

/** An opening as the contractor is shown it. `viewer` is null once that person's account is gone. Rule: FILE-12. */
export interface CvView {
  readonly uuid: Uuid
  readonly openedAt: Date
  readonly company: { readonly uuid: Uuid; readonly name: string; readonly image: string | null }
  readonly viewer: { readonly firstName: string; readonly lastName: string } | null
}

/** Who opened a CV. */
export interface CvViewLog {
  /** Written once for a contractor, a company and a day (UTC); a repeat of that day changes nothing. */
  add(opening: CvViewEntry): Promise<void>
  /** Newest first. */
  list(contractorUuid: Uuid, page: PageRequest): Promise<Page<CvView>>
}
