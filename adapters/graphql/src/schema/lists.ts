import type { ListName, TermList } from '@guildhall/domain/reference'
import type { SchemaModule } from './schema-module.ts'

const termLists: Readonly<Record<string, TermList>> = {
  INDUSTRIES: 'industries',
  JOB_TITLES: 'job-titles',
  SKILLS: 'skills',
}

const toTermList = (name: string): TermList => termLists[name] ?? 'skills'

/** The list of a value of the operators' enum, which the schema has checked. */
export const toListName = (name: string): ListName =>
  name === 'VETTING_REASONS' ? 'vetting-reasons' : toTermList(name)

/** Lists that people choose from. Rule: REF-26. */
export const listsModule: SchemaModule = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      "What a list offers, for everybody, in its order."
      list(name: ListName!): OfferedList!
    }

    enum ListName {
      JOB_TITLES
      SKILLS
      INDUSTRIES
    }

    type OfferedList {
      entries: [OfferedEntry!]!
    }

    type OfferedEntry {
      "Stays when the label changes."
      code: String!
      "What profiles have."
      label: String!
      "The code of the industry that it belongs to; null for several or none."
      industry: String
    }
  `,
  resolvers: ({ useCases }) => ({
    Query: {
      list: async (_: unknown, { name }: { readonly name: string }) => ({
        entries: await useCases.readList({ list: toTermList(name) }),
      }),
    },
  }),
}
