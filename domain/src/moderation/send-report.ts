import { lengthErrors, toPlainText } from '../conversations/index.ts'
import type { Actor } from '../identity/index.ts'
import { err, type IdGenerator, NOT_AN_OPTION_MESSAGE, ok, type Result, type Uuid } from '../shared/index.ts'
import { isReportReason, type ReportSubjectType } from './report.ts'
import type { ReportRepository } from './report-repository.port.ts'
import { captureReportSnapshot, type ReportSnapshotDeps } from './report-snapshot.ts'

export const REPORT_NOTE_MAX_LENGTH = 1_000

export interface SendReportDeps extends ReportSnapshotDeps {
  readonly reports: Pick<ReportRepository, 'add'>
  readonly ids: IdGenerator
}

/** `reason` as submitted; unknown ones are refused. */
export interface SendReportCommand {
  readonly actor: Actor
  readonly subjectType: ReportSubjectType | null
  readonly subjectUuid: Uuid
  readonly reason: string
  readonly note: string | null
}

/** 'not-found' also for subjects that the actor may not see; 'invalid' carries `subjectType`, `reason` or `note`. */
export type SendReportProblem = 'not-found' | 'invalid'

/** What is wrong with the note of a report. Rule: MOD-3. */
export const reportNoteErrors = (note: string): readonly string[] =>
  lengthErrors(toPlainText(note), REPORT_NOTE_MAX_LENGTH)

const reportErrors = (command: SendReportCommand, note: string): Readonly<Record<string, readonly string[]>> => {
  const long = reportNoteErrors(note)
  return {
    ...(command.subjectType === null ? { subjectType: [NOT_AN_OPTION_MESSAGE] } : {}),
    ...(isReportReason(command.reason) ? {} : { reason: [NOT_AN_OPTION_MESSAGE] }),
    ...(long.length > 0 ? { note: long } : {}),
  }
}

/**
 * Adds a report with a snapshot of what the reporter sees of its subject now. A repeat while one is open gets the same response and changes
 * nothing, so that the response does not reveal whether the first was handled. Rules: MOD-2, MOD-3.
 */
export const sendReport =
  (deps: SendReportDeps) =>
  async (command: SendReportCommand): Promise<Result<null, SendReportProblem>> => {
    const { actor, reason, subjectType, subjectUuid } = command
    const note = toPlainText(command.note ?? '')
    const errors = reportErrors(command, note)
    if (subjectType === null || !isReportReason(reason) || Object.keys(errors).length > 0) return err('invalid', errors)
    const snapshot = await captureReportSnapshot(deps, actor, subjectType, subjectUuid)
    if (snapshot === null) return err('not-found')
    await deps.reports.add({
      uuid: deps.ids.uuid(),
      reporterUuid: actor.accountUuid,
      subjectType,
      subjectUuid,
      reason,
      note: note === '' ? null : note,
      snapshot,
      status: 'open',
      createdAt: deps.clock.now(),
    })
    return ok(null)
  }
