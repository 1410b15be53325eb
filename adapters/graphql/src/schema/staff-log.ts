import { type AuditOwner, type FoundAuditRecord, ok } from '@guildhall/domain/shared'
import { forOperators } from '../access/guard.ts'
import { type PageArgs, toConnection, toPageRequest } from './connections.ts'
import type { SchemaModule } from './schema-module.ts'

interface SearchArgs extends PageArgs {
  readonly owner?: 'ALL' | 'COMPANIES' | 'OPERATORS' | null
  readonly text?: string | null
  readonly from?: Date | null
  readonly before?: Date | null
}

const owners: Readonly<Record<NonNullable<SearchArgs['owner']>, AuditOwner>> = {
  ALL: 'all',
  COMPANIES: 'companies',
  OPERATORS: 'operators',
}

const toEntry = ({ details, ...record }: FoundAuditRecord) => ({ ...record, details: JSON.stringify(details) })

/** The log of operators and companies as superadmins read it. Rule: MOD-50. */
export const staffLogModule: SchemaModule = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      "What operators did and what people did in their companies, the newest first, by a part of a name, of the action or of the reason, or by an id, and by the period: from its first instant to before its end."
      staffLog(
        owner: StaffLogOwner
        text: String
        from: DateTime
        before: DateTime
        first: Int
        after: String
      ): StaffLogResult!
    }

    enum StaffLogOwner {
      ALL
      OPERATORS
      COMPANIES
    }

    union StaffLogResult = StaffLogConnection | InvalidInput | NotFound | AccessRefused

    type StaffLogConnection {
      nodes: [StaffLogRecord!]!
      pageInfo: PageInfo!
    }

    type StaffLogRecord {
      uuid: ID!
      action: String!
      at: DateTime!
      "Null for the system."
      actorUuid: ID
      "Null for the system and for people who are gone."
      actorName: String
      subjectUuid: ID
      subjectName: String
      companyUuid: ID
      companyName: String
      "JSON"
      details: String!
    }
  `,
  resolvers: ({ useCases }) => ({
    Query: {
      staffLog: forOperators<SearchArgs>('see-audit-log', async (actor, args) => {
        const page = toPageRequest(args)
        if (!page.ok) return page
        const owner = owners[args.owner ?? 'ALL']
        const filter = { owner, text: args.text ?? '', from: args.from ?? null, before: args.before ?? null }
        const found = await useCases.searchLog({ ...filter, actor, page: page.value })
        return found.ok ? ok(toConnection('StaffLogConnection', found.value, toEntry)) : found
      }),
    },
  }),
}
