import { ok } from '@guildhall/domain/shared'
import { forOperators } from '../access/guard.ts'
import type { SchemaModule } from './schema-module.ts'

interface ChangeArgs {
  readonly phrases: readonly string[]
  readonly instead?: readonly string[] | null
}

/** Lists that operators change. Rules: MOD-51, MOD-52. */
export const staffListsModule: SchemaModule = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      "All synonyms of searches."
      staffSynonyms: StaffSynonymsResult!
      "What people searched for in the last 30 days and nobody was found, the most often searched first; at most 50."
      staffEmptySearches: StaffEmptySearchesResult!
    }

    extend type Mutation {
      "Adds a group of synonyms, changes the one given as instead, or removes that one if there are no phrases. Searches use it within two seconds."
      staffChangeSynonyms(phrases: [String!]!, instead: [String!]): StaffSynonymsChangeResult!
    }

    union StaffSynonymsResult = StaffSynonyms | NotFound | AccessRefused
    union StaffEmptySearchesResult = StaffEmptySearches | NotFound | AccessRefused
    union StaffSynonymsChangeResult = StaffDone | NotFound | InvalidInput | StateConflict | AccessRefused

    type StaffSynonyms {
      "Words and phrases of a group find each other."
      groups: [[String!]!]!
    }

    type StaffEmptySearches {
      searches: [StaffEmptySearch!]!
    }

    type StaffEmptySearch {
      text: String!
      "People who searched for it."
      people: Int!
      lastAt: DateTime!
    }
  `,
  resolvers: ({ useCases }) => ({
    Query: {
      staffSynonyms: forOperators('manage-lists', async (actor) => {
        const listed = await useCases.listSynonyms({ actor })
        return listed.ok ? ok({ __typename: 'StaffSynonyms', groups: listed.value }) : listed
      }),
      staffEmptySearches: forOperators('see-empty-searches', async (actor) => {
        const listed = await useCases.listEmptySearches({ actor })
        return listed.ok ? ok({ __typename: 'StaffEmptySearches', searches: listed.value }) : listed
      }),
    },
    Mutation: {
      staffChangeSynonyms: forOperators<ChangeArgs>('manage-lists', async (actor, { instead, phrases }) => {
        const done = await useCases.changeSynonyms({ actor, phrases, instead: instead ?? [] })
        return done.ok ? ok({ __typename: 'StaffDone', done: true }) : done
      }),
    },
  }),
}
