import type { ContractorProfile } from '@guildhall/domain/profiles'
import { availabilityWords, contractDurationOptions, labelOfDays, opportunityTypes } from '@guildhall/domain/reference'
import { Facts } from '@guildhall/ui-kit/Facts'
import { formatDay, formatMoney } from '../../app/formats.ts'
import { takesContracts, takesPermanent } from './forms/main-profile.ts'

const NOT_YET = 'Not given yet'

const money = (amount: number | null, currency: string | null, per: string): string =>
  amount === null || currency === null ? NOT_YET : `${formatMoney(amount, currency)} ${per}`

/** On which terms somebody works. Source: product-spec §3 Jobseeker details. */
export const PreferencesFacts = ({ profile }: { readonly profile: ContractorProfile }) => {
  const { availability, availabilityConfirmedAt, contractMin } = profile
  const opportunity = opportunityTypes.find(({ value }) => value === profile.opportunityType)?.label
  const confirmed = availabilityConfirmedAt === null ? '' : `, confirmed ${formatDay(availabilityConfirmedAt)}`
  const facts = [
    ...(takesContracts(profile)
      ? [
          { id: 'rate', name: 'Hourly rate', value: money(profile.rate, profile.currency, '/hour') },
          {
            id: 'shortest',
            name: 'Shortest contract',
            value: contractMin === null ? NOT_YET : (labelOfDays(contractDurationOptions, contractMin) ?? NOT_YET),
          },
        ]
      : []),
    ...(takesPermanent(profile)
      ? [
          {
            id: 'salary',
            name: 'Permanent rate',
            value: money(profile.permanentRate, profile.permanentCurrency, '/annum'),
          },
        ]
      : []),
    { id: 'opportunity', name: 'Opportunity', value: opportunity ?? NOT_YET },
    { id: 'workplace', name: 'Work type', value: profile.workplaceType ?? NOT_YET },
    {
      id: 'availability',
      name: 'Availability',
      value: availability === null ? NOT_YET : `${availabilityWords(availability)}${confirmed}`,
    },
  ]
  return <Facts facts={facts} />
}
