import type { ApiClient } from '@guildhall/rest-contract/client'
import type { ProblemName, RouteName, Routes } from '@guildhall/rest-contract'
import type { FormRow } from '../support/invalid-forms.ts'
import type { CallFixture } from './call-fixture.ts'

/** A call ready to be sent: the client and its arguments. */
export interface PreparedRequest<Name extends RouteName> {
  readonly by: ApiClient
  readonly sent?: Parameters<ApiClient[Name]>[0]
}

/** Arranges what a call needs and returns the call. */
export type PrepareRequest<Name extends RouteName> = (
  fixture: CallFixture,
) => PreparedRequest<Name> | Promise<PreparedRequest<Name>>

/** A problem that is covered by a test of its own: its file (from the root of the repository), which names the code. */
export interface CoveredBy {
  readonly coveredBy: string
}

/** A problem that the contract declares but that cannot occur today. */
export interface CannotHappen {
  readonly cannotHappen: string
}

/** The expectations for a call. The compiler requires an entry for every call, and in it for every problem that the call declares. */
export interface CallSpec<Name extends RouteName> {
  readonly happy: PrepareRequest<Name>
  /** Part of the expected response to the happy call. */
  readonly answers?: unknown
  /** The response to a repeat: 'done' (it succeeds), 'same' (with the same body), or a problem's code. */
  readonly repeated: 'done' | 'same' | ProblemName<Routes[Name]> | 'invalid' | 'not-found' | 'unauthenticated'
  readonly problems: {
    readonly [Problem in ProblemName<Routes[Name]>]: PrepareRequest<Name> | CoveredBy | CannotHappen
  }
  /** Invalid forms, each with all the errors that are expected. */
  readonly invalid?: readonly FormRow[]
}

/** An entry for every call. */
export type CallTable = { readonly [Name in RouteName]: CallSpec<Name> }
