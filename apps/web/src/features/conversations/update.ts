/** A system message of the product to its user; the page calls it an update. */
export interface Update {
  readonly uuid: string
  readonly type: string
  readonly title: string
  /** Plain text; paragraphs are separated by an empty line. */
  readonly body: string
  /** A path of the product where one acts; null if there is none. */
  readonly link: string | null
  readonly isRead: boolean
  readonly isArchived: boolean
  readonly createdAt: Date
}

/** The updates loaded so far. */
export interface UpdateListState {
  readonly updates: readonly Update[]
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly onLoadMore: () => void
}
