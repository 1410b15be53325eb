import { type ConversationInbox, type ConversationSearch, hasAllTerms } from '../../src/index.ts'
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
            ({ body, deletedAt, kind }) => kind !== 'system' && deletedAt === null && hasAllTerms(body, words),
          ) ?? null
        const isFound =
          foundMessage !== null ||
          hasAllTerms(names.join(' '), words) ||
          hasAllTerms(conversation.offer.description, words)
        return isFound ? [{ ...entry, foundMessage }] : []
      }),
    )
    return cursorPage(found.flat(), page, ({ conversation }) => conversation.uuid)
  },
})
