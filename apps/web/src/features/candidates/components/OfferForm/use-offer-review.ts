import { fieldsToReview, type OfferField, type OfferForm } from '@guildhall/domain/conversations'
import { useRef, useState } from 'react'
import { labelFields } from './error-summary.ts'

/** The review of what was filled in for the sender, before the shortcut sends it. */
export interface OfferReview {
  /** Labels of the fields that the shortcut has asked to look at; empty if it has not. */
  readonly labels: readonly string[]
  /** Records that the focus came to an element of the form. */
  readonly visit: (target: Element) => void
  /** The form name of the first field to look at; null if the form may be sent. */
  readonly findNext: () => string | null
}

/** The form name of the field that an element belongs to: that of the nearest element around it with a named one in it. */
const findFieldName = (target: Element): string | null => {
  for (let at: Element | null = target; at !== null && at.tagName !== 'FORM'; at = at.parentElement) {
    const name = (at.matches('[name]') ? at : at.querySelector('[name]'))?.getAttribute('name')
    if (name) return name
  }
  return null
}

/** A rate and its currency are one field of the form. */
const partsOf = (name: string): readonly OfferField[] =>
  name === 'rate' ? ['rate', 'currency'] : name === 'permRate' ? ['permRate', 'permCurrency'] : [name as OfferField]

/** Asks once to look at the fields that were filled in; `filledIn` is null if nothing was. Rule: CONV-64. */
export function useOfferReview(form: OfferForm, filledIn: OfferForm | null): OfferReview {
  const visited = useRef(new Set<OfferField>())
  const [labels, setLabels] = useState<readonly string[]>([])
  return {
    labels,
    visit: (target) => {
      const name = findFieldName(target)
      if (name !== null) for (const part of partsOf(name)) visited.current.add(part)
    },
    findNext: () => {
      if (filledIn === null || labels.length > 0) return null
      const left = labelFields(fieldsToReview(form, filledIn, visited.current))
      setLabels(left.map(({ label }) => label))
      return left[0]?.field ?? null
    },
  }
}
