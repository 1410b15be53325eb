/** Query keys of the inbox and of single conversations. A change of the inbox invalidates `inbox`, which includes everything read from it. */
export const conversationsKeys = {
  inbox: ['conversations'],
  list: ['conversations', 'list'],
  /** The counts of all badges: below the inbox, because its changes affect them. */
  counts: ['conversations', 'counts'],
  recent: ['conversations', 'recent'],
  search: (text: string) => ['conversations', 'search', text],
  allowance: ['conversations', 'allowance'],
  /** All that is read of system messages, which the page calls updates. */
  updates: ['updates'],
  updateList: (isArchived: boolean) => ['updates', 'list', isArchived],
  update: (uuid: string) => ['updates', 'one', uuid],
  /** All single conversations. */
  conversations: ['conversation'],
  conversation: (uuid: string) => ['conversation', uuid],
  files: (uuid: string) => ['conversation', uuid, 'files'],
  /** A conversation in the message panel of a candidate. */
  panel: (uuid: string) => ['conversation', uuid, 'panel'],
} as const
