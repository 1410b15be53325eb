/** Query keys of pages for visitors who are not signed in. */
export const signInKeys = {
  verification: (uuid: string, hash: string) => ['verification', uuid, hash],
  external: ['external-sign-in'],
} as const
