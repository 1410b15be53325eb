/** The keys of the inbox, and of single conversations. What changes the inbox invalidates `inbox`, with all that is read from it. */
export const conversationsKeys = {
  inbox: ['conversations'],
  list: ['conversations', 'list'],
  /** The counts of all badges: below the inbox, because what changes the inbox changes them, too. */
  counts: ['conversations', 'counts'],
  recent: ['conversations', 'recent'],
  allowance: ['conversations', 'allowance'],
  /** Every single conversation that was read. */
  conversations: ['conversation'],
  conversation: (uuid: string) => ['conversation', uuid],
  /** A conversation as the message panel of a candidate shows it. */
  panel: (uuid: string) => ['conversation', uuid, 'panel'],
} as const
