import { useSession } from '../../session/index.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { t } from '../../../shared/i18n/index.ts'
import { TermsPage } from './TermsPage.tsx'

export const TermsRoute = () => {
  usePageTitle(t('Terms of use'))
  return <TermsPage isSignedIn={useSession() !== null} />
}
