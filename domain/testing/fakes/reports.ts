import type {
  Account,
  Conversation,
  ConversationInbox,
  ConversationRepository,
  Operator,
  PairConversation,
  Report,
  ReportDetails,
  ReportEntry,
  ReportQueue,
  ReportRepository,
  SettledReport,
} from '../../src/index.ts'
import { isErased } from '../../src/index.ts'
import type { fakeCompanies } from './companies.ts'
import { cursorPage } from './cursor-page.ts'
import type { FakeOperatorClaims } from './operator-claims.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** Reports in memory. */
export interface FakeReports extends ReportRepository, Restorable {
  readonly all: () => readonly Report[]
  readonly decisionOf: (uuid: string) => SettledReport | null
}

export const fakeReports = (): FakeReports => {
  const { rows, snapshot } = memory<string, Report>()
  const decisions = memory<string, SettledReport>()
  const isSame = (a: Report, b: Report): boolean =>
    a.reporterUuid === b.reporterUuid && a.subjectType === b.subjectType && a.subjectUuid === b.subjectUuid
  return {
    snapshot: () => {
      const restores = [snapshot(), decisions.snapshot()]
      return () => {
        for (const restore of restores) restore()
      }
    },
    all: () => [...rows.values()],
    decisionOf: (uuid) => decisions.rows.get(uuid) ?? null,
    add: async (report) => {
      if ([...rows.values()].some((row) => row.status === 'open' && isSame(row, report))) return 'duplicate'
      rows.set(report.uuid, report)
      return 'added'
    },
    find: async (uuid) => rows.get(uuid) ?? null,
    findForUpdate: async (uuid) => rows.get(uuid) ?? null,
    settle: async (uuid, decision) => {
      const report = rows.get(uuid)
      if (report !== undefined) rows.set(uuid, { ...report, status: 'settled' })
      decisions.rows.set(uuid, decision)
    },
  }
}

/** What the queue reads of others. */
export interface ReportQueueWorld {
  readonly reports: Pick<FakeReports, 'all' | 'decisionOf'>
  readonly accounts: { readonly all: () => readonly Account[] }
  readonly companies: Pick<ReturnType<typeof fakeCompanies>, 'all'>
  readonly conversations: Pick<ConversationRepository, 'find' | 'findMessage'>
  readonly allConversations: () => readonly Conversation[]
  readonly inbox: Pick<ConversationInbox, 'listMessages'>
  readonly operator: (uuid: string) => Pick<Operator, 'name'> | null
  readonly claims: Pick<FakeOperatorClaims, 'holderOf'>
}

