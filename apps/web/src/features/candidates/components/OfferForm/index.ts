export { OfferForm, type OfferFormProps } from './OfferForm.tsx'
