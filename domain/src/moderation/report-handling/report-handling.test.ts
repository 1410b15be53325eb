import { describe, expect, it } from 'vitest'
import {
  aConversation,
  fakeAccounts,
  fakeAuditLog,
  fakeClock,
  fakeCompanies,
  fakeConversations,
  fakeIds,
  fakeOperatorClaims,
  fakeOutbox,
  fakeReportQueue,
  fakeReports,
  fakeSessions,
  fakeUnitOfWork,
  harbourWorks,
  hiringFixture,
  rita,
  TEST_NOW,
  thandi,
} from '../../../testing/index.ts'
import type { Account } from '../../identity/index.ts'
import { addMinutes, MINUTE_MS } from '../../shared/index.ts'
import { OPERATOR_CLAIM_MINUTES } from '../operator-claims.ts'
import { mayOperate, OPERATOR_ROLES } from '../operators/operator-rights.ts'
import type { OperatorActor } from '../operators/operator.ts'
import type { Report } from '../report.ts'
import { claimReport, releaseReport } from './claim-report.ts'
import { decideReport, type DecideReportCommand } from './decide-report.ts'
import { listReports, readReport } from './read-reports.ts'

const actor: OperatorActor = {
  operatorUuid: '01900000-0000-7000-8000-0000000000d1',
  role: 'vetter',
  sessionUuid: '01900000-0000-7000-8000-00000000dd01',
  mustSetUpTwoFactor: false,
}
const report: Report = {
  uuid: '01900000-0000-7000-8000-0000000000e1',
  reporterUuid: rita.uuid,
  subjectType: 'conversation',
  subjectUuid: aConversation().uuid,
  reason: 'scam',
  note: null,
  snapshot: {},
  status: 'open',
  createdAt: TEST_NOW,
}
const nobody = '01900000-0000-7000-8000-00000000dead'

const setUp = async (changes: Partial<Report> = {}, accused: Partial<Account> = {}) => {
  const accounts = fakeAccounts(...hiringFixture.accounts.map((one) => (one === thandi ? { ...one, ...accused } : one)))
  const [audit, outbox, reports, sessions] = [fakeAuditLog(), fakeOutbox(), fakeReports(), fakeSessions()]
  const { all, inbox, repository: conversations } = fakeConversations()
  const operator = (uuid: string) => ({ name: uuid === actor.operatorUuid ? 'Callum Nguyen' : 'Inês Carvalho' })
  const reportClaims = fakeOperatorClaims(operator)
  const clock = fakeClock(TEST_NOW)
  await conversations.add(aConversation({ status: 'active' }))
  await reports.add({ ...report, ...changes })
  const reportQueue = fakeReportQueue({
    accounts,
    companies: fakeCompanies([harbourWorks], []),
    conversations,
    allConversations: all,
    inbox,
    operator,
    claims: reportClaims,
    reports,
  })
  const unitOfWork = fakeUnitOfWork({ accounts, audit, outbox, reportClaims, reports, sessions })
  const deps = { clock, ids: fakeIds(), reportClaims, reportQueue, reports, unitOfWork }
  const words = { answer: null, reason: ' First time ', warning: null }
  return {
    accounts,
    audit,
    outbox,
    reports,
    list: (by = actor) => listReports(deps)({ actor: by, status: 'open', page: { cursor: null, limit: 10 } }),
    read: (by = actor, reportUuid = report.uuid) => readReport(deps)({ actor: by, reportUuid }),
    clock,
    claim: (by = actor, reportUuid = report.uuid) => claimReport(deps)({ actor: by, reportUuid }),
    release: (by = actor, reportUuid = report.uuid) => releaseReport(deps)({ actor: by, reportUuid }),
    decideUnheld: (command: Partial<DecideReportCommand> = {}) =>
      decideReport(deps)({ actor, reportUuid: report.uuid, outcome: 'dismissed', ...words, ...command }),
    /** Decides on the report as its holder. */
    decide: async (command: Partial<DecideReportCommand> = {}) => {
      await claimReport(deps)({ actor: command.actor ?? actor, reportUuid: command.reportUuid ?? report.uuid })
      return decideReport(deps)({ actor, reportUuid: report.uuid, outcome: 'dismissed', ...words, ...command })
    },
  }
}

