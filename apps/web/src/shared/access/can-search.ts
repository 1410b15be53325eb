import { hasPermission } from '@guildhall/domain/companies'
import type { CompanyWire } from '@guildhall/rest-contract/client'

/** Whether the user is a member whose role includes searching, bookmarks and notes. Rules: COMP-6, UI-65. */
export const canSearch = ({ company }: { readonly company: Pick<CompanyWire, 'role'> | null }): boolean =>
  hasPermission(company?.role ?? null, 'search')
