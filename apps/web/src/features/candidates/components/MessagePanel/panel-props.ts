import type { ReactNode } from 'react'
import type { MissingPart } from '@guildhall/domain/companies'
import type { Offer, PanelEvent, PanelState } from '@guildhall/domain/conversations'
import type { Entitlements } from '@guildhall/domain/plans'
import type { CandidateView } from '@guildhall/domain/search'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import type { WaitingInvoice } from '../../../../shared/format/waiting-invoice.ts'

/** The details of a request or conversation besides its state; loaded when the panel shows it. */
export interface PanelConversation {
  readonly offer: Offer
  /** True if the contractor has seen it. */
  readonly isOpened: boolean
  readonly mayWithdraw: boolean
  readonly unread: number
  readonly lastMessage: { readonly words: string; readonly at: Date; readonly isOwn: boolean } | null
  readonly declineLabel: string | null
}

/** The viewer, with what their plan and their profile allow. */
export interface PanelViewer {
  readonly name: string
  readonly entitlements: Entitlements
  readonly freeContactsTotal: number
  readonly trialEndsAt: Date | null
  readonly invoicePending: boolean
  /** The open invoice that is due first, if one is open. */
  readonly waitingInvoice?: WaitingInvoice | null
  /** True if the plan is renewed rather than chosen again. */
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
  /** The offer form, passed in so that it can be loaded lazily. */
  readonly form: ReactNode
  /** The contact between company and candidate; undefined if there is none yet, null if it is a colleague's and the viewer may not read it. */
  readonly conversation?: Loadable<PanelConversation | null> | undefined
  readonly onWithdraw: () => void
  readonly isWithdrawing?: boolean | undefined
  /** The address of this candidate with the panel open, to which the links to missing parts return. */
  readonly returnTo: string
  /** At the end of the heading: the sheet's close button on a phone. */
  readonly close?: ReactNode
}

/** The conversation, as far as it has loaded. */
export const getReadableConversation = ({
  conversation,
}: Pick<MessagePanelProps, 'conversation'>): PanelConversation | undefined =>
  conversation?.state === 'ready' ? (conversation.value ?? undefined) : undefined

/** The address of the conversation; null if there is none, or if it is a colleague's and the viewer may not read it. */
export const getConversationHref = ({
  candidate: { contactState },
  conversation,
}: Pick<MessagePanelProps, 'candidate' | 'conversation'>): string | null => {
  const isHidden = conversation?.state === 'ready' && conversation.value === null
  return contactState === null || isHidden ? null : `/messages/${contactState.conversationUuid}`
}
