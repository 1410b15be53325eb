import type { ConversationEntry } from '@guildhall/domain/conversations'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Badge } from '@guildhall/ui-kit/Badge'
import { Button } from '@guildhall/ui-kit/Button'
import { Card } from '@guildhall/ui-kit/Card'
import { Facts } from '@guildhall/ui-kit/Facts'
import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { Link } from '@guildhall/ui-kit/Link'
import { Cluster } from '@guildhall/ui-kit/Stack'
import { verificationWords } from '../OfferCard/index.ts'
import styles from './AnswerRequest.module.css'
import { say } from '../../../../shared/i18n/index.ts'

const hostOf = (website: string): string | null => {
  try {
    const url = new URL(website)
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.host.replace(/^www\./, '') : null
  } catch {
    return null
  }
}

export interface CompanyCardProps {
  readonly entry: Pick<ConversationEntry, 'company' | 'sender'>
  readonly onReport?: (() => void) | undefined
  /** Undefined where it is blocked already. */
  readonly onBlock?: (() => void) | undefined
}

/** Who asks, as far as a contractor may know before answering: company, website, size, picture, verification, sender. Rules: COMP-5, CONV-57. */
export const CompanyCard = ({ entry, onReport, onBlock }: CompanyCardProps) => {
  const { company, sender } = entry
  const verified = verificationWords(company.verification)
  const host = company.website === null ? null : hostOf(company.website)
  return (
    <Card
      title={
        <Cluster as="span">
          <Avatar isDecorative size="sm" name={company.name} id={company.uuid} src={company.image} />
          {say('Who is asking')}
        </Cluster>
      }
      level={3}
      actions={
        verified === null ? (
          <Badge>{say('Not verified yet')}</Badge>
        ) : (
          <Badge tone="info" icon={glyphs.Globe}>
            {verified}
          </Badge>
        )
      }
    >
      <Facts
        className={styles['facts']}
        facts={[
          {
            id: 'company',
            name: say('Company'),
            value: <bdi>{company.name}</bdi>,
          },
          {
            id: 'size',
            name: say('Size'),
            value: say('{employeeCount} people', { employeeCount: company.employeeCount.replace('-', '–') }),
          },
          ...(host === null
            ? []
            : [
                {
                  id: 'website',
                  name: say('Website'),
                  value: (
                    <Link href={company.website ?? ''} target="_blank" rel="noopener nofollow">
                      {host}
                    </Link>
                  ),
                },
              ]),
          { id: 'sender', name: say('Sender'), value: `${sender.firstName} ${sender.lastName}`.trim() },
        ]}
      />
      {(onReport ?? onBlock) && (
        <Cluster className={styles['safety']}>
          {onReport && (
            <Button look="quiet" size="sm" onPress={onReport}>
              <Icon of={glyphs.Flag} />
              {say('Report company')}
            </Button>
          )}
          {onBlock && (
            <Button look="quiet" size="sm" onPress={onBlock}>
              <Icon of={glyphs.Lock} />
              {say('Block company')}
            </Button>
          )}
        </Cluster>
      )}
    </Card>
  )
}
