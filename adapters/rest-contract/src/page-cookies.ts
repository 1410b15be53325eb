/**
 * The cookies that the page writes and reads itself; signing out clears them. Over https their names have the prefix `__Host-`.
 * Rules: IDEN-57, UI-5.
 */
export const PAGE_COOKIES = { checklist: 'ic-checklist', purchase: 'purchase', cardStatus: 'card_status' } as const
