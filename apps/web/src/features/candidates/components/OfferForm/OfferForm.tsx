import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import {
  hasContractTerms,
  hasPermanentTerms,
  withOpportunityType,
  lowOffers,
  type Offer,
  type OfferForm as OfferValues,
  type RequestErrors,
  type RequestForm,
  toOffer,
  offerOpportunities,
  allowsAnywhere,
  offerWorkplaceTypes,
  REQUEST_EXPIRY_DAYS,
  requestMessageErrors,
} from '@guildhall/domain/conversations'
import { convert } from '@guildhall/domain/reference'
import type { CandidateView } from '@guildhall/domain/search'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { ComboBox } from '@guildhall/ui-kit/ComboBox'
import { DatePicker } from '@guildhall/ui-kit/DatePicker'
import { focusField, Form, FormRow } from '@guildhall/ui-kit/Form'
import { icons } from '@guildhall/ui-kit/Icon'
import { Kbd } from '@guildhall/ui-kit/Kbd'
import { NumberField } from '@guildhall/ui-kit/NumberField'
import { Select } from '@guildhall/ui-kit/Select'
import { Text } from '@guildhall/ui-kit/Text'
import type { CandidateLens } from '../../candidate-lens.ts'
import { getAttachmentBlocker } from '../../../files/index.ts'
import { getGapError, type TemplateInsert } from '../../../templates/index.ts'
import { AttachBrief, type AttachBriefProps } from '../AttachBrief/index.ts'
import { toErrorSummary } from './error-summary.ts'
import { OfferRate } from './OfferRate.tsx'
import { OfferWords } from './OfferWords.tsx'
import { useOfferReview } from './use-offer-review.ts'
import styles from './OfferForm.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface OfferFormProps {
  readonly candidate: CandidateView
  readonly lens: Pick<CandidateLens, 'rates'>
  readonly value: RequestForm
  readonly onChange: (value: RequestForm) => void
  /** What was filled in for the sender; null for a draft, which is their own. */
  readonly filledIn?: OfferValues | null | undefined
  /** The user's local date, YYYY-MM-DD. */
  readonly today: string
  readonly places: readonly string[]
  readonly isLoadingPlaces?: boolean | undefined
  readonly onPlaceTyped: (input: string) => void
  /** The message is '' if none goes with the offer. */
  readonly onSend: (offer: Offer, message: string) => void
  readonly sending: 'no' | 'pending' | 'sent'
  /** The server's error message, and its errors by field. */
  readonly problem?: string | null | undefined
  readonly refusedFields?: RequestErrors | undefined
  /** Templates that can be inserted, with the placeholders filled in for this candidate. */
  readonly templates?: TemplateInsert | undefined
  /** The file attached to the offer; without this no file can be attached. */
  readonly brief?: Omit<AttachBriefProps, 'problem'> | undefined
  /** "Uses 1 of your 3 free contact requests." */
  readonly cost?: string | undefined
}

const choices = <Id extends string>(ids: readonly Id[]) => ids.map((id) => ({ id, label: t(id) }))
const firstOf = (messages: readonly string[] | undefined): string | undefined => messages?.[0]
const none: RequestErrors = {}

/** Why the offer must wait for its file; null if it need not. */
const wrongWithBrief = (brief: OfferFormProps['brief']): string | null => {
  const blocker = getAttachmentBlocker(brief?.files ?? [])
  if (blocker === 'uploading') return t('The file is still on its way. Send once it is there.')
  return blocker === 'refused' ? t('Take out the file that was refused, then send.') : null
}

/**
 * The form of an offer to one candidate: every error is shown beside its field and in the summary at the top. Rules: CONV-26, CONV-64,
 * UI-23.
 */
