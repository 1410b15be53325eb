import { hasPermission, type TeamPermission, type TokenScope } from '@guildhall/domain/companies'
import type { Actor, UserType } from '@guildhall/domain/identity'
import { mayOperate, type OperatorActor, type OperatorPermission } from '@guildhall/domain/moderation'
import { err, ok, type Result } from '@guildhall/domain/shared'
import { type Refusal, toRefusal } from '../errors/refusals.ts'
import type { RefusedProblem } from '../errors/problems.ts'
import type { GraphqlCaller, GraphqlContext } from './callers.ts'

/** Who may read a field of people. */
export interface FieldAccess {
  /** The scope that a token needs; sessions need none. Rule: API-42. */
  readonly scope: TokenScope
  readonly who?: UserType
  /** What a member's role must allow. */
  readonly right?: TeamPermission
}

/** What a resolver answers: a value of a type of the schema. */
export interface Typed {
  readonly __typename: string
}

/** The actor of a call that may read a field; or why not. */
export const authorizePerson = (
  caller: GraphqlCaller,
  { right, scope, who }: FieldAccess,
): Result<Actor, 'email-not-verified' | 'forbidden' | 'insufficient-scope' | 'unauthenticated'> => {
  if (caller.kind !== 'person') return err('unauthenticated')
  const { actor, scopes } = caller
  if (!actor.verified) return err('email-not-verified')
  if (scopes !== null && !scopes.includes(scope)) return err('insufficient-scope')
  if (who !== undefined && actor.userType !== who) return err('forbidden')
  if (right !== undefined && !hasPermission(actor.role, right)) return err('forbidden')
  return ok(actor)
}

/** The resolver of a field of people: checks who calls, then answers a value or a refusal. Rules: API-42, API-47. */
export const forPeople =
  <Args>(
    access: FieldAccess,
    read: (actor: Actor, args: Args) => Promise<Result<Typed, RefusedProblem>>,
  ): ((parent: unknown, args: Args, context: GraphqlContext) => Promise<Typed | Refusal>) =>
  async (_, args, { caller }) => {
    const actor = authorizePerson(caller, access)
    const answer = actor.ok ? await read(actor.value, args) : actor
    return answer.ok ? answer.value : toRefusal(answer)
  }

/**
 * The resolver of a field of operators. For everybody else, and for operators without the right, there is nothing: the refusal is that of
 * an unknown id. Rule: MOD-24.
 */
export const forOperators =
  <Args>(
    right: OperatorPermission,
    act: (operator: OperatorActor, args: Args) => Promise<Result<Typed, RefusedProblem>>,
  ): ((parent: unknown, args: Args, context: GraphqlContext) => Promise<Typed | Refusal>) =>
  async (_, args, { caller }) => {
    if (caller.kind !== 'operator') return toRefusal(err('not-found'))
    const { mustSetUpTwoFactor, role } = caller.operator
    if (mustSetUpTwoFactor || !mayOperate(role, right)) return toRefusal(err('not-found'))
    const answer = await act(caller.operator, args)
    return answer.ok ? answer.value : toRefusal(answer)
  }
