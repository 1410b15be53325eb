import { type ConversationInbox, type ConversationSearch, hasAllWords } from '../../src/index.ts'
import { cursorPage } from './cursor-page.ts'

const all = { cursor: null, limit: 1_000_000 }

/** A search over the conversations of an inbox in memory. */
export const fakeConversationSearch = (
  inbox: Pick<ConversationInbox, 'list' | 'listMessages'>,
): ConversationSearch => ({
  find: async (reader, words, page) => {
    const { items } = await inbox.list(reader, all)
    const found = await Promise.all(
      items.map(async (entry) => {
        const { company, contractor, conversation, sender } = entry
        const names =
          reader.userType === 'contractor'
            ? [sender.firstName, sender.lastName, company.name]
            : [contractor.firstName, contractor.lastName, contractor.title ?? '']
        const messages = (await inbox.listMessages(conversation.uuid, all)).items
        const foundMessage =
          messages.findLast(
            ({ body, deletedAt, kind }) => kind !== 'system' && deletedAt === null && hasAllWords(body, words),
          ) ?? null
        const isFound =
          foundMessage !== null ||
          hasAllWords(names.join(' '), words) ||
          hasAllWords(conversation.offer.description, words)
        return isFound ? [{ ...entry, foundMessage }] : []
      }),
    )
    return cursorPage(found.flat(), page, ({ conversation }) => conversation.uuid)
  },
})
