import type { CandidateView } from '@guildhall/domain/search'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fullName } from '../format-candidate.ts'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { t } from '../../../shared/i18n/index.ts'
import { refreshContact } from './refresh-contact.ts'

/** Withdraws a pending request; an error shows a toast with Retry. Rules: CONV-7, UI-20. */
export function useWithdraw(candidate: CandidateView) {
  const queries = useQueryClient()
  const { calls } = useHiringApi()
  const [isWithdrawing, setWithdrawing] = useState(false)
  const uuid = candidate.contactState?.conversationUuid

  const withdraw = async (): Promise<void> => {
    if (uuid === undefined) return
    setWithdrawing(true)
    const answer = await calls.changeConversation({ params: { uuid }, body: { status: 'withdrawn' } })
    setWithdrawing(false)
    refreshContact(queries, uuid)
    if (answer.ok) {
      toasts.show({ text: t('The request to {name} is withdrawn.', { name: fullName(candidate) }) })
      return
    }
    toasts.show({
      text: t('The request was not withdrawn. {message}', { message: answer.message }),
      tone: 'danger',
      action: { label: t('Retry'), onAction: () => void withdraw() },
    })
  }
  return { withdraw: () => void withdraw(), isWithdrawing }
}
