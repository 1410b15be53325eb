import type { ConversationEntry } from '@guildhall/domain/conversations'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Badge } from '@guildhall/ui-kit/Badge'
import { Button } from '@guildhall/ui-kit/Button'
import { Card } from '@guildhall/ui-kit/Card'
import { DescriptionList } from '@guildhall/ui-kit/DescriptionList'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { Link } from '@guildhall/ui-kit/Link'
import { Cluster } from '@guildhall/ui-kit/Stack'
import { getVerificationLabel } from '../OfferCard/index.ts'
import styles from './AnswerRequest.module.css'
import { t } from '../../../../shared/i18n/index.ts'

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
  /** Undefined if it is already blocked. */
  readonly onBlock?: (() => void) | undefined
}

/** What a contractor may know about the sender before answering: company, website, size, picture, verification. Rules: COMP-5, CONV-57. */
export const CompanyCard = ({ entry, onReport, onBlock }: CompanyCardProps) => {
  const { company, sender } = entry
  const verified = getVerificationLabel(company.verification)
  const host = company.website === null ? null : hostOf(company.website)
  return (
    <Card
      title={
        <Cluster as="span">
          <Avatar isDecorative size="sm" name={company.name} id={company.uuid} src={company.image} />
          {t('Who is asking')}
        </Cluster>
      }
      headingLevel={3}
      actions={
        verified === null ? (
          <Badge>{t('Not verified yet')}</Badge>
        ) : (
          <Badge tone="info" icon={icons.Globe}>
            {verified}
          </Badge>
        )
      }
    >
      <DescriptionList
        className={styles['facts']}
        items={[
          {
            id: 'company',
            term: t('Company'),
            description: <bdi>{company.name}</bdi>,
          },
          {
            id: 'size',
            term: t('Size'),
            description: t('{employeeCount} people', { employeeCount: company.employeeCount.replace('-', '–') }),
          },
          ...(host === null
            ? []
            : [
                {
                  id: 'website',
                  term: t('Website'),
                  description: (
                    <Link href={company.website ?? ''} target="_blank" rel="noopener nofollow">
                      {host}
                    </Link>
                  ),
                },
              ]),
          { id: 'sender', term: t('Sender'), description: `${sender.firstName} ${sender.lastName}`.trim() },
        ]}
      />
      {(onReport ?? onBlock) && (
        <Cluster className={styles['safety']}>
          {onReport && (
            <Button variant="quiet" size="sm" onPress={onReport}>
              <Icon icon={icons.Flag} />
              {t('Report company')}
            </Button>
          )}
          {onBlock && (
            <Button variant="quiet" size="sm" onPress={onBlock}>
              <Icon icon={icons.Lock} />
              {t('Block company')}
            </Button>
          )}
        </Cluster>
      )}
    </Card>
  )
}
