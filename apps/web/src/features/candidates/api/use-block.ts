import { isInContact } from '@guildhall/domain/conversations'
import type { CandidateView } from '@guildhall/domain/search'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { fullName } from '../format-candidate.ts'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { t } from '../../../shared/i18n/index.ts'
import { refreshContact } from './refresh-contact.ts'

/** Whether a candidate can be blocked: everybody, with or without a contact, who is not blocked yet. */
export const isBlockable = ({ contactState }: CandidateView): boolean => contactState?.status !== 'blocked'

/** Blocks a candidate permanently, confirms it in a toast, and loads the candidates that the company may find again. Rules: CONV-11, CONV-71. */
export function useBlock(): (candidate: CandidateView) => Promise<boolean> {
  const queries = useQueryClient()
  const { calls } = useHiringApi()
  return async function block(candidate): Promise<boolean> {
    if (!isBlockable(candidate)) return false
    const { contactState } = candidate
    const uuid = contactState !== null && isInContact(contactState) ? contactState.conversationUuid : null
    const answer =
      uuid === null
        ? await calls.blockCandidate({ body: { user_uuid: candidate.uuid } })
        : await calls.changeConversation({ params: { uuid }, body: { status: 'blocked' } })
    if (!answer.ok) {
      const onAction = (): void => void block(candidate)
      const text =
        answer.status === 404 && uuid !== null
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
