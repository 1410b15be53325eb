import { Link } from '@guildhall/ui-kit/Link'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { Text } from '@guildhall/ui-kit/Text'
import { lazy, Suspense } from 'react'
import { hasRequestAllowance } from '../../features/conversations/index.ts'
import { shortProfileStatus } from '../../features/resume/index.ts'
import { useSignedIn } from '../../features/session/index.ts'
import styles from './AccountStatus.module.css'

const PlanStatus = lazy(async () => ({ default: (await import('./PlanStatus.tsx')).PlanStatus }))

/**
 * The account's status, shown on every page: for a contractor whether employers can find them, for an employer the remaining usage of the paid plan.
 * A trial has a banner above the page instead. Rules: UI-25, UI-30.
 */
export const AccountStatus = () => {
  const { user, details, company } = useSignedIn()
  if (!user.emailVerified) return null
  if (details !== null) {
    const { tone, title, text } = shortProfileStatus(
      user.vettingStatus ?? 'incomplete',
      details.hiddenReason,
      details.completeness.missing.length > 0,
    )
    return (
      <Link variant="plain" className={styles['standing']} href="/resume">
        <StatusIndicator tone={tone}>{title}</StatusIndicator>
        <Text as="span" variant="caption">
          {text}
        </Text>
      </Link>
    )
  }
  if (company === null || !hasRequestAllowance(company)) return null
  return (
    <div className={styles['plan']}>
      <Suspense>
        <PlanStatus />
      </Suspense>
    </div>
  )
}
