import { algoliasearch } from 'algoliasearch'
import type { TestSite } from './test-site.ts'

/** The hosted search service's public client, with our host. */
export const createHostedClient = ({ url }: TestSite, apiKey: string, applicationId = 'guildhall') => {
  const { host } = new URL(url)
  return algoliasearch(applicationId, apiKey, { hosts: [{ url: host, protocol: 'http', accept: 'readWrite' }] })
}
