import type { Page, PageRequest, Uuid } from '../shared/index.ts'

/** A view of a contractor's CV by a member of a company. */
export interface CvViewEntry {
  readonly uuid: Uuid
  readonly contractorUuid: Uuid
  readonly companyUuid: Uuid
  readonly viewerUuid: Uuid
  readonly openedAt: Date
}

/** A view as shown to the contractor. `viewer` is null once that account is erased. Rule: FILE-12. */
export interface CvView {
  readonly uuid: Uuid
  readonly openedAt: Date
  readonly company: { readonly uuid: Uuid; readonly name: string; readonly image: string | null }
  readonly viewer: { readonly firstName: string; readonly lastName: string } | null
}

/** Records who viewed a CV. */
export interface CvViewLog {
  /** Recorded once per contractor, company and UTC day; repeats change nothing. */
  add(opening: CvViewEntry): Promise<void>
  /** Newest first. */
  list(contractorUuid: Uuid, page: PageRequest): Promise<Page<CvView>>
}
