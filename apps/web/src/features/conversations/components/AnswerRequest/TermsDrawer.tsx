import {
  hasContractTerms,
  hasPermanentTerms,
  type Offer,
  offerWorkplaceTypes,
  DECLINE_NOTE_MAX_LENGTH,
} from '@guildhall/domain/conversations'
import { RATE_MIN } from '@guildhall/domain/profiles'
import { useId, useState } from 'react'
import { Banner } from '@guildhall/ui-kit/Banner'
import { DatePicker } from '@guildhall/ui-kit/DatePicker'
import { Drawer } from '@guildhall/ui-kit/Drawer'
import { Form } from '@guildhall/ui-kit/Form'
import { NumberField } from '@guildhall/ui-kit/NumberField'
import { Select } from '@guildhall/ui-kit/Select'
import { Stack } from '@guildhall/ui-kit/Stack'
import { TextArea } from '@guildhall/ui-kit/TextArea'
import { formatMoney } from '../../../../shared/format/formats.ts'
import { localDay, useNow } from '../../../../shared/hooks/use-now.ts'
import { formatOfferDay, formatDuration } from '../OfferCard/index.ts'
import { AnswerFormActions } from './AnswerFormActions.tsx'
import type { AnswerFormProps } from './InterestDialog.tsx'
import { changedTerms, toTermsForm } from './terms-form.ts'
import { useAnswerForm } from './use-answer-form.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface TermsDrawerProps extends AnswerFormProps {
  readonly offer: Offer
}

const workplaces = offerWorkplaceTypes.map((id) => ({ id, label: t(id) }))

/** Accepts on other terms: changed terms are proposed, unchanged ones are left out. Rule: CONV-6. */
export const TermsDrawer = ({ companyName, offer, isOpen, onClose, onAnswer }: TermsDrawerProps) => {
  const [form, setForm] = useState(() => toTermsForm(offer))
  const today = localDay(useNow())
  const id = useId()
  const title = t('Suggest other terms')
  const { isSending, refusal: refused, errors, errorOf, submit } = useAnswerForm(onAnswer, onClose)
  const set = (change: Partial<typeof form>): void => setForm({ ...form, ...change })
  const number = (value: number): number | null => (Number.isNaN(value) ? null : value)
  return (
    <Drawer
      size="md"
      title={title}
      isOpen={isOpen}
      onOpenChange={onClose}
      footer={<AnswerFormActions submitText={t('Send suggestion')} isSending={isSending} onClose={onClose} form={id} />}
    >
      <Form
        id={id}
        label={title}
        hasErrorSummary={false}
        errors={errors}
        onSubmit={() => submit({ status: 'active', terms: changedTerms(form, offer) })}
      >
        <Stack gap={5}>
          {refused !== null && <Banner tone="danger" role="alert" title={refused.message} />}
          <p>
            {t('The conversation opens with your terms at the top. {companyName} can talk them over with you.', {
              companyName,
            })}
          </p>
          {hasContractTerms(offer) && offer.rate !== null && (
            <>
              <NumberField
                label={t('Rate, {currency} an hour', { currency: offer.currency ?? '' })}
                secondaryLabel={t('Offered {money}', { money: formatMoney(offer.rate, offer.currency ?? '') })}
                minValue={RATE_MIN}
                value={form.rate ?? Number.NaN}
                onChange={(rate) => set({ rate: number(rate) })}
                name="terms.rate"
                errorMessage={errorOf('terms.rate')}
              />
              <NumberField
                label={t('Duration')}
                secondaryLabel={
                  offer.duration === null
                    ? undefined
                    : t('Offered {duration}', { duration: formatDuration(offer.duration) })
                }
                unit={{ one: 'month', other: 'months' }}
                value={form.duration ?? Number.NaN}
                onChange={(duration) => set({ duration: number(duration) })}
                name="terms.duration"
                errorMessage={errorOf('terms.duration')}
              />
            </>
          )}
          {hasPermanentTerms(offer) && offer.permRate !== null && (
            <NumberField
              label={t('Salary, {permCurrency} a year', { permCurrency: offer.permCurrency ?? '' })}
              secondaryLabel={t('Offered {money}', { money: formatMoney(offer.permRate, offer.permCurrency ?? '') })}
              minValue={RATE_MIN}
              value={form.permRate ?? Number.NaN}
              onChange={(permRate) => set({ permRate: number(permRate) })}
              name="terms.permRate"
              errorMessage={errorOf('terms.permRate')}
            />
          )}
          <Select
            label={t('Work type')}
            secondaryLabel={t('Offered {workplaceType}', { workplaceType: offer.workplaceType })}
            options={workplaces}
            value={form.workplaceType}
            onChange={(workplaceType) => set({ workplaceType })}
            name="terms.workplaceType"
            errorMessage={errorOf('terms.workplaceType')}
          />
          <DatePicker
            label={t('Start')}
            secondaryLabel={t('Offered {day}', { day: formatOfferDay(offer.startDate) })}
            minValue={today}
            value={form.startDate}
            onChange={(startDate) => set({ startDate })}
            name="terms.startDate"
            errorMessage={errorOf('terms.startDate')}
          />
          <TextArea
            label={t('What matters to you (optional)')}
            showCharacterCount
            maxLength={DECLINE_NOTE_MAX_LENGTH}
            value={form.note}
            onChange={(note) => set({ note })}
            name="terms.note"
            errorMessage={errorOf('terms.note')}
          />
        </Stack>
      </Form>
    </Drawer>
  )
}
