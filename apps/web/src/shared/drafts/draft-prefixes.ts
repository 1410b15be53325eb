/** Prefixes of the browser storage keys of unfinished input: profile sections, messages, offers. */
export const draftPrefixes = {
  form: 'guildhall-form:',
  message: 'guildhall-draft:',
  offer: 'guildhall-offer-draft:',
} as const
