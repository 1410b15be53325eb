import { icons } from '@guildhall/ui-kit/Icon'
import { Kbd } from '@guildhall/ui-kit/Kbd'
import { ToggleButton } from '@guildhall/ui-kit/ToggleButton'
import { VisuallyHidden } from '@guildhall/ui-kit/VisuallyHidden'
import type { CandidateLens } from '../candidate-lens.ts'
import { t } from '../../../shared/i18n/index.ts'

export interface BookmarkToggleProps {
  readonly name: string
  readonly lens: Pick<CandidateLens, 'needsSubscriptionToBookmark'>
  readonly isBookmarked: boolean
  readonly onChange: () => void
  readonly className?: string | undefined
  /** The class of a visible label; without it there is only an icon. */
  readonly labelClassName?: string | undefined
}

/** Bookmarks a candidate, or says that this needs a subscription, before it is pressed. Rules: PLAN-13, UI-12. */
export const BookmarkToggle = ({
  name,
  lens,
  isBookmarked,
  onChange,
  className,
  labelClassName,
}: BookmarkToggleProps) => {
  const isLocked = lens.needsSubscriptionToBookmark === true
  const button = (
    <ToggleButton
      className={className}
      label={isLocked ? t('Bookmark {name}: needs a subscription', { name }) : t('Bookmark {name}', { name })}
      icon={isLocked ? icons.Lock : icons.Bookmark}
      isSelected={isBookmarked}
      onChange={onChange}
    >
      {labelClassName === undefined ? undefined : (
        <span className={labelClassName}>
          {isBookmarked ? t('Bookmarked') : t('Bookmark')} <Kbd>b</Kbd>
          {isLocked && <VisuallyHidden>{t('Needs a subscription')}</VisuallyHidden>}
        </span>
      )}
    </ToggleButton>
  )
  // The browser's own tooltip: the label tells assistive technology the same, and the kit's would make the page of results heavier.
  return isLocked ? <span title={t('Bookmarks need a subscription')}>{button}</span> : button
}
