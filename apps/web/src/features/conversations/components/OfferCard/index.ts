export * from './OfferCard.tsx'
export * from './OfferState.tsx'
export * from './TermsCard.tsx'
export { formatOfferDay, formatDuration, formatOfferSummary, getVerificationLabel } from './offer-terms.ts'
