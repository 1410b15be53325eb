interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(text: string): string | null }): unknown
}

/**
 * Lets text become markup only if it is empty: a library clears its announcements for screen readers by `innerHTML = ''`. Everything else is refused by the
 * browser. Rule: API-26.
 */
export const allowEmptyMarkupOnly = (types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes): void => {
  types?.createPolicy('default', { createHTML: (text) => (text === '' ? '' : null) })
}
