export * from './OfferCard.tsx'
export * from './OfferState.tsx'
export * from './TermsCard.tsx'
export { dayWords, durationWords, offerLine, verificationWords } from './offer-terms.ts'
