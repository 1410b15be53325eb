import type { CandidateView } from '@guildhall/domain/search'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { fullName } from '../format-candidate.ts'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { t } from '../../../shared/i18n/index.ts'
import { refreshContact } from './refresh-contact.ts'

/** The conversation that a block ends; null if the candidate was never contacted or is blocked already. */
export const blockableConversation = ({ contactState }: CandidateView): string | null =>
  contactState === null || contactState.status === 'blocked' ? null : contactState.conversationUuid

/** Blocks a candidate permanently, confirms it in a toast, and loads the candidates that the company may find again. Rule: CONV-11. */
export function useBlock(): (candidate: CandidateView) => Promise<boolean> {
  const queries = useQueryClient()
  const { calls } = useHiringApi()
  return async function block(candidate): Promise<boolean> {
    const uuid = blockableConversation(candidate)
    if (uuid === null) return false
    const answer = await calls.changeConversation({ params: { uuid }, body: { status: 'blocked' } })
    if (!answer.ok) {
      const onAction = (): void => void block(candidate)
      const text =
        answer.status === 404
          ? t('Only {by} or an admin of your team can block {name}.', {
              by: candidate.contactState?.by ?? t('who asked'),
              name: fullName(candidate),
            })
          : answer.message
      toasts.show({ text, tone: 'danger', action: { label: t('Retry'), onAction } })
      return false
    }
    toasts.show({ text: t('{name} is blocked', { name: fullName(candidate) }), tone: 'success' })
    refreshContact(queries, uuid)
    return true
  }
}
