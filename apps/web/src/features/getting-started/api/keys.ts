/** The query keys of the getting-started checklist. */
export const gettingStartedKeys = { checklist: ['checklist'] } as const
