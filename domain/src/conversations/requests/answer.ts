import type { Conversation, ConversationStatus, DeclineReason, ProposedTerms } from '../conversation.ts'
import { isDeclineReason } from './decline-reasons.ts'
import { earliestToday } from '../offers/earliest-today.ts'
import { lengthErrors, toPlainText } from '../plain-text.ts'
import { proposedTermsErrors, DECLINE_NOTE_MAX_LENGTH } from '../offers/proposed-terms.ts'

/** What a contractor can add to an answer. The note of a decline is shown to the employer only if it is shared. Rules: CONV-4, CONV-5. */
export interface Answer {
  readonly note?: string
  readonly shareNote?: boolean
  readonly reason?: string
  readonly terms?: ProposedTerms
}

type AnswerErrors = Readonly<Record<string, readonly string[]>>

/** All errors of an answer; null if there are none. */
export const answerErrors = (to: ConversationStatus, answer: Answer, now: Date): AnswerErrors | null => {
  const note = lengthErrors(toPlainText(answer.note ?? ''), DECLINE_NOTE_MAX_LENGTH)
  const errors: Record<string, readonly string[]> = {
    ...(note.length > 0 ? { note } : {}),
    ...(to === 'active' && answer.terms !== undefined ? proposedTermsErrors(answer.terms, earliestToday(now)) : {}),
  }
  if (to === 'declined' && !isDeclineReason(answer.reason ?? '')) errors['reason'] = ['Value is required']
  return Object.keys(errors).length > 0 ? errors : null
}

type AnswerFields = Pick<Conversation, 'declineReason' | 'declineNote' | 'declineNoteShared'>

const declined = (reason: DeclineReason | null, answer: Answer): AnswerFields => {
  const note = toPlainText(answer.note ?? '')
  return {
    declineReason: reason,
    declineNote: note === '' ? null : note,
    declineNoteShared: note !== '' && answer.shareNote === true,
  }
}

/**
 * The fields of an answer on the conversation: reason and note of a decline, terms of an acceptance; an acceptance clears an earlier
 * decline. Opening a closed conversation again is no answer, and changes none of them. Rules: CONV-4, CONV-6, CONV-10.
 */
export const answerFields = (
  from: ConversationStatus,
  to: ConversationStatus,
  answer: Answer,
): Partial<Conversation> => {
  const reason = answer.reason ?? ''
  if (to === 'declined') return declined(isDeclineReason(reason) ? reason : null, answer)
  if (to !== 'active' || from === 'closed') return {}
  const taken = { declineReason: null, declineNote: null, declineNoteShared: false }
  return answer.terms === undefined
    ? taken
    : { ...taken, proposedTerms: { ...answer.terms, note: toPlainText(answer.terms.note) } }
}
