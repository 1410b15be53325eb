import type { NotificationView } from './components/NotificationPanel/index.ts'

const answers = new Set(['request-requested', 'request-reminded', 'request-expiring', 'request-expired'])

/** The address of a notification's subject: a request, a conversation, the account or the profile; null if there is none. Rule: NOTE-7. */
export const notificationHref = (
  { type, conversationUuid }: Pick<NotificationView, 'type' | 'conversationUuid'>,
  userType: 'contractor' | 'employer',
): string | null => {
  const isContractor = userType === 'contractor'
  if (conversationUuid !== null) {
    return isContractor && answers.has(type) ? `/connect/${conversationUuid}` : `/messages/${conversationUuid}`
  }
  if (type === 'welcome') return isContractor ? '/resume?edit=MainProfile' : '/settings/company'
  return type === 'new-sign-in' ? '/settings/account' : null
}
