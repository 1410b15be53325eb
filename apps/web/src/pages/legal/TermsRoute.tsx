import { useSession } from '../../app/session/index.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { say } from '../../words/index.ts'
import { TermsPage } from './TermsPage.tsx'

export const TermsRoute = () => {
  usePageTitle(say('Terms of use'))
  return <TermsPage isSignedIn={useSession() !== null} />
}
