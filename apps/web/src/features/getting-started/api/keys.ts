/** The key of an employer's first steps. */
export const gettingStartedKeys = { checklist: ['checklist'] } as const
