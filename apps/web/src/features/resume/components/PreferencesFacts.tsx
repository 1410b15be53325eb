import type { ContractorProfile } from '@guildhall/domain/profiles'
import {
  formatAvailability,
  contractDurationOptions,
  findDaysLabel,
  opportunityTypes,
} from '@guildhall/domain/reference'
import { DescriptionList } from '@guildhall/ui-kit/DescriptionList'
import { formatDay, formatMoney } from '../../../shared/format/formats.ts'
import { takesContracts, takesPermanent } from './forms/main-profile.ts'
import { t } from '../../../shared/i18n/index.ts'

const NOT_YET = t('Not given yet')

const money = (amount: number | null, currency: string | null, per: string): string =>
  amount === null || currency === null ? NOT_YET : `${formatMoney(amount, currency)} ${per}`

/** The contractor's terms of work. Rule: PROF-2. */
export const PreferencesFacts = ({ profile }: { readonly profile: ContractorProfile }) => {
  const { availability, availabilityConfirmedAt, contractMin } = profile
  const opportunity = opportunityTypes.find(({ value }) => value === profile.opportunityType)?.label
  const confirmed =
    availabilityConfirmedAt === null ? '' : t(', confirmed {day}', { day: formatDay(availabilityConfirmedAt) })
  const facts = [
    ...(takesContracts(profile)
      ? [
          { id: 'rate', term: t('Hourly rate'), description: money(profile.rate, profile.currency, '/hour') },
          {
            id: 'shortest',
            term: t('Shortest contract'),
            description:
              contractMin === null ? NOT_YET : t(findDaysLabel(contractDurationOptions, contractMin) ?? NOT_YET),
          },
        ]
      : []),
    ...(takesPermanent(profile)
      ? [
          {
            id: 'salary',
            term: t('Permanent rate'),
            description: money(profile.permanentRate, profile.permanentCurrency, '/annum'),
          },
        ]
      : []),
    { id: 'opportunity', term: t('Opportunity'), description: opportunity ?? NOT_YET },
    { id: 'workplace', term: t('Work type'), description: profile.workplaceType ?? NOT_YET },
    {
      id: 'availability',
      term: t('Availability'),
      description: availability === null ? NOT_YET : `${formatAvailability(availability)}${confirmed}`,
    },
  ]
  return <DescriptionList items={facts} />
}
