import type { InboxEntry } from '@guildhall/domain/conversations'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Badge } from '@guildhall/ui-kit/Badge'
import { Card } from '@guildhall/ui-kit/Card'
import { Facts } from '@guildhall/ui-kit/Facts'
import { glyphs } from '@guildhall/ui-kit/Icon'
import { Link } from '@guildhall/ui-kit/Link'
import { Cluster } from '@guildhall/ui-kit/Stack'
import { verificationWords } from '../OfferCard/index.ts'

const hostOf = (website: string): string | null => {
  try {
    const url = new URL(website)
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.host.replace(/^www\./, '') : null
  } catch {
    return null
  }
}

/** Who asks, as far as a contractor may know before answering: company, website, size, picture, verification, sender. Source: D2, D18. */
export const CompanyCard = ({ entry }: { readonly entry: Pick<InboxEntry, 'company' | 'sender'> }) => {
  const { company, sender } = entry
  const verified = verificationWords(company.verification)
  const host = company.website === null ? null : hostOf(company.website)
  return (
    <Card
      title={
        <Cluster as="span">
          <Avatar isDecorative size="sm" name={company.name} id={company.uuid} src={company.image} />
          Who is asking
        </Cluster>
      }
      level={3}
      actions={
        verified === null ? (
          <Badge>Not verified yet</Badge>
        ) : (
          <Badge tone="info" icon={glyphs.Globe}>
            {verified}
          </Badge>
        )
      }
    >
      <Facts
        facts={[
          {
            id: 'company',
            name: 'Company',
            value: <bdi>{company.name}</bdi>,
          },
          { id: 'size', name: 'Size', value: `${company.employeeCount.replace('-', '–')} people` },
          ...(host === null
            ? []
            : [
                {
                  id: 'website',
                  name: 'Website',
                  value: (
                    <Link href={company.website ?? ''} target="_blank" rel="noopener nofollow">
                      {host}
                    </Link>
                  ),
                },
              ]),
          { id: 'sender', name: 'Sender', value: `${sender.firstName} ${sender.lastName}`.trim() },
        ]}
      />
    </Card>
  )
}
