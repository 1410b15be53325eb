import { Card } from '@guildhall/ui-kit/Card'
import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { IconLink } from '@guildhall/ui-kit/IconButton'
import { Link } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import styles from './ContractorDashboard.module.css'
import { say } from '../../words/index.ts'

/** The CV that employers may open, and the way to another. */
export const CvCard = ({ url, name }: { readonly url: string; readonly name: string }) => (
  <Card title={say('Your CV')} actions={<Link href="/resume?edit=Cv">{say('Replace')}</Link>}>
    <div className={styles['file']}>
      <Icon of={glyphs.FileText} />
      <Text as="span" look="label" isOneLine>
        {name}
      </Text>
      <IconLink label={say('Open CV')} icon={glyphs.Eye} size="sm" href={url} target="_blank" />
    </div>
  </Card>
)
