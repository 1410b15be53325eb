import type { CompanyWire } from '@guildhall/rest-contract/client'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { useAuditLog } from '../api/use-audit-log.ts'
import { AuditSettings } from './AuditSettings.tsx'

/** The audit log of the user's company. */
export const AuditRoute = ({ company }: { readonly company: CompanyWire }) => {
  const now = useNow()
  const log = useAuditLog(company.isAdmin)
  return <AuditSettings audit={company.isAdmin ? log : null} companyName={company.name} now={now} />
}
