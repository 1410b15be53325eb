import type { Offer, ProposedTerms } from '@guildhall/domain/conversations'
import type { WorkplaceType } from '@guildhall/domain/profiles'

/** The form's values; null for an empty field. */
export interface TermsForm {
  readonly rate: number | null
  readonly permRate: number | null
  readonly duration: number | null
  readonly startDate: string | null
  readonly workplaceType: WorkplaceType
  readonly note: string
}

/** The initial values are the offered terms. */
export const toTermsForm = ({ rate, permRate, duration, startDate, workplaceType }: Offer): TermsForm => ({
  rate,
  permRate,
  duration,
  startDate,
  workplaceType,
  note: '',
})

/** The terms that differ from the offer. */
export const changedTerms = (form: TermsForm, offer: Offer): ProposedTerms => ({
  ...(form.rate === null || form.rate === offer.rate ? {} : { rate: form.rate }),
  ...(form.permRate === null || form.permRate === offer.permRate ? {} : { permRate: form.permRate }),
  ...(form.duration === null || form.duration === offer.duration ? {} : { duration: form.duration }),
  ...(form.startDate === null || form.startDate === offer.startDate ? {} : { startDate: form.startDate }),
  ...(form.workplaceType === offer.workplaceType ? {} : { workplaceType: form.workplaceType }),
  note: form.note.trim(),
})
