import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import {
  asksContract,
  asksPermanent,
  chooseOpportunity,
  lowOffers,
  type Offer,
  type OfferErrors,
  type OfferForm as OfferValues,
  offerOf,
  offerOpportunities,
  offersAnywhere,
  offerWorkplaceTypes,
} from '@guildhall/domain/conversations'
import { convert } from '@guildhall/domain/reference'
import type { CandidateView } from '@guildhall/domain/search'
import { OFFER_TEXT_MAX_LENGTH, REQUEST_EXPIRY_DAYS } from '@guildhall/domain/shared'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { ComboBox } from '@guildhall/ui-kit/ComboBox'
import { DatePicker } from '@guildhall/ui-kit/DatePicker'
import { Form, FormRow } from '@guildhall/ui-kit/Form'
import { glyphs } from '@guildhall/ui-kit/Icon'
import { Kbd } from '@guildhall/ui-kit/Kbd'
import { NumberField } from '@guildhall/ui-kit/NumberField'
import { Select } from '@guildhall/ui-kit/Select'
import { Text } from '@guildhall/ui-kit/Text'
import { TextArea } from '@guildhall/ui-kit/TextArea'
import type { CandidateLens } from '../../app/candidates/candidate-lens.ts'
import { summaryOf } from './error-summary.ts'
import { OfferRate } from './OfferRate.tsx'
import styles from './OfferForm.module.css'

export interface OfferFormProps {
  readonly candidate: CandidateView
  readonly lens: Pick<CandidateLens, 'rates'>
  readonly value: OfferValues
  readonly onChange: (value: OfferValues) => void
  /** The user's own day, YYYY-MM-DD. */
  readonly today: string
  readonly places: readonly string[]
  readonly isLoadingPlaces?: boolean | undefined
  readonly onPlaceTyped: (words: string) => void
  readonly onSend: (offer: Offer) => void
  readonly sending: 'no' | 'pending' | 'sent'
  /** Why the server refused, in words, and its words for fields. */
  readonly problem?: string | null | undefined
  readonly refusedFields?: OfferErrors | undefined
  /** "Uses 1 of your 3 free contact requests." */
  readonly cost?: string | undefined
}

const choices = <Id extends string>(ids: readonly Id[]) => ids.map((id) => ({ id, label: id }))
const firstOf = (messages: readonly string[] | undefined): string | undefined => messages?.[0]
const none: OfferErrors = {}

/** An offer to one person: every rule in words beside its field and together at the top. Source: product-spec §5 Offer form; D17. */
export const OfferForm = ({
  candidate,
  lens,
  value,
  onChange,
  today,
  places,
  isLoadingPlaces,
  onPlaceTyped,
  onSend,
  sending,
  problem,
  refusedFields = none,
  cost,
}: OfferFormProps) => {
  const [found, setFound] = useState<OfferErrors>(none)
  const place = useRef<HTMLDivElement>(null)
  // Whoever asked for the form wants to write.
  useEffect(() => place.current?.querySelector('textarea')?.focus({ preventScroll: true }), [])
  const errors = useMemo(() => ({ ...refusedFields, ...found }), [refusedFields, found])
  const summary = useMemo(() => summaryOf(errors), [errors])
  const low = lowOffers(value, candidate, (amount, from, to) => convert(amount, from, to, lens.rates))
  const change = (changed: Partial<OfferValues>): void => onChange({ ...value, ...changed })
  const send = (): void => {
    if (sending !== 'no') return
    const offer = offerOf(value, today)
    setFound(offer.ok ? none : (offer.details ?? none))
    if (offer.ok) onSend(offer.value)
  }
  const sendByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }
  return (
    <div ref={place} className={styles['offer']} onKeyDownCapture={sendByKey}>
      <Form onSubmit={send} errors={summary} label={`Offer to ${candidate.firstName}`}>
        {problem !== null && problem !== undefined && (
          <Banner tone="danger" role="alert" title="The request was not sent.">
            {problem} Nothing you wrote is lost.
          </Banner>
        )}
        <TextArea
          label="What the work is"
          name="description"
          rows={4}
          counts
          maxLength={OFFER_TEXT_MAX_LENGTH}
          value={value.description}
          onChange={(description) => change({ description })}
          error={firstOf(errors.description)}
        />
        <FormRow columns="repeat(2, minmax(0, 1fr))">
          <Select
            label="Work type"
            name="workplaceType"
            choices={choices(offerWorkplaceTypes)}
            value={value.workplaceType}
            onChange={(workplaceType) => change({ workplaceType })}
            error={firstOf(errors.workplaceType)}
          />
          <Select
            label="Opportunity"
            name="opportunityType"
            choices={choices(offerOpportunities)}
            value={value.opportunityType}
            onChange={(opportunity) => onChange(chooseOpportunity(value, opportunity))}
            error={firstOf(errors.opportunityType)}
          />
        </FormRow>
        <ComboBox
          label="Place"
          name="location"
          icon={glyphs.MapPin}
          allowsCustomValue
          isAsync
          isLoading={isLoadingPlaces}
          menuTrigger="focus"
          choices={choices([
            ...(offersAnywhere(value.workplaceType) && matches('Anywhere', value.location) ? ['Anywhere'] : []),
            ...places,
          ])}
          inputValue={value.location}
          onInputChange={(location) => {
            change({ location: location.slice(0, OFFER_TEXT_MAX_LENGTH) })
            onPlaceTyped(location)
          }}
          error={firstOf(errors.location)}
        />
        {asksContract(value) && (
          <OfferRate
            per="hour"
            form={value}
            onChange={change}
            candidate={candidate}
            lens={lens}
            low={low.find(({ field }) => field === 'rate')}
            error={firstOf(errors.currency) ?? firstOf(errors.rate)}
          />
        )}
        {asksPermanent(value) && (
          <OfferRate
            per="year"
            form={value}
            onChange={change}
            candidate={candidate}
            lens={lens}
            low={low.find(({ field }) => field === 'permRate')}
            error={firstOf(errors.permCurrency) ?? firstOf(errors.permRate)}
          />
        )}
        <FormRow columns={asksContract(value) ? 'minmax(0, 2fr) minmax(0, 3.2fr)' : 'minmax(0, 1fr)'}>
          {asksContract(value) && (
            <NumberField
              label="Duration"
              name="duration"
              unit={{ one: 'month', other: 'months' }}
              step={0.1}
              value={value.duration ?? Number.NaN}
              onChange={(months) => change({ duration: Number.isNaN(months) ? null : months })}
              error={firstOf(errors.duration)}
            />
          )}
          <DatePicker
            label="Start"
            name="startDate"
            value={value.startDate === '' ? null : value.startDate}
            onChange={(day) => change({ startDate: day ?? '' })}
            error={firstOf(errors.startDate)}
          />
        </FormRow>
        <div className={styles['foot']}>
          <Button type="submit" look="primary" isBlock isPending={sending === 'pending'} pendingLabel="Sending">
            {sending === 'sent' ? (
              'Request sent'
            ) : (
              <>
                Send request <Kbd>Ctrl ↵</Kbd>
              </>
            )}
          </Button>
          <Text look="caption" role="status">
            {sending === 'sent' ? `Sent to ${candidate.firstName}.` : cost} Open for {REQUEST_EXPIRY_DAYS} days.
          </Text>
        </div>
      </Form>
    </div>
  )
}

const matches = (choice: string, typed: string): boolean => choice.toLowerCase().includes(typed.trim().toLowerCase())
