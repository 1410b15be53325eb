import type { AuditOwner } from '@guildhall/domain/shared'
import type { DateRange } from '@guildhall/ui-kit/DateRangePicker'
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
  const [period, setPeriod] = useState<DateRange | null>(null)
  const { searched, ...field } = useLookUpText()
  const choice = { owner, period, text: searched }
  const { isExporting, onExport } = useLogExport()
  return (
    <StaffLogPage
      {...field}
      owner={owner}
      period={period}
      found={useLog(choice)}
      onOwner={setOwner}
      onPeriod={setPeriod}
      isExporting={isExporting}
      onExport={() => onExport(choice)}
    />
  )
}
