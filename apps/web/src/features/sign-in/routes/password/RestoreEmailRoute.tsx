import { useSearch } from '@tanstack/react-router'
import { tooManyAttemptsMessage } from '../../../../shared/format/format-wait.ts'
import { usePageTitle } from '../../../../shared/hooks/use-page-title.ts'
import { t } from '../../../../shared/i18n/index.ts'
import { useRestoreEmail } from '../../api/use-restore-email.ts'
import { type EmailRestorationState, RestoreEmailPage } from './RestoreEmailPage.tsx'

/** Takes an address back by the link of a mail, once it is pressed: programs that look at mails follow links. Rule: IDEN-47. */
export const RestoreEmailRoute = () => {
  usePageTitle(t('Take your address back'))
  const { token } = useSearch({ strict: false })
  const restoration = useRestoreEmail()
  const answer = restoration.data
  const refused = answer?.ok === false ? answer : null
  const getState = (): EmailRestorationState => {
    if (answer?.ok === true) return 'done'
    return typeof token !== 'string' || token === '' || refused?.problem === 'link-expired' ? 'expired' : 'open'
  }
  return (
    <RestoreEmailPage
      state={getState()}
      email={answer?.ok === true ? answer.value.email : ''}
      onRestore={() => restoration.mutate(String(token))}
      isPending={restoration.isPending}
      refusal={refused?.status === 429 ? tooManyAttemptsMessage(refused.retryAfter) : (refused?.message ?? null)}
    />
  )
}
