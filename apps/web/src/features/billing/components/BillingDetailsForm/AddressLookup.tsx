import type { AddressWire } from '@guildhall/rest-contract/client'
import { useState } from 'react'
import { PlaceComboBox, type Suggestions } from '../../../../shared/components/PlaceComboBox/index.ts'
import { t } from '../../../../shared/i18n/index.ts'

export type AddressSuggestions = Suggestions<AddressWire>

export interface AddressLookupProps {
  readonly addresses: AddressSuggestions
  readonly onChoose: (parts: AddressWire['parts']) => void
}

/** Finds an address by what is typed, and fills the fields below it; is itself no part of the form. Rule: REF-25. */
export const AddressLookup = ({ addresses, onChoose }: AddressLookupProps) => {
  const [text, setText] = useState('')
  return (
    <PlaceComboBox
      label={t('Find the address')}
      text={text}
      suggestions={addresses}
      onType={setText}
      onChoose={({ parts, title }) => {
        setText(title)
        onChoose(parts)
      }}
      description={t('Fills in the fields below, which you can change.')}
    />
  )
}
