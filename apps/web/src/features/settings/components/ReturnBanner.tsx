import { Banner } from '@guildhall/ui-kit/Banner'
import { LinkButton } from '@guildhall/ui-kit/Button'
import type { ReturnTo } from '../../../shared/navigation/return-to.ts'
import { t } from '../../../shared/i18n/index.ts'

export interface ReturnBannerProps {
  readonly returnTo: ReturnTo | null
  readonly isSaved: boolean
}

/** A link back to the profile from which the user came to complete their own details. Rule: UI-24. */
export const ReturnBanner = ({ returnTo, isSaved }: ReturnBannerProps) =>
  returnTo === null ? null : (
    <Banner
      tone={isSaved ? 'success' : 'info'}
      role="status"
      actions={
        <LinkButton size="sm" href={returnTo.href}>
          {returnTo.label}
        </LinkButton>
      }
    >
      {isSaved ? t('Saved. You can go on where you were.') : t('Fill in what is missing, then go on where you were.')}
    </Banner>
  )
