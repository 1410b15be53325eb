import { type Answer, answerErrors, type ConversationStatus } from '@guildhall/domain/conversations'
import { t } from '../../../../shared/i18n/index.ts'

/** An answer to a request: where it leads, and what goes with it. Rules: CONV-3, CONV-4, CONV-6. */
export interface RequestAnswer extends Answer {
  readonly status: Extract<ConversationStatus, 'active' | 'declined'>
}

/** Why an answer was not taken: in one sentence, and by field in the domain's spelling. */
export interface AnswerRefusal {
  readonly message: string
  readonly errors: Readonly<Record<string, readonly string[]>>
}

/** Sends an answer; null once it stands. */
export type SendAnswer = (answer: RequestAnswer) => Promise<AnswerRefusal | null>

const MENDABLE = t('Please look at what is marked.')

/** What the domain refuses of an answer before it is sent. */
export const validateAnswer = ({ status, ...answer }: RequestAnswer): AnswerRefusal | null => {
  const errors = answerErrors(status, answer, new Date())
  return errors === null ? null : { message: MENDABLE, errors }
}
