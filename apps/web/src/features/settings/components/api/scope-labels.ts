import type { TokenScope } from '@guildhall/domain/companies'
import { t } from '../../../../shared/i18n/index.ts'

/** What each scope lets a program read. Rule: API-42. */
export const scopeLabels: Readonly<Record<TokenScope, { readonly label: string; readonly description: string }>> = {
  profile: { label: t('Profile'), description: t('Your account and your own profile') },
  company: { label: t('Company'), description: t('Your company and its team') },
  candidates: { label: t('Candidates'), description: t('Search, bookmarks and saved searches') },
  conversations: { label: t('Conversations'), description: t('Requests, conversations and their messages') },
  notifications: { label: t('Notifications'), description: t('What you were told') },
  billing: { label: t('Billing'), description: t('Invoices of your company') },
}
