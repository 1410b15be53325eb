import { useState } from 'react'

/** How a form is being saved. */
export interface SavingState {
  readonly isSaving: boolean
  /** Whether the last attempt failed. */
  readonly isRefused: boolean
}

/** Whether a form's values differ from those that it began with or that were saved last. Rule: UI-64. */
export function useHasUnsaved(values: object, { isRefused, isSaving }: SavingState): boolean {
  const now = JSON.stringify(values)
  const [state, setState] = useState({ saved: now, sent: now, isSaving })
  if (state.isSaving !== isSaving)
    setState({
      saved: isSaving || isRefused ? state.saved : state.sent,
      sent: isSaving ? now : state.sent,
      isSaving,
    })
  return now !== state.saved
}