/** The queue of reports in memory. */
export const fakeReportQueue = (world: ReportQueueWorld): ReportQueue => {
  const { accounts, allConversations, claims, companies, conversations, inbox, operator, reports } = world
  const personOf = (uuid: string | null) => {
    const account = accounts.all().find((one) => one.uuid === uuid && !isErased(one))
    if (account === undefined) return null
    return {
      uuid: account.uuid,
      name: `${account.firstName} ${account.lastName}`.trim(),
      suspendedAt: account.suspendedAt,
    }
  }
  const subjectOf = async ({ reporterUuid, snapshot, subjectType, subjectUuid }: Report) => {
    const seen: { readonly sender?: { readonly uuid: string } } = snapshot
    if (subjectType === 'company') return { accused: null, conversation: null, companyUuid: subjectUuid }
    if (subjectType === 'candidate') return { accused: subjectUuid, conversation: null, companyUuid: null }
    const message = subjectType === 'message' ? await conversations.findMessage(subjectUuid) : null
    const conversation = await conversations.find(message?.conversationUuid ?? subjectUuid)
    const otherOf = ({ contractorUuid, senderUuid }: Conversation) =>
      reporterUuid === contractorUuid ? (seen.sender?.uuid ?? senderUuid) : contractorUuid
    const accused = message?.senderUuid ?? (conversation === null ? null : otherOf(conversation))
    return { accused, conversation, companyUuid: conversation?.companyUuid ?? null }
  }
  const companyNameOf = (uuid: string | null) => companies.all().find((company) => company.uuid === uuid)?.name ?? null
  const toEntry = async (report: Report, now: Date): Promise<ReportEntry> => {
    const { createdAt, note, reason, reporterUuid, subjectType, uuid } = report
    const { accused, companyUuid } = await subjectOf(report)
    const decision = reports.decisionOf(uuid)
    return {
      uuid,
      subjectType,
      reason,
      note,
      createdAt,
      reporter: personOf(reporterUuid),
      accused: personOf(accused),
      companyName: companyNameOf(companyUuid),
      decision:
        decision === null
          ? null
          : { outcome: decision.outcome, operatorName: operator(decision.by)?.name ?? null, at: decision.at },
      claim: claims.holderOf(uuid, now),
    }
  }
  const newestFirst = <Dated extends { readonly createdAt: Date }>(all: readonly Dated[]): readonly Dated[] =>
    all.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  const toPairConversation = async ({
    companyUuid,
    createdAt,
    status,
    uuid,
  }: Conversation): Promise<PairConversation> => {
    const { items } = await inbox.listMessages(uuid, { cursor: null, limit: 1_000 })
    const written = items.filter(({ senderUuid }) => senderUuid !== null)
    const lastMessageAt = written.at(-1)?.sentAt ?? null
    const companyName = companyNameOf(companyUuid) ?? ''
    return { uuid, status, companyName, createdAt, messages: written.length, lastMessageAt }
  }
  const read = async (report: Report, now: Date): Promise<ReportDetails> => {
    const entry = await toEntry(report, now)
    const { accused, companyUuid, conversation } = await subjectOf(report)
    const { reporterUuid } = report
    const isOfPair = ({ companyUuid: company, contractorUuid, senderUuid, uuid }: Conversation): boolean => {
      if (uuid === conversation?.uuid) return true
      if (accused === null) return contractorUuid === reporterUuid && company === companyUuid
      return [contractorUuid, senderUuid].includes(reporterUuid) && [contractorUuid, senderUuid].includes(accused)
    }
    const ofPair = newestFirst(allConversations().filter(isOfPair))
    const { items = [] } =
      conversation === null ? {} : await inbox.listMessages(conversation.uuid, { cursor: null, limit: 50 })
    const about = await Promise.all(reports.all().map((one) => toEntry(one, now)))
    const isBetween = (one: ReportEntry): boolean => {
      if (one.uuid === report.uuid) return false
      const sides = [one.reporter?.uuid, one.accused?.uuid]
      if (accused === null) return sides.includes(reporterUuid) && one.companyName === entry.companyName
      return sides.includes(reporterUuid) && sides.includes(accused)
    }
    return {
      ...entry,
      subjectUuid: report.subjectUuid,
      snapshot: report.snapshot,
      conversation:
        conversation === null
          ? null
          : {
              uuid: conversation.uuid,
              status: conversation.status,
              messages: items.map(({ body, deletedAt, senderUuid, sentAt, uuid }) => ({
                uuid,
                senderUuid,
                senderName: personOf(senderUuid)?.name ?? null,
                body,
                sentAt,
                deletedAt,
              })),
            },
      pair: {
        conversations: await Promise.all(ofPair.map(toPairConversation)),
        reports: newestFirst(about.filter(isBetween)),
      },
      others: newestFirst(
        about.filter((one) => one.accused?.uuid === entry.accused?.uuid && one.uuid !== report.uuid),
      ).filter((one) => one.accused !== null),
    }
  }
  return {
    list: async (status, page, now) => {
      const listed = reports.all().filter((report) => report.status === status)
      const placeOf = ({ createdAt, uuid }: Report) => (reports.decisionOf(uuid)?.at ?? createdAt).getTime()
      const sign = status === 'open' ? 1 : -1
      const sorted = listed.toSorted((a, b) => sign * (placeOf(a) - placeOf(b) || (a.uuid < b.uuid ? -1 : 1)))
      const { items, nextCursor } = cursorPage(sorted, page, ({ uuid }) => uuid)
      return { items: await Promise.all(items.map((report) => toEntry(report, now))), nextCursor }
    },
    countOpen: async () => reports.all().filter(({ status }) => status === 'open').length,
    read: async (uuid, now) => {
      const report = reports.all().find((one) => one.uuid === uuid)
      return report === undefined ? null : read(report, now)
    },
  }
}
