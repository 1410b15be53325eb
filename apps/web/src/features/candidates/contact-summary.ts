import { formatContactedBy, formatContactState, type ContactState } from '@guildhall/domain/conversations'
import { formatDay } from '../../shared/format/formats.ts'

/** A contact's status indicator and sentence, the same in row, drawer and bookmark. */
export interface ContactSummary {
  readonly tone: 'warning' | 'success' | 'outline' | 'danger'
  readonly sentence: string
}

const tones: Readonly<Record<ContactState['status'], ContactSummary['tone']>> = {
  pending: 'warning',
  active: 'success',
  closed: 'outline',
  declined: 'outline',
  withdrawn: 'outline',
  expired: 'outline',
  blocked: 'danger',
}

/** The sentence for a contact with its date; a colleague's request includes their name. Null if there was no contact. Rule: CONV-19. */
export function summarizeContact(state: ContactState | null, now: Date, viewer: string): ContactSummary | null {
  if (state === null) return null
  const format = (date: Date): string => formatDay(date, now)
  const byColleague = state.status === 'pending' && state.by !== '' && state.by !== viewer
  return {
    tone: tones[state.status],
    sentence: byColleague ? formatContactedBy(state, format) : formatContactState(state, now, format),
  }
}

/** True if the company may send a (new) request now. */
export const isContactable = (state: ContactState | null, now: Date): boolean =>
  state === null || (state.canContactAgainAt !== null && state.canContactAgainAt <= now)