describe('a report', () => {
  // MOD-12, MOD-17, MOD-45, MOD-47
  it('is listed for, read and decided by roles that may handle reports', async () => {
    for (const role of OPERATOR_ROLES) {
      const { claim, decide, list, read, release } = await setUp()
      const by = { ...actor, role }
      const may = mayOperate(role, 'handle-reports')
      const answers = [await list(by), await read(by), await claim(by), await release(by), await decide({ actor: by })]
      expect([role, ...answers.map(({ ok }) => ok)]).toEqual([role, may, may, may, may, may])
    }
    const { claim, decide, list, read, release } = await setUp()
    const by = { ...actor, mustSetUpTwoFactor: true }
    for (const answer of [
      await list(by),
      await read(by),
      await claim(by),
      await release(by),
      await decide({ actor: by }),
    ])
      expect(answer).toEqual({ ok: false, problem: 'forbidden' })
    expect(await list()).toMatchObject({ value: { items: [{ uuid: report.uuid }], open: 1 } })
    expect(await read(actor, nobody)).toEqual({ ok: false, problem: 'not-found' })
    expect(await decide({ reportUuid: nobody })).toEqual({ ok: false, problem: 'not-found' })
  })

  // MOD-90
  it('is held by one operator, who decides on it', async () => {
    const { claim, clock, decideUnheld, list, read, release, reports } = await setUp()
    const other = { ...actor, operatorUuid: '01900000-0000-7000-8000-0000000000d2' }
    expect(await decideUnheld()).toEqual({ ok: false, problem: 'not-claimed' })
    expect(await claim()).toEqual({ ok: true, value: { until: addMinutes(TEST_NOW, OPERATOR_CLAIM_MINUTES) } })
    expect(await claim(other)).toMatchObject({ problem: 'claimed', details: { by: 'Callum Nguyen' } })
    expect(await decideUnheld({ actor: other })).toEqual({ ok: false, problem: 'not-claimed' })
    const held = { claim: { operatorUuid: actor.operatorUuid, operatorName: 'Callum Nguyen' } }
    expect([await list(other), await read(other)]).toMatchObject([{ value: { items: [held] } }, { value: held }])
    await release(other)
    expect(await claim(other)).toMatchObject({ problem: 'claimed' })
    clock.advance(OPERATOR_CLAIM_MINUTES * MINUTE_MS)
    expect(await decideUnheld()).toEqual({ ok: false, problem: 'not-claimed' })
    expect(await claim(other)).toMatchObject({ ok: true })
    await release(other)
    await claim()
    expect(reports.decisionOf(report.uuid)).toBeNull()
    expect(await decideUnheld()).toMatchObject({ ok: true })
    // What is handled is held by nobody.
    expect(await claim(other)).toEqual({ ok: false, problem: 'not-now' })
    expect(await read()).toMatchObject({ value: { claim: null } })
    for (const answer of [await claim(actor, nobody), await release(actor, nobody)])
      expect(answer).toEqual({ ok: false, problem: 'not-found' })
  })

  // MOD-46
  it('is dismissed once, with its reason in the log, and changes nobody', async () => {
    const { accounts, audit, decide, list, outbox, reports } = await setUp()
    expect(await decide()).toEqual({ ok: true, value: null })
    expect(await decide({ outcome: 'suspended' })).toEqual({ ok: false, problem: 'not-now' })
    expect(reports.decisionOf(report.uuid)).toEqual({ outcome: 'dismissed', by: actor.operatorUuid, at: TEST_NOW })
    expect(audit.entries()).toMatchObject([
      { action: 'report-settled', subjectUuid: report.uuid, details: { outcome: 'dismissed', reason: 'First time' } },
    ])
    expect([outbox.events, (await accounts.find(thandi.uuid))?.suspendedAt]).toEqual([[], null])
    expect(await list()).toMatchObject({ value: { items: [], open: 0 } })
  })

  // MOD-46
  it('warns whom it is about, and answers its reporter', async () => {
    const { decide, outbox } = await setUp()
    expect(await decide({ outcome: 'warned', warning: ' Please stop. ', answer: 'Thank you.' })).toMatchObject({
      ok: true,
    })
    expect(outbox.events).toMatchObject([
      { type: 'person-warned', accountUuid: thandi.uuid, text: 'Please stop.' },
      { type: 'report-answered', accountUuid: rita.uuid, text: 'Thank you.' },
    ])
  })

  // MOD-37, MOD-46
  it('suspends whom it is about, as everywhere', async () => {
    const { accounts, audit, decide, outbox } = await setUp()
    expect(await decide({ outcome: 'suspended', answer: ' ' })).toMatchObject({ ok: true })
    expect(await accounts.find(thandi.uuid)).toMatchObject({ suspendedAt: TEST_NOW })
    expect(outbox.events.map(({ type }) => type)).toEqual(['account-suspended', 'session-ended'])
    expect(audit.entries().map(({ action }) => action)).toEqual(['report-settled', 'account-suspended'])
  })

  it('leaves who is suspended already as they are', async () => {
    const { decide, outbox } = await setUp({}, { suspendedAt: TEST_NOW })
    expect(await decide({ outcome: 'suspended' })).toMatchObject({ ok: true })
    expect(outbox.events).toEqual([])
  })

  it.each([
    ['without a reason', { reason: ' ' }, 'reason'],
    ['with a warning of no words', { outcome: 'warned', warning: ' ' }, 'warning'],
    ['with a warning too long', { outcome: 'warned', warning: 'x'.repeat(1_001) }, 'warning'],
    ['with an answer too long', { answer: 'x'.repeat(1_001) }, 'answer'],
  ] as const)('is not decided %s', async (_words, command, field) => {
    const { decide, reports } = await setUp()
    expect(await decide(command)).toMatchObject({ problem: 'invalid', details: { [field]: [expect.any(String)] } })
    expect(reports.decisionOf(report.uuid)).toBeNull()
  })

  // MOD-46
  it('about a company is dismissed alone', async () => {
    const { decide } = await setUp({
      subjectType: 'company',
      subjectUuid: harbourWorks.uuid,
      reporterUuid: thandi.uuid,
    })
    for (const outcome of ['warned', 'suspended'] as const)
      expect(await decide({ outcome, warning: 'Please stop.' })).toMatchObject({
        details: { outcome: ['This report is about nobody who can be warned or suspended'] },
      })
    expect(await decide()).toMatchObject({ ok: true })
  })
})
