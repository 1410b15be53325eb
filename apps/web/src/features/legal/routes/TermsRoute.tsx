import { useSession } from '../../session/index.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { say } from '../../../shared/i18n/index.ts'
import { TermsPage } from './TermsPage.tsx'

export const TermsRoute = () => {
  usePageTitle(say('Terms of use'))
  return <TermsPage isSignedIn={useSession() !== null} />
}
