import { lazy } from 'react'
import { hasRequestAllowance } from '../../features/conversations/index.ts'
import { useSignedIn } from '../../features/session/index.ts'
import { OptionalPart } from '../../shared/components/OptionalPart/index.ts'
import styles from './AccountStatus.module.css'

const PlanStatus = lazy(async () => ({ default: (await import('./PlanStatus.tsx')).PlanStatus }))
const SearchableStatus = lazy(async () => ({ default: (await import('./SearchableStatus.tsx')).SearchableStatus }))

/**
 * The account's status, shown on every page: for a contractor whether employers can find them, for an employer the remaining usage of the paid plan.
 * A trial has a banner above the page instead. Each is loaded for its own kind of user. Rules: UI-25, UI-30.
 */
export const AccountStatus = () => {
  const { user, details, company } = useSignedIn()
  if (!user.emailVerified) return null
  if (details !== null)
    return (
      <div className={styles['searchable']}>
        <OptionalPart>
          <SearchableStatus user={user} details={details} />
        </OptionalPart>
      </div>
    )
  if (company === null || !hasRequestAllowance(company)) return null
  return (
    <div className={styles['plan']}>
      <OptionalPart>
        <PlanStatus />
      </OptionalPart>
    </div>
  )
}
