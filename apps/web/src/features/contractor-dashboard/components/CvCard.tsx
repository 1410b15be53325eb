import { Card } from '@guildhall/ui-kit/Card'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { IconLink } from '@guildhall/ui-kit/IconButton'
import { Link } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import { type CvView, formatCvViews } from './format-cv-views.ts'
import styles from './ContractorDashboard.module.css'
import { t } from '../../../shared/i18n/index.ts'

export interface CvCardProps {
  readonly url: string
  readonly name: string
  /** The companies that opened it; undefined until loaded. */
  readonly opened: { readonly opened: readonly CvView[]; readonly hasMore: boolean } | undefined
  readonly now: Date
}

/** The CV that employers may open, who opened it, and a link to replace it. */
export const CvCard = ({ url, name, opened, now }: CvCardProps) => (
  <Card title={t('Your CV')} actions={<Link href="/resume?edit=Cv">{t('Replace')}</Link>}>
    <div className={styles['file']}>
      <Icon icon={icons.FileText} />
      <Text as="span" variant="label" truncate>
        {name}
      </Text>
      <IconLink label={t('Open CV')} icon={icons.Eye} size="sm" href={url} target="_blank" />
    </div>
    {opened && (
      <Text variant="caption" className={styles['opened']}>
        {formatCvViews(opened.opened, opened.hasMore, now)}
      </Text>
    )}
  </Card>
)
