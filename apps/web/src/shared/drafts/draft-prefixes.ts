/** What the keys begin with under which this browser keeps what was begun: sections of a profile, messages, offers. */
export const draftPrefixes = {
  form: 'guildhall-form:',
  message: 'guildhall-draft:',
  offer: 'guildhall-offer-draft:',
} as const