export const OfferForm = ({
  candidate,
  lens,
  value,
  onChange,
  filledIn = null,
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
  const [found, setFound] = useState<RequestErrors>(none)
  const [isHurried, setHurried] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const hasOpened = useRef(false)
  const review = useOfferReview(value, filledIn)
  // A user who opens the form wants to write; the focus that they did not set is no visit.
  useEffect(() => {
    place.current?.querySelector('textarea')?.focus({ preventScroll: true })
    hasOpened.current = true
  }, [])
  const errors = useMemo(() => ({ ...refusedFields, ...found }), [refusedFields, found])
  const summary = useMemo(() => toErrorSummary(errors), [errors])
  const low = lowOffers(value, candidate, (amount, from, to) => convert(amount, from, to, lens.rates))
  const change = (changed: Partial<RequestForm>): void => onChange({ ...value, ...changed })
  const send = (): void => {
    if (sending !== 'no') return
    const { message, ...form } = value
    const offer = toOffer(form, today)
    const tooLong = requestMessageErrors(message)
    const wrong: RequestErrors = {
      ...(offer.ok ? none : offer.details),
      ...(tooLong.length > 0 ? { message: tooLong } : {}),
    }
    const gap = getGapError(value.description)
    if (offer.ok && gap !== null) return setFound({ ...wrong, description: [gap] })
    setFound(wrong)
    const isWaiting = wrongWithBrief(brief) !== null
    setHurried(isWaiting)
    if (offer.ok && tooLong.length === 0 && !isWaiting) onSend(offer.value, message.trim())
  }
  const sendByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    const next = review.findNext()
    const form = place.current?.querySelector('form')
    if (next === null) send()
    else if (form) focusField(form, next)
  }
  return (
    <div
      ref={place}
      className={styles['offer']}
      onKeyDownCapture={sendByKey}
      onFocusCapture={({ target }) => {
        if (hasOpened.current) review.visit(target)
      }}
    >
      <Form onSubmit={send} errors={summary} label={t('Offer to {firstName}', { firstName: candidate.firstName })}>
        {problem !== null && problem !== undefined && (
          <Banner tone="danger" role="alert" title={t('The request was not sent.')}>
            {t('{problem} Nothing you wrote is lost.', { problem })}
          </Banner>
        )}
        {review.labels.length > 0 && (
          <Banner tone="info" role="status" title={t('Not sent yet.')}>
            {t('Look at what was filled in for you: {fields}. Press the keys again to send.', {
              fields: review.labels.join(', '),
            })}
          </Banner>
        )}
        <OfferWords
          value={value}
          onChange={change}
          firstName={candidate.firstName}
          errors={errors}
          templates={templates}
        />
        <FormRow columns="repeat(2, minmax(0, 1fr))">
          <Select
            label={t('Work type')}
            name="workplaceType"
            isRequired
            options={choices(offerWorkplaceTypes)}
            value={value.workplaceType}
            onChange={(workplaceType) => change({ workplaceType })}
            errorMessage={firstOf(errors.workplaceType)}
          />
          <Select
            label={t('Opportunity')}
            name="opportunityType"
            isRequired
            options={choices(offerOpportunities)}
            value={value.opportunityType}
            onChange={(opportunity) => change(withOpportunityType(value, opportunity))}
            errorMessage={firstOf(errors.opportunityType)}
          />
        </FormRow>
        <ComboBox
          label={t('Place')}
          name="location"
          isRequired
          icon={icons.MapPin}
          allowsCustomValue
          isAsync
          isLoading={isLoadingPlaces}
          menuTrigger="focus"
          options={choices([
            ...(allowsAnywhere(value.workplaceType) && matches('Anywhere', value.location) ? [t('Anywhere')] : []),
            ...places,
          ])}
          inputValue={value.location}
          onInputChange={(location) => {
            change({ location })
            onPlaceTyped(location)
          }}
          errorMessage={firstOf(errors.location)}
        />
        {hasContractTerms(value) && (
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
        {hasPermanentTerms(value) && (
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
        <FormRow columns={hasContractTerms(value) ? 'minmax(0, 2fr) minmax(0, 3.2fr)' : 'minmax(0, 1fr)'}>
          {hasContractTerms(value) && (
            <NumberField
              label={t('Duration')}
              name="duration"
              isRequired
              unit={{ one: 'month', other: 'months' }}
              step={0.1}
              value={value.duration ?? Number.NaN}
              onChange={(months) => change({ duration: Number.isNaN(months) ? null : months })}
              errorMessage={firstOf(errors.duration)}
            />
          )}
          <DatePicker
            label={t('Start')}
            name="startDate"
            isRequired
            value={value.startDate === '' ? null : value.startDate}
            onChange={(day) => change({ startDate: day ?? '' })}
            errorMessage={firstOf(errors.startDate)}
          />
        </FormRow>
        {brief && <AttachBrief {...brief} problem={isHurried ? wrongWithBrief(brief) : null} />}
        <div className={styles['foot']}>
          <Button
            type="submit"
            variant="primary"
            fullWidth
            isPending={sending === 'pending'}
            pendingLabel={t('Sending')}
          >
            {sending === 'sent' ? (
              t('Request sent')
            ) : (
              <>
                {t('Send request')} <Kbd>Ctrl ↵</Kbd>
              </>
            )}
          </Button>
          <Text variant="caption" role="status">
            {t('{words} Open for {requestExpiryDays} days.', {
              words: sending === 'sent' ? t('Sent to {firstName}.', { firstName: candidate.firstName }) : cost,
              requestExpiryDays: REQUEST_EXPIRY_DAYS,
            })}
          </Text>
        </div>
      </Form>
    </div>
  )
}

const matches = (choice: string, typed: string): boolean => choice.toLowerCase().includes(typed.trim().toLowerCase())
