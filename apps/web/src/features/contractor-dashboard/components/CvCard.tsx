import { Card } from '@guildhall/ui-kit/Card'
import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { IconLink } from '@guildhall/ui-kit/IconButton'
import { Link } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import { type CvOpened, openedWords } from './cv-words.ts'
import styles from './ContractorDashboard.module.css'
import { say } from '../../../shared/i18n/index.ts'

export interface CvCardProps {
  readonly url: string
  readonly name: string
  /** Who opened it; undefined until that is read. */
  readonly opened: { readonly opened: readonly CvOpened[]; readonly hasMore: boolean } | undefined
  readonly now: Date
}

/** The CV that employers may open, who did, and the way to another. */
export const CvCard = ({ url, name, opened, now }: CvCardProps) => (
  <Card title={say('Your CV')} actions={<Link href="/resume?edit=Cv">{say('Replace')}</Link>}>
    <div className={styles['file']}>
      <Icon of={glyphs.FileText} />
      <Text as="span" look="label" isOneLine>
        {name}
      </Text>
      <IconLink label={say('Open CV')} icon={glyphs.Eye} size="sm" href={url} target="_blank" />
    </div>
    {opened && (
      <Text look="caption" className={styles['opened']}>
        {openedWords(opened.opened, opened.hasMore, now)}
      </Text>
    )}
  </Card>
)
