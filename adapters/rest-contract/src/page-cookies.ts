/** The cookies that the page writes and reads itself; signing out clears them. Rule: UI-5. */
export const PAGE_COOKIES = { checklist: 'ic-checklist', purchase: 'purchase', cardStatus: 'card_status' } as const
