import type { ContractorProfile } from '@guildhall/domain/profiles'
import { availabilityWords, contractDurationOptions, labelOfDays, opportunityTypes } from '@guildhall/domain/reference'
import { Facts } from '@guildhall/ui-kit/Facts'
import { formatDay, formatMoney } from '../../../shared/format/formats.ts'
import { takesContracts, takesPermanent } from './forms/main-profile.ts'
import { say } from '../../../shared/i18n/index.ts'

const NOT_YET = say('Not given yet')

const money = (amount: number | null, currency: string | null, per: string): string =>
  amount === null || currency === null ? NOT_YET : `${formatMoney(amount, currency)} ${per}`

/** On which terms somebody works. Rule: PROF-2. */
export const PreferencesFacts = ({ profile }: { readonly profile: ContractorProfile }) => {
  const { availability, availabilityConfirmedAt, contractMin } = profile
  const opportunity = opportunityTypes.find(({ value }) => value === profile.opportunityType)?.label
  const confirmed =
    availabilityConfirmedAt === null ? '' : say(', confirmed {day}', { day: formatDay(availabilityConfirmedAt) })
  const facts = [
    ...(takesContracts(profile)
      ? [
          { id: 'rate', name: say('Hourly rate'), value: money(profile.rate, profile.currency, '/hour') },
          {
            id: 'shortest',
            name: say('Shortest contract'),
            value: contractMin === null ? NOT_YET : say(labelOfDays(contractDurationOptions, contractMin) ?? NOT_YET),
          },
        ]
      : []),
    ...(takesPermanent(profile)
      ? [
          {
            id: 'salary',
            name: say('Permanent rate'),
            value: money(profile.permanentRate, profile.permanentCurrency, '/annum'),
          },
        ]
      : []),
    { id: 'opportunity', name: say('Opportunity'), value: opportunity ?? NOT_YET },
    { id: 'workplace', name: say('Work type'), value: profile.workplaceType ?? NOT_YET },
    {
      id: 'availability',
      name: say('Availability'),
      value: availability === null ? NOT_YET : `${availabilityWords(availability)}${confirmed}`,
    },
  ]
  return <Facts facts={facts} />
}
