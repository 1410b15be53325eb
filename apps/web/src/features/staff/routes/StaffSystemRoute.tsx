import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { t } from '../../../shared/i18n/index.ts'
import { useJobActions, useJobs, useStartWork, useSystem } from '../api/use-system.ts'
import { StaffSystemPage } from './StaffSystemPage.tsx'

/** What runs behind the product. Rules: MOD-62 to MOD-66. */
export const StaffSystemRoute = () => {
  usePageTitle(t('System'))
  return <StaffSystemPage jobs={useJobs()} system={useSystem()} {...useJobActions()} {...useStartWork()} />
}
