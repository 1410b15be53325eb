import type { Offer } from '@guildhall/domain/conversations'
import type { AnswerKind } from './AnswerButtons.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
import { type AnswerFormProps, InterestDialog } from './InterestDialog.tsx'
import { TermsDrawer } from './TermsDrawer.tsx'

export interface AnswerFormsProps extends Omit<AnswerFormProps, 'isOpen'> {
  /** The answer whose form is open; null if none is. */
  readonly kind: AnswerKind | null
  readonly offer: Offer
}

/** The form of each answer. */
export const AnswerForms = ({ kind, offer, ...form }: AnswerFormsProps) => (
  <>
    <InterestDialog {...form} isOpen={kind === 'interested'} />
    <TermsDrawer {...form} offer={offer} isOpen={kind === 'terms'} />
    <DeclineDialog {...form} isOpen={kind === 'decline'} />
  </>
)
