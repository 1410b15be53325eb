import type { MailState } from '@guildhall/domain/notifications'
import { ok } from '@guildhall/domain/shared'
import { forOperators } from '../access/guard.ts'
import { type PageArgs, toConnection, toPageRequest } from './connections.ts'
import { toUuid } from './ids.ts'
import type { SchemaModule } from './schema-module.ts'

interface ListArgs extends PageArgs {
  readonly state?: 'ALL' | 'REFUSED' | 'SENT' | 'WAITING' | null
  readonly text?: string | null
  readonly accountUuid?: string | null
}

const states: Readonly<Record<NonNullable<ListArgs['state']>, MailState | 'all'>> = {
  ALL: 'all',
  REFUSED: 'refused',
  SENT: 'sent',
  WAITING: 'waiting',
}

/** Mails as operators see them. Rules: MOD-60, MOD-61. */
export const staffMailsModule: SchemaModule = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      "The mails of the last 90 days without their text, the newest first; by state, by a part of the address, by account. At most 100 a page."
      staffMails(state: StaffMailState, text: String, accountUuid: ID, first: Int, after: String): StaffMailsResult!
    }

    extend type Mutation {
      "Sends a mail again, as it would be now, to the person's address of today."
      staffSendMailAgain(uuid: ID!): StaffActionResult!
    }

    enum StaffMailState {
      "It is being sent, or will be tried again."
      WAITING
      SENT
      REFUSED
      ALL
    }

    union StaffMailsResult = StaffMailConnection | NotFound | InvalidInput | AccessRefused

    type StaffMailConnection {
      nodes: [StaffMail!]!
      pageInfo: PageInfo!
    }

    type StaffMail {
      uuid: ID!
      "The event that it is about."
      kind: String!
      "Null for people without an account."
      accountUuid: ID
      recipientName: String
      "The address; null if its account is erased."
      recipient: String
      subject: String!
      state: StaffMailState!
      attempts: Int!
      "Why the last attempt failed, or why it was refused."
      error: String
      "When it was sent or refused; while it waits, the last attempt."
      at: DateTime!
      "Whether it waits for an operator, as its job is parked."
      isParked: Boolean!
      "Whether it can be sent again."
      isRepeatable: Boolean!
    }
  `,
  resolvers: ({ useCases }) => ({
    Query: {
      staffMails: forOperators<ListArgs>('see-mails', async (actor, args) => {
        const page = toPageRequest(args)
        if (!page.ok) return page
        const { accountUuid = null } = args
        const account = accountUuid === null ? ok(null) : toUuid(accountUuid)
        if (!account.ok) return account
        const listed = await useCases.listMails({
          actor,
          state: states[args.state ?? 'ALL'],
          text: args.text ?? '',
          accountUuid: account.value,
          page: page.value,
        })
        if (!listed.ok) return listed
        return ok(
          toConnection('StaffMailConnection', listed.value, (mail) => ({ ...mail, state: mail.state.toUpperCase() })),
        )
      }),
    },
    Mutation: {
      staffSendMailAgain: forOperators<{ readonly uuid: string }>('see-mails', async (actor, { uuid }) => {
        const id = toUuid(uuid)
        if (!id.ok) return id
        const done = await useCases.sendMailAgain({ actor, mailUuid: id.value })
        return done.ok ? ok({ __typename: 'StaffDone', done: true }) : done
      }),
    },
  }),
}
