/** Leaves the page for a sign-in provider, which sends the visitor back to `returnTo`, a path of this application. Rule: IDEN-71. */
export function visitProvider(name: string, returnTo: string | null = null): void {
  const query = returnTo === null ? '' : `?return=${encodeURIComponent(returnTo)}`
  window.location.assign(`/v0/auth/oidc/${name}/start${query}`)
}
