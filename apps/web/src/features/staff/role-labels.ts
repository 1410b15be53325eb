import type { OperatorRole } from '@guildhall/domain/moderation'
import { t } from '../../shared/i18n/index.ts'

/** The names of operators' roles, and what each may do. Rule: MOD-12. */
export const operatorRoleLabels: Readonly<
  Record<OperatorRole, { readonly label: string; readonly description: string }>
> = {
  superadmin: { label: t('Superadmin'), description: t('Everything, and other operators') },
  vetter: { label: t('Vetter'), description: t('Profiles, reports, lists') },
  billing: { label: t('Billing'), description: t('Companies, trials, invoices') },
  support: { label: t('Support'), description: t('People, companies, reports, mails') },
}

/** The roles as options of a choice. */
export const operatorRoleOptions = (['superadmin', 'vetter', 'billing', 'support'] as const).map((id) => ({
  id,
  ...operatorRoleLabels[id],
}))
