import { formatContactedBy, formatContactState, type ContactState } from '@guildhall/domain/conversations'
import { formatDay } from '../../shared/format/formats.ts'

/** A contact as a dot and a sentence, the same in row, drawer and bookmark. */
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

/** The sentence of a contact with its date; a request of a colleague names them. Null where there was no contact. Rule: CONV-19. */
export function summarizeContact(state: ContactState | null, now: Date, viewer: string): ContactSummary | null {
  if (state === null) return null
  const format = (date: Date): string => formatDay(date, now)
  const byColleague = state.status === 'pending' && state.by !== '' && state.by !== viewer
  return {
    tone: tones[state.status],
    sentence: byColleague ? formatContactedBy(state, format) : formatContactState(state, now, format),
  }
}

/** Whether the company may ask (again) now. */
export const isContactable = (state: ContactState | null, now: Date): boolean =>
  state === null || (state.canContactAgainAt !== null && state.canContactAgainAt <= now)
