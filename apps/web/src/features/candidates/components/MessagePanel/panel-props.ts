import type { ReactNode } from 'react'
import type { MissingPart } from '@guildhall/domain/companies'
import type { Offer, PanelEvent, PanelState } from '@guildhall/domain/conversations'
import type { Entitlements } from '@guildhall/domain/plans'
import type { CandidateView } from '@guildhall/domain/search'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'

/** What is known of a request or conversation beyond its state; read when the panel shows one. */
export interface PanelConversation {
  readonly offer: Offer
  /** The contractor has looked at it. */
  readonly isOpened: boolean
  readonly mayWithdraw: boolean
  readonly unread: number
  readonly lastMessage: { readonly words: string; readonly at: Date; readonly isOwn: boolean } | null
  readonly declineLabel: string | null
}

/** Who writes, and what their plan and their profile allow. */
export interface PanelViewer {
  readonly name: string
  readonly entitlements: Entitlements
  readonly freeContactsTotal: number
  readonly trialEndsAt: Date | null
  readonly invoicePending: boolean
  /** A plan that is paid for again rather than chosen anew. */
  readonly isSuspended?: boolean
  readonly missing: readonly MissingPart[]
  readonly mayContact: boolean
  readonly mayChangePlan: boolean
}

export interface MessagePanelProps {
  readonly candidate: CandidateView
  readonly viewer: PanelViewer
  readonly state: PanelState
  readonly onEvent: (event: PanelEvent) => void
  readonly now: Date
  /** The offer form, so that it can come when it is needed. */
  readonly form: ReactNode
  /** What stands between the two; undefined where nobody has written yet. */
  readonly conversation?: Loadable<PanelConversation> | undefined
  readonly onWithdraw: () => void
  readonly isWithdrawing?: boolean | undefined
  /** The address of this candidate with the panel open: where the links to missing parts come back to. */
  readonly returnTo: string
  /** The heading's end: on a phone, the cross of the sheet. */
  readonly close?: ReactNode
}

/** The conversation as far as it is read. */
export const readOf = ({ conversation }: Pick<MessagePanelProps, 'conversation'>): PanelConversation | undefined =>
  conversation?.state === 'ready' ? conversation.value : undefined
