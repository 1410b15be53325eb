import {
  type Account,
  type Actor,
  addDays,
  addWebhook,
  reactBy,
  type TeamRole,
  WEBHOOK_REACTION,
  type WebhookEventType,
} from '../../src/index.ts'
import { fakeAuditLog } from '../fakes/audit-log.ts'
import { fakeInvoices } from '../fakes/billing.ts'
import { fakeClock } from '../fakes/clock.ts'
import { fakeCompanies } from '../fakes/companies.ts'
import { fakeConversations } from '../fakes/conversations.ts'
import { fakeIds } from '../fakes/ids.ts'
import { fakeOutbox } from '../fakes/outbox.ts'
import { fakeSessions } from '../fakes/sessions.ts'
import { fakeSecretBox } from '../fakes/two-factor.ts'
import { fakeUnitOfWork } from '../fakes/unit-of-work.ts'
import { fakeWebhooks, fakeWebhookSender } from '../fakes/webhooks.ts'
import { aConversation } from './conversations.ts'
import { bo, erik, harbourWorks, hiringFixture } from './hiring-fixture.ts'
import { TEST_NOW } from './people.ts'

/** A member of a company, with a session. */
export const actorOf = ({ companyUuid, userType, uuid }: Account, role: TeamRole | null): Actor => ({
  accountUuid: uuid,
  userType,
  verified: true,
  companyUuid,
  role,
  sessionUuid: `session of ${uuid}`,
})

/** The admin whose company has the webhooks. */
export const webhookAdmin = actorOf(erik, 'admin')
export const WEBHOOK_URL = 'https://hooks.example/guildhall'

/** A company with a conversation, and the dependencies of webhooks. */
export const webhooksFixture = async (provedAt: Date | null = TEST_NOW) => {
  const audit = fakeAuditLog()
  const clock = fakeClock(TEST_NOW)
  const companies = fakeCompanies(hiringFixture.companies, hiringFixture.members)
  const { inbox, repository: conversations } = fakeConversations(hiringFixture)
  const invoices = fakeInvoices()
  const outbox = fakeOutbox()
  const webhooks = fakeWebhooks()
  const webhookSender = fakeWebhookSender()
  const session = (accountUuid: string) => ({
    uuid: `session of ${accountUuid}`,
    accountUuid,
    tokenHash: accountUuid,
    userAgent: '',
    address: '',
    createdAt: TEST_NOW,
    lastSeenAt: TEST_NOW,
    expiresAt: addDays(TEST_NOW, 9),
    authenticatedAt: provedAt,
  })
  const deps = {
    allowsLoopbackWebhooks: false,
    clock,
    ids: fakeIds(),
    inbox,
    invoices,
    secretBox: fakeSecretBox(),
    sessions: fakeSessions(session(erik.uuid), session(bo.uuid)),
    unitOfWork: fakeUnitOfWork({ audit, companies, outbox, webhooks }),
    webhooks,
    webhookSender,
  }
  const conversation = aConversation({ status: 'active', companyUuid: harbourWorks.uuid })
  await conversations.add(conversation)
  const add = (actor = webhookAdmin, events: readonly WebhookEventType[] = ['message.sent'], url = WEBHOOK_URL) =>
    addWebhook(deps)({ actor, events, url })
  const react = reactBy(WEBHOOK_REACTION, deps)
  const messageSent = (number = 1) => ({
    type: 'message-sent' as const,
    uuid: `01900000-0000-7000-8000-00000000ee0${number}`,
    at: TEST_NOW.toISOString(),
    conversationUuid: conversation.uuid,
    messageUuid: '01900000-0000-7000-8000-00000000ef01',
    senderUuid: conversation.contractorUuid,
  })
  return {
    add,
    audit,
    clock,
    companies,
    conversation,
    deps,
    invoices,
    messageSent,
    outbox,
    react,
    webhooks,
    webhookSender,
    /** The id of a new webhook. */
    make: async (events?: readonly WebhookEventType[]) => {
      const added = await add(webhookAdmin, events)
      if (!added.ok) throw new Error(added.problem)
      return added.value.webhook.uuid
    },
    deliveries: async (webhookUuid: string) =>
      (await webhooks.listDeliveries(webhookUuid, { cursor: null, limit: 10 })).items,
  }
}
