import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { t } from '../../../shared/i18n/index.ts'
import { useAppSetUp } from '../api/use-app-set-up.ts'
import { useProof } from '../api/use-proof.ts'
import type { StaffSession } from '../api/use-staff-session.ts'
import { ProofDialog } from '../components/ProofDialog.tsx'
import { StaffAccountPage } from './StaffAccountPage.tsx'

export interface StaffAccountRouteProps {
  readonly session: StaffSession
  readonly onSignOut: () => void
}

/** The operator's own account. */
export const StaffAccountRoute = (props: StaffAccountRouteProps) => {
  usePageTitle(t('Your account'))
  const { dialog, run } = useProof()
  const setUp = useAppSetUp(run, () => undefined)
  return (
    <>
      <StaffAccountPage {...props} setUp={setUp} />
      {dialog !== null && <ProofDialog {...dialog} />}
    </>
  )
}
