import type { EmployerProfilePart } from '@guildhall/domain/companies'
import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { Link } from '@guildhall/ui-kit/Link'
import { Note } from '@guildhall/ui-kit/Note'
import { Text } from '@guildhall/ui-kit/Text'
import { VisuallyHidden } from '@guildhall/ui-kit/VisuallyHidden'
import type { MessagePanelProps } from './panel-props.ts'
import { PanelHead } from './PanelHead.tsx'
import styles from './MessagePanel.module.css'
import { say } from '../../../../shared/i18n/index.ts'

const parts: readonly { readonly part: EmployerProfilePart; readonly label: string; readonly href: string }[] = [
  { part: 'account', label: say('Your account'), href: '/settings/account' },
  { part: 'profile-picture', label: say('Your picture'), href: '/settings/account' },
  { part: 'company-image', label: say('Company logo'), href: '/settings/company' },
  { part: 'company-website', label: say('Company website'), href: '/settings/company' },
]

const numbers = [say('Nothing'), say('One thing'), say('Two things'), say('Three things'), say('Four things')]

/** What is missing before the form opens; each part is a link that comes back here. Rules: CONV-60, UI-24. */
export const IncompletePanel = ({ candidate, viewer, returnTo, close }: MessagePanelProps) => {
  const missing = new Map(viewer.missing.map(({ part, canMend }) => [part, canMend]))
  const isForAdmins = viewer.missing.some(({ canMend }) => !canMend)
  return (
    <>
      <PanelHead close={close}>
        {say('{numbers} before you write', { numbers: numbers[missing.size] ?? say('Some things') })}
      </PanelHead>
      <Text tone="muted">
        {say('People answer when they see who is asking. You come back to {firstName} afterwards.', {
          firstName: candidate.firstName,
        })}
      </Text>
      <ul className={styles['checks']}>
        {parts.map(({ part, label, href }) => {
          const canMend = missing.get(part)
          const isDone = canMend === undefined
          return (
            <li key={part} data-done={isDone || undefined}>
              <Icon of={isDone ? glyphs.CircleCheck : glyphs.CircleDashed} />
              <span>
                {label}
                <VisuallyHidden>{isDone ? say(', done') : say(', missing')}</VisuallyHidden>
              </span>
              {canMend === true && (
                <Link
                  href={`${href}?return=${encodeURIComponent(returnTo)}`}
                  aria-label={say('Add: {label}', { label })}
                >
                  {say('Add')}
                </Link>
              )}
              {canMend === false && <span className={styles['when']}>{say('For an admin')}</span>}
            </li>
          )
        })}
      </ul>
      {isForAdmins && <Note>{say('Only an admin can change the company. Ask an admin of your team.')}</Note>}
    </>
  )
}
