import type { EntitlementProblem, Entitlements } from '../../plans/index.ts'
import type { MessageStatus } from '../conversation.ts'

/** Milliseconds for which the panel shows that a request was sent. */
export const SENT_STATE_DELAY_MS = 600

/** What the panel shows. Rule: CONV-58. */
export type PanelView = 'start' | 'form' | 'pending' | 'active' | 'incomplete'
/** 'upgrade': no free requests left; 'expired': the trial or subscription has ended. Rule: CONV-59. */
export type LimitModal = 'upgrade' | 'expired'

/** The facts that the panel depends on; they can change by real time or a reload. */
export interface PanelFacts {
  readonly messageStatus: MessageStatus
  /**
   * False while another request is not allowed after a decline, an expiry or a block: the start panel shows this and its button is
   * disabled.
   */
  readonly canContactAgain: boolean
  readonly profileComplete: boolean
  readonly entitlements: Pick<Entitlements, 'contact' | 'reason'>
}

export interface PanelState {
  readonly view: PanelView
  readonly modal: LimitModal | null
  /** The form was sent; shown for `SENT_STATE_DELAY_MS` (600 ms), then the panel becomes pending. */
  readonly sent: boolean
  readonly facts: PanelFacts
}

export type PanelEvent =
  | { readonly type: 'write-clicked' }
  | { readonly type: 'direct-message-requested' }
  | { readonly type: 'form-left' }
  | { readonly type: 'offer-sent' }
  | { readonly type: 'sent-shown' }
  | { readonly type: 'modal-closed' }
  | { readonly type: 'facts-changed'; readonly facts: PanelFacts }

const selectModal = (reason: EntitlementProblem | null): LimitModal =>
  reason === 'trial-ended' || reason === 'subscription-expired' ? 'expired' : 'upgrade'

const openForm = (state: PanelState): PanelState => {
  const { entitlements, canContactAgain, profileComplete } = state.facts
  if (!entitlements.contact) return { ...state, view: 'start', modal: selectModal(entitlements.reason) }
  if (!canContactAgain) return { ...state, view: 'start' }
  return { ...state, view: profileComplete ? 'form' : 'incomplete' }
}

/** The initial state: from the current contact, else start; a direct-message request opens the form. Rule: CONV-58. */
export const initialPanel = (facts: PanelFacts, directMessage = false): PanelState => {
  const state: PanelState = { view: facts.messageStatus ?? 'start', modal: null, sent: false, facts }
  return directMessage && state.view === 'start' ? openForm(state) : state
}

const withFacts = (state: PanelState, facts: PanelFacts): PanelState => {
  const next = { ...state, facts }
  if (state.sent) return next
  if (facts.messageStatus !== null) return { ...next, view: facts.messageStatus, modal: null }
  if (state.view === 'incomplete') return openForm(next)
  return state.view === 'form' ? next : { ...next, view: 'start' }
}

/**
 * The state machine of the message panel. Rules: CONV-58, CONV-59, CONV-60, CONV-61, CONV-62.
 *
 * | view | event | next |
 * |---|---|---|
 * | start | write-clicked, direct-message-requested | form; start with a modal where the plan refuses; start if contacting again is not allowed; incomplete if the profile is |
 * | form | offer-sent | form, sent |
 * | form, sent | sent-shown (600 ms later) | pending, or active if it was accepted meanwhile |
 * | form, incomplete | form-left | start |
 * | any | modal-closed | the same without the modal |
 * | any but sent | facts-changed | active or pending by messageStatus; incomplete → form once complete |
 *
 * All other events leave the state unchanged.
 */
export const messagePanel = (state: PanelState, event: PanelEvent): PanelState => {
  switch (event.type) {
    case 'write-clicked':
    case 'direct-message-requested':
      return state.view === 'start' ? openForm({ ...state, modal: null }) : state
    case 'form-left':
      return (state.view === 'form' && !state.sent) || state.view === 'incomplete' ? { ...state, view: 'start' } : state
    case 'offer-sent':
      return state.view === 'form' ? { ...state, sent: true } : state
    case 'sent-shown':
      return state.sent ? { ...state, view: state.facts.messageStatus ?? 'pending', sent: false } : state
    case 'modal-closed':
      return { ...state, modal: null }
  }
  return withFacts(state, event.facts)
}
