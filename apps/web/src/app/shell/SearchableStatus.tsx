import { Link } from '@guildhall/ui-kit/Link'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { Text } from '@guildhall/ui-kit/Text'
import type { CurrentSessionWire } from '@guildhall/rest-contract/client'
import { shortProfileStatus } from '../../features/resume/index.ts'
import styles from './SearchableStatus.module.css'

export interface SearchableStatusProps {
  readonly user: CurrentSessionWire['user']
  readonly details: NonNullable<CurrentSessionWire['details']>
}

/** Whether employers can find the contractor; links to the profile. Rule: UI-25. */
export const SearchableStatus = ({ user, details }: SearchableStatusProps) => {
  const { tone, title, text } = shortProfileStatus(
    user.vettingStatus ?? 'incomplete',
    details.hiddenReason,
    details.completeness.missing.length > 0,
  )
  return (
    <Link variant="plain" className={styles['link']} href="/resume">
      <StatusIndicator tone={tone}>{title}</StatusIndicator>
      <Text as="span" variant="caption">
        {text}
      </Text>
    </Link>
  )
}
