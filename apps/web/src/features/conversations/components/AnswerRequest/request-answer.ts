import { type Answer, answerErrors, type ConversationStatus } from '@guildhall/domain/conversations'
import { t } from '../../../../shared/i18n/index.ts'

/** An answer to a request: the new status and its details. Rules: CONV-3, CONV-4, CONV-6. */
export interface RequestAnswer extends Answer {
  readonly status: Extract<ConversationStatus, 'active' | 'declined'>
}

/** Why an answer was rejected: as one sentence, and by field in the domain's spelling. */
export interface AnswerRefusal {
  readonly message: string
  readonly errors: Readonly<Record<string, readonly string[]>>
}

/** Sends an answer; null on success. */
export type SendAnswer = (answer: RequestAnswer) => Promise<AnswerRefusal | null>

const MENDABLE = t('Please look at what is marked.')

/** Validates an answer by the domain's rules before it is sent. */
export const validateAnswer = ({ status, ...answer }: RequestAnswer): AnswerRefusal | null => {
  const errors = answerErrors(status, answer, new Date())
  return errors === null ? null : { message: MENDABLE, errors }
}
