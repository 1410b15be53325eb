/** Query keys of team invites that are opened by their link. */
export const inviteKeys = { invite: (token: string) => ['invite', token] } as const
