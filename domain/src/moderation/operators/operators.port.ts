import type { CodeFailureLog } from '../../identity/index.ts'
import type { Uuid } from '../../shared/index.ts'
import type { Operator, OperatorLink, OperatorSession } from './operator.ts'

/**
 * Stores operators, apart from accounts. They are saved whole: read with `findForUpdate` before `save`, so that no concurrent change is
 * lost. The address never changes.
 */
export interface OperatorRepository {
  find(uuid: Uuid): Promise<Operator | null>
  /** Locks the row until the transaction ends; only inside a unit of work. */
  findForUpdate(uuid: Uuid): Promise<Operator | null>
  /** Addresses are compared in lower case. */
  findByEmail(email: string): Promise<Operator | null>
  /** All, disabled ones included, by address. */
  list(): Promise<readonly Operator[]>
  /** 'email-taken' if another operator has the address (a unique index decides). */
  add(operator: Operator): Promise<'added' | 'email-taken'>
  save(operator: Operator): Promise<void>
}

/** Stores one-time links. Rule: MOD-14. */
export interface OperatorLinkRepository {
  /** In place of the operator's earlier link. */
  replace(link: OperatorLink): Promise<void>
  find(tokenHash: string): Promise<OperatorLink | null>
  /** Removes the link; false if there is none, so that of concurrent uses one succeeds. */
  consume(tokenHash: string): Promise<boolean>
  removeOf(operatorUuid: Uuid): Promise<void>
}

/** Stores the sessions of operators. */
export interface OperatorSessionRepository {
  add(session: OperatorSession): Promise<void>
  find(uuid: Uuid): Promise<OperatorSession | null>
  findByTokenHash(tokenHash: string): Promise<OperatorSession | null>
  setAuthenticatedAt(uuid: Uuid, at: Date): Promise<void>
  /** False if the session has ended already. */
  remove(uuid: Uuid): Promise<boolean>
  removeAll(operatorUuid: Uuid): Promise<void>
  removeAllExcept(operatorUuid: Uuid, keptUuid: Uuid): Promise<void>
}

/** Wrong codes of operators, by their uuid. Write only with the operator locked. Rule: MOD-16. */
export type OperatorCodeFailures = CodeFailureLog
