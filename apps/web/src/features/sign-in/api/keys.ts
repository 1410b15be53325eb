/** The keys of what is read before somebody is signed in. */
export const signInKeys = { verification: (uuid: string, hash: string) => ['verification', uuid, hash] } as const
