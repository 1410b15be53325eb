import type {
  Account,
  Conversation,
  ConversationInbox,
  ConversationRepository,
  Operator,
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
  readonly conversations: Pick<ConversationRepository, 'find' | 'findMessage' | 'listBetween'>
  readonly inbox: Pick<ConversationInbox, 'listMessages'>
  readonly operator: (uuid: string) => Pick<Operator, 'name'> | null
}

/** The queue of reports in memory. */
export const fakeReportQueue = (world: ReportQueueWorld): ReportQueue => {
  const { accounts, companies, conversations, inbox, operator, reports } = world
  const personOf = (uuid: string | null) => {
    const account = accounts.all().find((one) => one.uuid === uuid && !isErased(one))
    if (account === undefined) return null
    return {
      uuid: account.uuid,
      name: `${account.firstName} ${account.lastName}`.trim(),
      suspendedAt: account.suspendedAt,
    }
  }
  const subjectOf = async ({ reporterUuid, subjectType, subjectUuid }: Report) => {
    if (subjectType === 'company') return { accused: null, conversation: null, companyUuid: subjectUuid }
    if (subjectType === 'candidate') return { accused: subjectUuid, conversation: null, companyUuid: null }
    const message = subjectType === 'message' ? await conversations.findMessage(subjectUuid) : null
    const conversation = await conversations.find(message?.conversationUuid ?? subjectUuid)
    const otherOf = ({ contractorUuid, senderUuid }: Conversation) =>
      reporterUuid === contractorUuid ? senderUuid : contractorUuid
    const accused = message?.senderUuid ?? (conversation === null ? null : otherOf(conversation))
    return { accused, conversation, companyUuid: conversation?.companyUuid ?? null }
  }
  const toEntry = async (report: Report): Promise<ReportEntry> => {
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
      companyName: companies.all().find((company) => company.uuid === companyUuid)?.name ?? null,
      decision:
        decision === null
          ? null
          : { outcome: decision.outcome, operatorName: operator(decision.by)?.name ?? null, at: decision.at },
    }
  }
  const read = async (report: Report): Promise<ReportDetails> => {
    const entry = await toEntry(report)
    const { conversation } = await subjectOf(report)
    const { items = [] } =
      conversation === null ? {} : await inbox.listMessages(conversation.uuid, { cursor: null, limit: 50 })
    const about = await Promise.all(reports.all().map(toEntry))
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
      conversationsOfPair: conversation === null ? 0 : 1,
      others: about
        .filter(({ accused, uuid }) => accused !== null && accused.uuid === entry.accused?.uuid && uuid !== report.uuid)
        .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()),
    }
  }
  return {
    list: async (status, page) => {
      const listed = reports.all().filter((report) => report.status === status)
      const placeOf = ({ createdAt, uuid }: Report) => (reports.decisionOf(uuid)?.at ?? createdAt).getTime()
      const sign = status === 'open' ? 1 : -1
      const sorted = listed.toSorted((a, b) => sign * (placeOf(a) - placeOf(b) || (a.uuid < b.uuid ? -1 : 1)))
      const { items, nextCursor } = cursorPage(sorted, page, ({ uuid }) => uuid)
      return { items: await Promise.all(items.map(toEntry)), nextCursor }
    },
    countOpen: async () => reports.all().filter(({ status }) => status === 'open').length,
    read: async (uuid) => {
      const report = reports.all().find((one) => one.uuid === uuid)
      return report === undefined ? null : read(report)
    },
  }
}
