import { asksContract, asksPermanent, type Offer, offerWorkplaceTypes } from '@guildhall/domain/conversations'
import { calendarDateOf, DECLINE_NOTE_MAX_LENGTH, OFFER_RATE_MIN } from '@guildhall/domain/shared'
import { useState } from 'react'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { DatePicker } from '@guildhall/ui-kit/DatePicker'
import { Drawer } from '@guildhall/ui-kit/Drawer'
import { NumberField } from '@guildhall/ui-kit/NumberField'
import { Select } from '@guildhall/ui-kit/Select'
import { Stack } from '@guildhall/ui-kit/Stack'
import { TextArea } from '@guildhall/ui-kit/TextArea'
import { formatMoney } from '../../../../shared/format/formats.ts'
import { dayWords, durationWords } from '../OfferCard/index.ts'
import type { AnswerFormProps } from './InterestDialog.tsx'
import { changedTerms, termsOf } from './terms-form.ts'
import { useAnswerForm } from './use-answer-form.ts'
import { say } from '../../../../shared/i18n/index.ts'

export interface TermsDrawerProps extends AnswerFormProps {
  readonly offer: Offer
}

const workplaces = offerWorkplaceTypes.map((id) => ({ id, label: say(id) }))

/** Says yes on other terms: what is changed is proposed, what stays as offered is left out. Rule: CONV-6. */
export const TermsDrawer = ({ companyName, offer, isOpen, onClose, onAnswer }: TermsDrawerProps) => {
  const [form, setForm] = useState(() => termsOf(offer))
  const [today] = useState(() => calendarDateOf(new Date()))
  const { isSending, refused, errorOf, submit } = useAnswerForm(onAnswer, onClose)
  const set = (change: Partial<typeof form>): void => setForm({ ...form, ...change })
  const number = (value: number): number | null => (Number.isNaN(value) ? null : value)
  return (
    <Drawer
      size="form"
      title={say('Suggest other terms')}
      isOpen={isOpen}
      onOpenChange={onClose}
      footer={
        <>
          <Button look="quiet" onPress={onClose}>
            {say('Not now')}
          </Button>
          <Button
            look="primary"
            isPending={isSending}
            onPress={() => submit({ status: 'active', terms: changedTerms(form, offer) })}
          >
            {say('Send suggestion')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {refused !== null && <Banner tone="danger" role="alert" title={refused.message} />}
        <p>
          {say('The conversation opens with your terms at the top. {companyName} can talk them over with you.', {
            companyName,
          })}
        </p>
        {asksContract(offer) && offer.rate !== null && (
          <>
            <NumberField
              label={say('Rate, {currency} an hour', { currency: offer.currency ?? '' })}
              aside={say('Offered {money}', { money: formatMoney(offer.rate, offer.currency ?? '') })}
              minValue={OFFER_RATE_MIN}
              value={form.rate ?? Number.NaN}
              onChange={(rate) => set({ rate: number(rate) })}
              error={errorOf('terms.rate')}
            />
            <NumberField
              label={say('Duration')}
              aside={
                offer.duration === null
                  ? undefined
                  : say('Offered {duration}', { duration: durationWords(offer.duration) })
              }
              unit={{ one: 'month', other: 'months' }}
              value={form.duration ?? Number.NaN}
              onChange={(duration) => set({ duration: number(duration) })}
              error={errorOf('terms.duration')}
            />
          </>
        )}
        {asksPermanent(offer) && offer.permRate !== null && (
          <NumberField
            label={say('Salary, {permCurrency} a year', { permCurrency: offer.permCurrency ?? '' })}
            aside={say('Offered {money}', { money: formatMoney(offer.permRate, offer.permCurrency ?? '') })}
            minValue={OFFER_RATE_MIN}
            value={form.permRate ?? Number.NaN}
            onChange={(permRate) => set({ permRate: number(permRate) })}
            error={errorOf('terms.permRate')}
          />
        )}
        <Select
          label={say('Work type')}
          aside={say('Offered {workplaceType}', { workplaceType: offer.workplaceType })}
          choices={workplaces}
          value={form.workplaceType}
          onChange={(workplaceType) => set({ workplaceType })}
          error={errorOf('terms.workplaceType')}
        />
        <DatePicker
          label={say('Start')}
          aside={say('Offered {day}', { day: dayWords(offer.startDate) })}
          minimum={today}
          value={form.startDate}
          onChange={(startDate) => set({ startDate })}
          error={errorOf('terms.startDate')}
        />
        <TextArea
          label={say('What matters to you (optional)')}
          counts
          maxLength={DECLINE_NOTE_MAX_LENGTH}
          value={form.note}
          onChange={(note) => set({ note })}
          error={errorOf('terms.note')}
        />
      </Stack>
    </Drawer>
  )
}
