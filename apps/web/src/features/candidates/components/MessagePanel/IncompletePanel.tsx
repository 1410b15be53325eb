import type { EmployerProfilePart } from '@guildhall/domain/companies'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { Link } from '@guildhall/ui-kit/Link'
import { InlineMessage } from '@guildhall/ui-kit/InlineMessage'
import { Text } from '@guildhall/ui-kit/Text'
import { VisuallyHidden } from '@guildhall/ui-kit/VisuallyHidden'
import type { MessagePanelProps } from './panel-props.ts'
import { PanelHead } from './PanelHead.tsx'
import styles from './MessagePanel.module.css'
import { t } from '../../../../shared/i18n/index.ts'

const parts: readonly { readonly part: EmployerProfilePart; readonly label: string; readonly href: string }[] = [
  { part: 'account', label: t('Your account'), href: '/settings/account' },
  { part: 'profile-picture', label: t('Your picture'), href: '/settings/account' },
  { part: 'company-image', label: t('Company logo'), href: '/settings/company' },
  { part: 'company-website', label: t('Company website'), href: '/settings/company' },
]

const numbers = [t('Nothing'), t('One thing'), t('Two things'), t('Three things'), t('Four things')]

/** What must be completed before the form opens; each part links to its settings and back here. Rules: CONV-60, UI-24. */
export const IncompletePanel = ({ candidate, viewer, returnTo, close }: MessagePanelProps) => {
  const missing = new Map(viewer.missing.map(({ part, canFix }) => [part, canFix]))
  const isForAdmins = viewer.missing.some(({ canFix }) => !canFix)
  return (
    <>
      <PanelHead close={close}>
        {t('{numbers} before you write', { numbers: numbers[missing.size] ?? t('Some things') })}
      </PanelHead>
      <Text tone="muted">
        {t('People answer when they see who is asking. You come back to {firstName} afterwards.', {
          firstName: candidate.firstName,
        })}
      </Text>
      <ul className={styles['checks']}>
        {parts.map(({ part, label, href }) => {
          const canFix = missing.get(part)
          const isDone = canFix === undefined
          return (
            <li key={part} data-done={isDone || undefined}>
              <Icon icon={isDone ? icons.CircleCheck : icons.CircleDashed} />
              <span>
                {label}
                <VisuallyHidden>{isDone ? t(', done') : t(', missing')}</VisuallyHidden>
              </span>
              {canFix === true && (
                <Link href={`${href}?return=${encodeURIComponent(returnTo)}`} aria-label={t('Add: {label}', { label })}>
                  {t('Add')}
                </Link>
              )}
              {canFix === false && <span className={styles['when']}>{t('For an admin')}</span>}
            </li>
          )
        })}
      </ul>
      {isForAdmins && (
        <InlineMessage>{t('Only an admin can change the company. Ask an admin of your team.')}</InlineMessage>
      )}
    </>
  )
}
