import type { SearchDigest, SearchDigestContent } from '../../search/index.ts'
import type { MailDraft } from './account-mails.ts'
import { searchLink } from '../links.ts'
import type { Links } from '../links.ts'

/** The mail that lists who is new to a saved search. Rule: NOTE-19. */
export const searchDigestMail = (
  firstName: string,
  frequency: SearchDigest['frequency'],
  { queryString: address, name, people, total }: SearchDigestContent,
  links: Links,
): MailDraft => {
  const more = total - people.length
  const count = total === 1 ? '1 new person' : `${total} new people`
  return {
    preference: 'system',
    subject: `${count} for “${name}”`,
    paragraphs: [
      `Hello ${firstName},`,
      `${total === 1 ? '1 person is' : `${total} people are`} new to your ${frequency} search “${name}”:`,
      ...people,
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    action: { label: 'Open the search', url: searchLink(links, address) },
  }
}
