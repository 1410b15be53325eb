import {
  checkReason,
  hasProvedOperator,
  isAllowed,
  type OperatorActor,
  type ProvedOperatorDeps,
} from '../../moderation/index.ts'
import {
  type AuditAction,
  type AuditDetails,
  type AuditLog,
  createAuditEntry,
  err,
  type IdGenerator,
  ok,
  type Result,
  type UnitOfWork,
} from '../../shared/index.ts'
import type { MailLedger } from '../mail/mail-ledger.port.ts'
import type { JobId, JobKind, FailingJobs } from './jobs.port.ts'

export interface ChangeJobsDeps extends ProvedOperatorDeps {
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly audit: Pick<AuditLog, 'add'>
    readonly jobs: Pick<FailingJobs, 'drop' | 'retry' | 'retryAll'>
    readonly mailLedger: Pick<MailLedger, 'giveUp'>
  }>
}

const record = (
  deps: ChangeJobsDeps,
  audit: Pick<AuditLog, 'add'>,
  { operatorUuid }: OperatorActor,
  action: AuditAction,
  details: AuditDetails,
): Promise<void> => audit.add(createAuditEntry(deps, { actorUuid: operatorUuid, companyUuid: null, action, details }))

export type RetryJobCommand = JobId & { readonly actor: OperatorActor }

/** Runs a failing or parked job now. 'not-found': it has succeeded or was dropped. Rule: MOD-63. */
export const retryJob =
  (deps: ChangeJobsDeps) =>
  async ({ actor, reaction, uuid }: RetryJobCommand): Promise<Result<null, 'forbidden' | 'not-found'>> => {
    if (!isAllowed(actor, 'run-machine')) return err('forbidden')
    return deps.unitOfWork.run<null, 'not-found'>(async ({ audit, jobs }) => {
      if (!(await jobs.retry({ reaction, uuid }))) return err('not-found')
      await record(deps, audit, actor, 'job-retried', { reaction, event: uuid })
      return ok(null)
    })
  }

export type RetryJobsCommand = JobKind & { readonly actor: OperatorActor }

/** Runs all failing and parked jobs of a kind now; returns how many. Rule: MOD-63. */
export const retryJobs =
  (deps: ChangeJobsDeps) =>
  async ({ actor, eventType, reaction }: RetryJobsCommand): Promise<Result<number, 'forbidden'>> => {
    if (!isAllowed(actor, 'run-machine')) return err('forbidden')
    return deps.unitOfWork.run<number, never>(async ({ audit, jobs }) => {
      const retried = await jobs.retryAll({ eventType, reaction })
      if (retried > 0) await record(deps, audit, actor, 'jobs-retried', { reaction, type: eventType, jobs: retried })
      return ok(retried)
    })
  }

export type DropJobCommand = JobId & { readonly actor: OperatorActor; readonly reason: string }

/** 'not-now': it runs at this moment; 'password-required': the operator has not given their password lately. */
export type DropJobProblem = 'forbidden' | 'invalid' | 'not-found' | 'not-now' | 'password-required'

/** Removes a failing or parked job for good, with a reason. A mail that waited for it is refused. Rules: MOD-19, MOD-38, MOD-63. */
export const dropJob =
  (deps: ChangeJobsDeps) =>
  async ({ actor, reaction, uuid, ...command }: DropJobCommand): Promise<Result<null, DropJobProblem>> => {
    if (!isAllowed(actor, 'run-machine')) return err('forbidden')
    const checked = checkReason(command.reason)
    if (!checked.ok) return checked
    if (!(await hasProvedOperator(deps, actor))) return err('password-required')
    const reason = checked.value
    return deps.unitOfWork.run<null, 'not-found' | 'not-now'>(async ({ audit, jobs, mailLedger }) => {
      const dropped = await jobs.drop({ reaction, uuid })
      if (dropped === null) return err('not-found')
      if (dropped === 'running') return err('not-now')
      if (reaction === 'mail') await mailLedger.giveUp(uuid, `An operator dropped it: ${reason}`, deps.clock.now())
      const { attempts, eventType: type } = dropped
      await record(deps, audit, actor, 'job-dropped', { reaction, type, event: uuid, attempts, reason })
      return ok(null)
    })
  }
