import { z } from 'zod'
import { type DeclaredProblem, route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { uuid } from '../wire/fields.ts'
import { heldClaim } from '../wire/operator-claims.ts'
import { reportDecision, reportDetails, reportList, reportQuery } from '../wire/staff-reports.ts'
import { notFound } from './shared-problems.ts'

const accused = { uuid: '01900000-0000-7000-8000-000000000001', name: 'Thandeka Mkhize', suspendedAt: null }
const entry = {
  uuid: '01900000-0000-7000-8000-0000000000e1',
  subjectType: 'message' as const,
  reason: 'scam' as const,
  note: 'Asks for money before we have talked',
  createdAt: '2026-03-01T16:20:00.000Z',
  reporter: { uuid: '01900000-0000-7000-8000-000000000002', name: 'Dana Reyes', suspendedAt: null },
  accused,
  companyName: 'Kestrel Freight',
  decision: null,
  claim: null,
}
const claimed = {
  claimed: { status: 409, message: 'Another operator looks at this report.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>
const unheld = {
  'not-claimed': { status: 409, message: 'You no longer hold this report. Please open it again.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>
const settledAlready = {
  'not-now': { status: 409, message: 'Another operator has handled this report.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>

/** Reports as operators handle them. Rules: MOD-45 to MOD-47, MOD-90, MOD-91. */
export const staffReportRoutes = {
  listReports: route({
    ...routeIndex.listReports,
    summary: 'Open reports, the oldest first, or settled ones, the newest first',
    access: 'operator',
    operatorRight: 'handle-reports',
    query: reportQuery,
    success: { status: 200, body: reportList },
    problems: {},
    examples: { query: { status: 'open' }, reply: { reports: [entry], open: 3, next_cursor: null } },
  }),
  readReport: route({
    ...routeIndex.readReport,
    summary: 'A report with its snapshot, the conversation around it and other reports about the same person',
    access: 'operator',
    operatorRight: 'handle-reports',
    params: z.object({ id: uuid }),
    success: { status: 200, body: reportDetails },
    problems: { ...notFound },
    examples: {
      reply: {
        ...entry,
        subjectUuid: '01900000-0000-7000-8000-000000000301',
        snapshot: { message: { body: 'Pay me first' } },
        conversation: {
          uuid: '01900000-0000-7000-8000-000000000201',
          status: 'active',
          messages: [
            {
              uuid: '01900000-0000-7000-8000-000000000301',
              senderUuid: accused.uuid,
              senderName: accused.name,
              body: 'Pay me first',
              sentAt: '2026-03-01T16:10:00.000Z',
              deletedAt: null,
            },
          ],
        },
        pair: {
          conversations: [
            {
              uuid: '01900000-0000-7000-8000-000000000201',
              status: 'active',
              companyName: entry.companyName,
              createdAt: '2026-02-20T09:00:00.000Z',
              messages: 14,
              lastMessageAt: '2026-03-01T16:10:00.000Z',
            },
          ],
          reports: [],
        },
        others: [],
      },
    },
  }),
  claimReport: route({
    ...routeIndex.claimReport,
    summary: 'Take an open report, or hold it for ten more minutes; `details` of a refusal say who holds it',
    access: 'operator',
    operatorRight: 'handle-reports',
    params: z.object({ id: uuid }),
    success: { status: 200, body: heldClaim },
    problems: { ...notFound, ...claimed, ...settledAlready },
    examples: { reply: { until: '2026-03-02T09:10:00.000Z' } },
  }),
  releaseReport: route({
    ...routeIndex.releaseReport,
    summary: 'Give a report back to the queue',
    access: 'operator',
    operatorRight: 'handle-reports',
    params: z.object({ id: uuid }),
    success: { status: 204 },
    problems: { ...notFound },
    examples: {},
  }),
  decideReport: route({
    ...routeIndex.decideReport,
    summary:
      'Dismiss a report that the operator holds, warn the person whom it is about, or suspend them; the reporter can get an answer',
    checks: ['A warning has words', 'Nobody is warned or suspended where a report is about a company'],
    access: 'operator',
    operatorRight: 'handle-reports',
    params: z.object({ id: uuid }),
    body: reportDecision,
    success: { status: 204 },
    problems: { ...notFound, ...unheld, ...settledAlready },
    examples: {
      body: {
        outcome: 'warned',
        reason: 'First time',
        warning: 'Asking for money before a contract is against our terms.',
        answer: 'Thank you. We have acted on your report.',
      },
    },
  }),
}
