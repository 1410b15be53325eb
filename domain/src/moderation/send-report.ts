import { lengthErrors, plainText } from '../conversations/index.ts'
import type { Actor } from '../identity/index.ts'
import { no, ok, REPORT_NOTE_MAX_LENGTH, type IdGenerator, type Result, type Uuid } from '../shared/index.ts'
import { isReportReason, type ReportSubjectType } from './report.ts'
import type { ReportRepository } from './report-repository.port.ts'
import { whatWasSeen, type WhatWasSeenDeps } from './what-was-seen.ts'

export interface SendReportDeps extends WhatWasSeenDeps {
  readonly reports: Pick<ReportRepository, 'add'>
  readonly ids: IdGenerator
}

/** `reason` as it was written; what is not of the list is refused. */
export interface SendReportCommand {
  readonly actor: Actor
  readonly subjectType: ReportSubjectType | null
  readonly subjectUuid: Uuid
  readonly reason: string
  readonly note: string | null
}

/** 'not-found' also for what is not the actor's to see; 'invalid' carries `subjectType`, `reason` or `note`. */
export type SendReportProblem = 'not-found' | 'invalid'

const errorsOf = (command: SendReportCommand, note: string): Readonly<Record<string, readonly string[]>> => {
  const long = lengthErrors(note, REPORT_NOTE_MAX_LENGTH)
  return {
    ...(command.subjectType === null ? { subjectType: ['Value is not one of the options'] } : {}),
    ...(isReportReason(command.reason) ? {} : { reason: ['Value is not one of the options'] }),
    ...(long.length > 0 ? { note: long } : {}),
  }
}

/**
 * Takes a report with what the reporter sees of its subject now. A repeat while one is open is answered alike and changes nothing:
 * nobody learns from the answer what became of the first. Rules: MOD-2, MOD-3.
 */
export const sendReport =
  (deps: SendReportDeps) =>
  async (command: SendReportCommand): Promise<Result<null, SendReportProblem>> => {
    const { actor, reason, subjectType, subjectUuid } = command
    const note = plainText(command.note ?? '')
    const errors = errorsOf(command, note)
    if (subjectType === null || !isReportReason(reason) || Object.keys(errors).length > 0) return no('invalid', errors)
    const snapshot = await whatWasSeen(deps, actor, subjectType, subjectUuid)
    if (snapshot === null) return no('not-found')
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
