/** What has a domain, as far as it is written in ASCII; `websiteDomain` also reads other letters. */
export const WEBSITE_DOMAIN_PATTERN = String.raw`^(?:[a-z]+://)?[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?:[/?#:].*)?$`

/** The domain of a website or address, in lower case and without 'www.'; null where there is none. */
export const websiteDomain = (website: string): string | null => {
  const host = /^(?:[a-z]+:\/\/)?([^/?#:\s]+)/i.exec(website.trim())?.[1]?.toLowerCase() ?? ''
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(host) ? host.replace(/^www\./, '') : null
}
