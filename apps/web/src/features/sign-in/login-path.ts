/** The address of the login, with the user's e-mail address filled in if it is known. */
export const loginPathFor = (email: string | null): string =>
  email === null ? '/login' : `/login?email=${encodeURIComponent(email)}`
