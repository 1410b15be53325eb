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
import type { CandidateLens } from '../../candidate-lens.ts'
import { heldBy } from '../../../files/index.ts'
import { gapsIn, joinedText, type TemplateInsert, TemplateGapNote, TemplateMenu } from '../../../templates/index.ts'
import { AttachBrief, type AttachBriefProps } from '../AttachBrief/index.ts'
import { summaryOf } from './error-summary.ts'
import { OfferRate } from './OfferRate.tsx'
import styles from './OfferForm.module.css'
import { say } from '../../../../shared/i18n/index.ts'

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
  /** What was written before and can be put into the words, filled for this person. */
  readonly templates?: TemplateInsert | undefined
  /** A file that goes with the offer; without it none can. */
  readonly brief?: Omit<AttachBriefProps, 'problem'> | undefined
  /** "Uses 1 of your 3 free contact requests." */
  readonly cost?: string | undefined
}

const choices = <Id extends string>(ids: readonly Id[]) => ids.map((id) => ({ id, label: say(id) }))
const firstOf = (messages: readonly string[] | undefined): string | undefined => messages?.[0]
const none: OfferErrors = {}

/** Why an offer must wait for its file; null where it need not. */
const wrongWithBrief = (brief: OfferFormProps['brief']): string | null => {
  const held = heldBy(brief?.files ?? [])
  if (held === 'uploading') return say('The file is still on its way. Send once it is there.')
  return held === 'refused' ? say('Take out the file that was refused, then send.') : null
}

/** An offer to one person: every rule in words beside its field and together at the top. Rules: CONV-26, UI-23. */
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
  templates,
  brief,
  cost,
}: OfferFormProps) => {
  const [found, setFound] = useState<OfferErrors>(none)
  const [isHurried, setHurried] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // Whoever asked for the form wants to write.
  useEffect(() => place.current?.querySelector('textarea')?.focus({ preventScroll: true }), [])
  const errors = useMemo(() => ({ ...refusedFields, ...found }), [refusedFields, found])
  const summary = useMemo(() => summaryOf(errors), [errors])
  const low = lowOffers(value, candidate, (amount, from, to) => convert(amount, from, to, lens.rates))
  const isTooLong = value.description.length > OFFER_TEXT_MAX_LENGTH
  const change = (changed: Partial<OfferValues>): void => onChange({ ...value, ...changed })
  const send = (): void => {
    if (sending !== 'no') return
    const offer = offerOf(value, today)
    const gap = gapsIn(value.description)
    if (offer.ok && gap !== null) return setFound({ description: [gap] })
    setFound(offer.ok ? none : (offer.details ?? none))
    const isWaiting = wrongWithBrief(brief) !== null
    setHurried(isWaiting)
    if (offer.ok && !isWaiting) onSend(offer.value)
  }
  const sendByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }
  return (
    <div ref={place} className={styles['offer']} onKeyDownCapture={sendByKey}>
      <Form onSubmit={send} errors={summary} label={say('Offer to {firstName}', { firstName: candidate.firstName })}>
        {problem !== null && problem !== undefined && (
          <Banner tone="danger" role="alert" title={say('The request was not sent.')}>
            {say('{problem} Nothing you wrote is lost.', { problem })}
          </Banner>
        )}
        <TextArea
          label={say('What the work is')}
          name="description"
          rows={4}
          counts
          maxLength={OFFER_TEXT_MAX_LENGTH}
          value={value.description}
          onChange={(description) => change({ description })}
          error={firstOf(errors.description)}
          descriptionTone={isTooLong ? 'warning' : undefined}
          description={
            isTooLong
              ? say('Longer than the {offerTextMaxLength} characters that go with a request.', {
                  offerTextMaxLength: OFFER_TEXT_MAX_LENGTH,
                })
              : undefined
          }
        />
        {templates && (
          <div className={styles['templates']}>
            <TemplateMenu isInWords templates={templates.templates} onChoose={templates.onChoose} />
            <TemplateGapNote
              insert={templates}
              onInsert={(text) => change({ description: joinedText(value.description, text) })}
            />
          </div>
        )}
        <FormRow columns="repeat(2, minmax(0, 1fr))">
          <Select
            label={say('Work type')}
            name="workplaceType"
            choices={choices(offerWorkplaceTypes)}
            value={value.workplaceType}
            onChange={(workplaceType) => change({ workplaceType })}
            error={firstOf(errors.workplaceType)}
          />
          <Select
            label={say('Opportunity')}
            name="opportunityType"
            choices={choices(offerOpportunities)}
            value={value.opportunityType}
            onChange={(opportunity) => onChange(chooseOpportunity(value, opportunity))}
            error={firstOf(errors.opportunityType)}
          />
        </FormRow>
        <ComboBox
          label={say('Place')}
          name="location"
          icon={glyphs.MapPin}
          allowsCustomValue
          isAsync
          isLoading={isLoadingPlaces}
          menuTrigger="focus"
          choices={choices([
            ...(offersAnywhere(value.workplaceType) && matches('Anywhere', value.location) ? [say('Anywhere')] : []),
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
              label={say('Duration')}
              name="duration"
              unit={{ one: 'month', other: 'months' }}
              step={0.1}
              value={value.duration ?? Number.NaN}
              onChange={(months) => change({ duration: Number.isNaN(months) ? null : months })}
              error={firstOf(errors.duration)}
            />
          )}
          <DatePicker
            label={say('Start')}
            name="startDate"
            value={value.startDate === '' ? null : value.startDate}
            onChange={(day) => change({ startDate: day ?? '' })}
            error={firstOf(errors.startDate)}
          />
        </FormRow>
        {brief && <AttachBrief {...brief} problem={isHurried ? wrongWithBrief(brief) : null} />}
        <div className={styles['foot']}>
          <Button type="submit" look="primary" isBlock isPending={sending === 'pending'} pendingLabel={say('Sending')}>
            {sending === 'sent' ? (
              say('Request sent')
            ) : (
              <>
                {say('Send request')} <Kbd>Ctrl ↵</Kbd>
              </>
            )}
          </Button>
          <Text look="caption" role="status">
            {say('{words} Open for {requestExpiryDays} days.', {
              words: sending === 'sent' ? say('Sent to {firstName}.', { firstName: candidate.firstName }) : cost,
              requestExpiryDays: REQUEST_EXPIRY_DAYS,
            })}
          </Text>
        </div>
      </Form>
    </div>
  )
}

const matches = (choice: string, typed: string): boolean => choice.toLowerCase().includes(typed.trim().toLowerCase())
