import type { OperatorPermission } from '@guildhall/domain/moderation'
import { useState } from 'react'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { t } from '../../../shared/i18n/index.ts'
import { type MailFilter, useMails, useSendAgain } from '../api/use-mails.ts'
import { useLookUpText } from '../use-look-up-text.ts'
import { StaffMailsPage } from './StaffMailsPage.tsx'

/** What the product mailed. Rules: MOD-60, MOD-61. */
export const StaffMailsRoute = ({ rights }: { readonly rights: readonly OperatorPermission[] }) => {
  usePageTitle(t('Mails'))
  const [state, setState] = useState<MailFilter>('all')
  const { searched, ...field } = useLookUpText()
  return (
    <StaffMailsPage
      {...field}
      {...useSendAgain()}
      rights={rights}
      state={state}
      found={useMails(state, searched)}
      onState={setState}
    />
  )
}
