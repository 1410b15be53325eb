import { hasPermission } from '@guildhall/domain/companies'
import type { CompanyWire } from '@guildhall/rest-contract/client'
import { icons } from '@guildhall/ui-kit/Icon'
import { InlineMessage } from '@guildhall/ui-kit/InlineMessage'
import { formatAny } from '../../../../shared/format/formats.ts'
import { useTeamQuery } from '../../../team/index.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** Names the members who can change the plan and its payments. Rules: COMP-10, UI-26. */
export const BillingAccessNote = ({ company }: { readonly company: CompanyWire }) => {
  const { data } = useTeamQuery()
  const members = data?.pages[0]?.members ?? []
  return (
    <BillingAccessMessage
      companyName={company.name}
      names={members
        .filter(({ role }) => hasPermission(role, 'plan'))
        .map(({ firstName, lastName }) => `${firstName} ${lastName}`)}
    />
  )
}

export interface BillingAccessMessageProps {
  readonly companyName: string
  readonly names: readonly string[]
}

export const BillingAccessMessage = ({ companyName, names }: BillingAccessMessageProps) => (
  <InlineMessage icon={icons.Lock}>
    {t('The plan and the invoices are for the admins and billing people of {companyName}.', { companyName })}
    {names.length > 0 && ` ${t('{format} can help.', { format: formatAny(names) })}`}
  </InlineMessage>
)
