import { useSession } from '../../session/index.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { t } from '../../../shared/i18n/index.ts'
import { useSignUpOptions } from '../../sign-up/index.ts'
import { LandingPage } from './LandingPage.tsx'

/** '/' while its flag is set: introduces Guildhall to visitors. Rule: ONB-22. */
export const LandingRoute = () => {
  usePageTitle(t('Independent people, with their rates in the open'))
  const { planBase } = useSignUpOptions()
  return <LandingPage base={planBase} isSignedIn={useSession() !== null} />
}
