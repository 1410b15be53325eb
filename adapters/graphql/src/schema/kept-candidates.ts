import { ok } from '@guildhall/domain/shared'
import { forPeople } from '../access/guard.ts'
import { candidateAccess, toCandidate } from './candidates.ts'
import { type PageArgs, toConnection, toPageRequest } from './connections.ts'
import type { SchemaModule } from './schema-module.ts'

/** Bookmarks and saved searches. */
export const keptCandidatesModule: SchemaModule = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      "Candidates that the company keeps, the newest first. Scope: candidates."
      bookmarks(mine: Boolean, first: Int, after: String): BookmarksResult!
      "The caller's saved searches and the team's, the newest first. Scope: candidates."
      savedSearches(first: Int, after: String): SavedSearchesResult!
    }

    union BookmarksResult = BookmarkConnection | AccessRefused | InvalidInput | PlanRefused
    union SavedSearchesResult = SavedSearchConnection | AccessRefused | InvalidInput | PlanRefused

    type BookmarkConnection {
      nodes: [Bookmark!]!
      pageInfo: PageInfo!
    }

    type Bookmark {
      candidate: Candidate!
      addedAt: DateTime!
      "Null if the colleague has left."
      addedBy: String
      note: String
      viewedAt: DateTime
    }

    type SavedSearchConnection {
      nodes: [SavedSearch!]!
      pageInfo: PageInfo!
    }

    type SavedSearch {
      uuid: ID!
      name: String!
      "private or team"
      visibility: String!
      "How often the caller gets mail of it: none, daily or weekly."
      digest: String!
      "Null if the colleague has left."
      owner: String
      isMine: Boolean!
      "People who are new since the caller ran it last; null if they never did."
      newCount: Int
      createdAt: DateTime!
    }
  `,
  resolvers: ({ useCases }) => ({
    Query: {
      bookmarks: forPeople<PageArgs & { readonly mine?: boolean | null }>(candidateAccess, async (actor, args) => {
        const page = toPageRequest(args)
        if (!page.ok) return page
        const listed = await useCases.listBookmarks({
          actor,
          whose: args.mine === true ? 'mine' : 'team',
          page: page.value,
        })
        if (!listed.ok) return listed
        return ok(
          toConnection('BookmarkConnection', listed.value, ({ addedBy, bookmark, candidate }) => ({
            ...bookmark,
            addedBy,
            candidate: toCandidate(candidate),
          })),
        )
      }),
      savedSearches: forPeople<PageArgs>(candidateAccess, async (actor, args) => {
        const page = toPageRequest(args)
        if (!page.ok) return page
        const listed = await useCases.listSavedSearches({ actor, page: page.value })
        if (!listed.ok) return listed
        return ok(
          toConnection('SavedSearchConnection', listed.value, ({ digest, mine, newCount, owner, search }) => ({
            ...search,
            digest,
            isMine: mine,
            newCount,
            owner,
          })),
        )
      }),
    },
  }),
}
