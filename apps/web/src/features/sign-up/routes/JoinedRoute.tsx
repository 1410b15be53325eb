import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { refreshSession } from '../../session/index.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { saveInviteDraft, readInviteDraft } from '../../invite/index.ts'
import { JoinedStep } from './JoinedStep.tsx'
import { clearSignUpDraft } from '../clear-sign-up-draft.ts'
import { t } from '../../../shared/i18n/index.ts'

/** The end of an invited user's sign-up. The session loads only on leaving, because signed-in users are redirected from this page. */
export const JoinedRoute = () => {
  usePageTitle(t('Sign up successful'))
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [invite] = useState(readInviteDraft)
  const go = useMutation({
    mutationFn: async () => {
      await refreshSession(queries)
      saveInviteDraft(null)
      clearSignUpDraft()
      await navigate({ href: '/dashboard', replace: true })
    },
  })
  return (
    <JoinedStep
      firstName={invite?.firstName ?? ''}
      companyName={invite?.companyName ?? ''}
      onGo={() => go.mutate()}
      isPending={go.isPending}
    />
  )
}
