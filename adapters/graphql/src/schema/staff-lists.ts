import { isMergedList } from '@guildhall/domain/moderation'
import type { ListEntry } from '@guildhall/domain/reference'
import { err, ok } from '@guildhall/domain/shared'
import { forOperators } from '../access/guard.ts'
import { toListName } from './lists.ts'
import type { SchemaModule } from './schema-module.ts'

interface ChangeArgs {
  readonly phrases: readonly string[]
  readonly instead?: readonly string[] | null
}

interface ListArgs {
  readonly list: string
}

interface LabelArgs extends ListArgs {
  readonly label: string
  readonly industry?: string | null
  readonly defaultMessage?: string | null
}

interface MergeArgs extends ListArgs {
  readonly from: string
  readonly into: string
}

interface AddArgs extends LabelArgs {
  readonly section?: string | null
}

interface ChangeEntryArgs extends LabelArgs {
  readonly code: string
  readonly isRetired: boolean
}

/** `message` is that of a refusal in the schema. */
const toEntry = <Entry extends ListEntry>({ message, ...entry }: Entry) => ({ ...entry, defaultMessage: message })

/** Lists that operators change. Rules: MOD-51, MOD-52, MOD-75 to MOD-78. */
export const staffListsModule: SchemaModule = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      "Every entry of a list, retired ones too, with how many people have it."
      staffList(list: StaffListName!): StaffListResult!
      "The reasons that vetters choose from, in the order of their keys."
      staffVettingReasons: StaffVettingReasonsResult!
      "All synonyms of searches."
      staffSynonyms: StaffSynonymsResult!
      "What people searched for in the last 30 days and nobody was found, the most often searched first; at most 50."
      staffEmptySearches: StaffEmptySearchesResult!
    }

    extend type Mutation {
      "Adds an entry to a list, which people are offered within two seconds."
      staffAddListEntry(
        list: StaffListName!
        label: String!
        industry: String
        "Of a reason of vetters: the section of the profile that it concerns."
        section: String
        "Of a reason of vetters: what the message begins with."
        defaultMessage: String
      ): StaffListEntryResult!
      "Renames an entry, also in profiles, retires or restores it, or changes its industry."
      staffChangeListEntry(
        list: StaffListName!
        code: String!
        label: String!
        industry: String
        defaultMessage: String
        isRetired: Boolean!
      ): StaffListEntryResult!
      "Merges an entry, by its label, or a word that people have typed into the entry of a code: whoever has it gets that entry. Of JOB_TITLES and SKILLS."
      staffMergeListEntries(list: StaffListName!, from: String!, into: String!): StaffListEntryResult!
      "Adds a group of synonyms, changes the one given as instead, or removes that one if there are no phrases. Searches use it within two seconds."
      staffChangeSynonyms(phrases: [String!]!, instead: [String!]): StaffSynonymsChangeResult!
    }

    enum StaffListName {
      JOB_TITLES
      SKILLS
      INDUSTRIES
      VETTING_REASONS
    }

    union StaffVettingReasonsResult = StaffVettingReasons | NotFound | AccessRefused
    union StaffListResult = StaffList | NotFound | AccessRefused
    union StaffListEntryResult = StaffListEntry | NotFound | InvalidInput | StateConflict | AccessRefused

    type StaffVettingReasons {
      reasons: [StaffListEntry!]!
    }

    type StaffList {
      entries: [StaffUsedListEntry!]!
      "Words that at least two people have typed and the list does not have, without who; at most 50."
      unlisted: [StaffUnlistedWord!]!
    }

    type StaffListEntry {
      code: String!
      label: String!
      industry: String
      section: String
      "What the message of a decision begins with; of reasons of vetters alone."
      defaultMessage: String
      isRetired: Boolean!
      "The code of the entry that it was merged into."
      mergedInto: String
    }

    type StaffUnlistedWord {
      text: String!
      people: Int!
    }

    type StaffUsedListEntry {
      code: String!
      label: String!
      industry: String
      section: String
      "What the message of a decision begins with; of reasons of vetters alone."
      defaultMessage: String
      isRetired: Boolean!
      "The code of the entry that it was merged into."
      mergedInto: String
      "People who have it in their profile."
      people: Int!
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
      staffList: forOperators<ListArgs>('manage-lists', async (actor, { list }) => {
        const read = await useCases.readListEntries({ actor, list: toListName(list) })
        return read.ok ? ok({ __typename: 'StaffList', ...read.value, entries: read.value.entries.map(toEntry) }) : read
      }),
      staffVettingReasons: forOperators('vet-profiles', async (actor) => {
        const listed = await useCases.listVettingReasons({ actor })
        return listed.ok ? ok({ __typename: 'StaffVettingReasons', reasons: listed.value.map(toEntry) }) : listed
      }),
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
      staffAddListEntry: forOperators<AddArgs>(
        'manage-lists',
        async (actor, { defaultMessage, industry, list, ...args }) => {
          const added = await useCases.addListEntry({
            ...args,
            actor,
            list: toListName(list),
            industry: industry ?? null,
            message: defaultMessage ?? null,
          })
          return added.ok ? ok({ __typename: 'StaffListEntry', ...toEntry(added.value) }) : added
        },
      ),
      staffChangeListEntry: forOperators<ChangeEntryArgs>(
        'manage-lists',
        async (actor, { defaultMessage, industry, list, ...args }) => {
          const changed = await useCases.changeListEntry({
            ...args,
            actor,
            list: toListName(list),
            industry: industry ?? null,
            message: defaultMessage ?? null,
          })
          return changed.ok ? ok({ __typename: 'StaffListEntry', ...toEntry(changed.value) }) : changed
        },
      ),
      staffMergeListEntries: forOperators<MergeArgs>('manage-lists', async (actor, { list, ...args }) => {
        const name = toListName(list)
        if (!isMergedList(name)) return err('not-found')
        const merged = await useCases.mergeListEntries({ ...args, actor, list: name })
        return merged.ok ? ok({ __typename: 'StaffListEntry', ...toEntry(merged.value) }) : merged
      }),
      staffChangeSynonyms: forOperators<ChangeArgs>('manage-lists', async (actor, { instead, phrases }) => {
        const done = await useCases.changeSynonyms({ actor, phrases, instead: instead ?? [] })
        return done.ok ? ok({ __typename: 'StaffDone', done: true }) : done
      }),
    },
  }),
}
