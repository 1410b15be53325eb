import type { ApiClient } from '@guildhall/rest-contract/client'
import type { ProblemName, RouteName, Routes } from '@guildhall/rest-contract'
import type { FormRow } from '../support/wrong-forms.ts'
import type { Stage } from './stage.ts'

/** One call as it is made: by whom, and with what. */
export interface Sending<Name extends RouteName> {
  readonly by: ApiClient
  readonly sent?: Parameters<ApiClient[Name]>[0]
}

/** Sets the scene for a call and says how it is made. */
export type Scene<Name extends RouteName> = (stage: Stage) => Sending<Name> | Promise<Sending<Name>>

/** A refusal whose scene takes a test of its own: the file (from the root of the repository) that makes it and names its code. */
export interface ProvedIn {
  readonly provedIn: string
}

/** A refusal that the contract keeps for later and nothing brings about today. */
export interface CannotHappen {
  readonly cannotHappen: string
}

/** What is to be shown of a call. The compiler asks for a row for every call, and in it for every problem that the call declares. */
export interface CallFacts<Name extends RouteName> {
  readonly happy: Scene<Name>
  /** Some of what the happy call answers. */
  readonly answers?: unknown
  /** What the same call answers when it is made again: 'done' (it succeeds), 'same' (the same words), or a refusal's code. */
  readonly again: 'done' | 'same' | ProblemName<Routes[Name]> | 'invalid' | 'not-found' | 'unauthenticated'
  readonly problems: { readonly [Problem in ProblemName<Routes[Name]>]: Scene<Name> | ProvedIn | CannotHappen }
  /** Forms that are filled in wrongly, each with all the errors that it must be answered with. */
  readonly invalid?: readonly FormRow[]
}

/** A row for every call. */
export type CallTable = { readonly [Name in RouteName]: CallFacts<Name> }
