import type { ReportDetails, ReportEntry, ReportPerson } from '@guildhall/domain/moderation'
import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { toClaimWire } from '../mappers/operator-claim.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'
import { toPageRequest } from './page-request.ts'

const toPersonWire = (person: ReportPerson | null) =>
  person === null ? null : { ...person, suspendedAt: person.suspendedAt?.toISOString() ?? null }

const toEntryWire = ({
  accused,
  claim,
  companyName,
  createdAt,
  decision,
  note,
  reason,
  reporter,
  subjectType,
  uuid,
}: ReportEntry) => ({
  uuid,
  subjectType,
  reason,
  note,
  createdAt: createdAt.toISOString(),
  reporter: toPersonWire(reporter),
  accused: toPersonWire(accused),
  companyName,
  decision: decision === null ? null : { ...decision, at: decision.at.toISOString() },
  claim: toClaimWire(claim),
})

const toDetailsWire = (report: ReportDetails) => ({
  ...toEntryWire(report),
  subjectUuid: report.subjectUuid,
  snapshot: { ...report.snapshot },
  conversation:
    report.conversation === null
      ? null
      : {
          uuid: report.conversation.uuid,
          status: report.conversation.status,
          messages: report.conversation.messages.map(({ deletedAt, sentAt, ...message }) => ({
            ...message,
            sentAt: sentAt.toISOString(),
            deletedAt: deletedAt?.toISOString() ?? null,
          })),
        },
  pair: {
    conversations: report.pair.conversations.map(({ createdAt, lastMessageAt, ...conversation }) => ({
      ...conversation,
      createdAt: createdAt.toISOString(),
      lastMessageAt: lastMessageAt?.toISOString() ?? null,
    })),
    reports: report.pair.reports.map(toEntryWire),
  },
  others: report.others.map(toEntryWire),
})

/** Reports as operators handle them. Rules: MOD-45 to MOD-47, MOD-90, MOD-91. */
export const staffReportHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  'claimReport' | 'decideReport' | 'listReports' | 'readReport' | 'releaseReport'
> => ({
  listReports: async ({ actor, query }) => {
    const listed = await useCases.listReports({ actor, status: query.status ?? 'open', page: toPageRequest(query) })
    if (!listed.ok) return listed
    const { items, nextCursor, open } = listed.value
    return ok({ reports: items.map(toEntryWire), open, next_cursor: nextCursor })
  },
  readReport: async ({ actor, params }) => {
    const read = await useCases.readReport({ actor, reportUuid: params.id })
    return read.ok ? ok(toDetailsWire(read.value)) : read
  },
  claimReport: async ({ actor, params }) => {
    const claimed = await useCases.claimReport({ actor, reportUuid: params.id })
    return claimed.ok ? ok({ until: claimed.value.until.toISOString() }) : claimed
  },
  releaseReport: ({ actor, params }) => useCases.releaseReport({ actor, reportUuid: params.id }),
  decideReport: ({ actor, body, params }) => useCases.decideReport({ ...body, actor, reportUuid: params.id }),
})
