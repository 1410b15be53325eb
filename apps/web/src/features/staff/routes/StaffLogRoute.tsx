import type { AuditOwner } from '@guildhall/domain/shared'
import { useState } from 'react'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { t } from '../../../shared/i18n/index.ts'
import { useLog, useLogExport } from '../api/use-log.ts'
import { useLookUpText } from '../use-look-up-text.ts'
import { StaffLogPage } from './StaffLogPage.tsx'

/** The log of operators and companies. Rule: MOD-50. */
export const StaffLogRoute = () => {
  usePageTitle(t('Log'))
  const [owner, setOwner] = useState<AuditOwner>('all')
  const { searched, ...field } = useLookUpText()
  const { isExporting, onExport } = useLogExport()
  return (
    <StaffLogPage
      {...field}
      owner={owner}
      found={useLog(owner, searched)}
      onOwner={setOwner}
      isExporting={isExporting}
      onExport={() => onExport(owner, searched)}
    />
  )
}
