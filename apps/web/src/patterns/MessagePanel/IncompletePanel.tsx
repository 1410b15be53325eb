import type { EmployerProfilePart } from '@guildhall/domain/companies'
import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { Link } from '@guildhall/ui-kit/Link'
import { Note } from '@guildhall/ui-kit/Note'
import { Text } from '@guildhall/ui-kit/Text'
import { VisuallyHidden } from '@guildhall/ui-kit/VisuallyHidden'
import type { MessagePanelProps } from './panel-props.ts'
import { PanelHead } from './PanelHead.tsx'
import styles from './MessagePanel.module.css'

const parts: readonly { readonly part: EmployerProfilePart; readonly label: string; readonly href: string }[] = [
  { part: 'account', label: 'Your account', href: '/settings/account' },
  { part: 'profile-picture', label: 'Your picture', href: '/settings/account' },
  { part: 'company-image', label: 'Company logo', href: '/settings/company' },
  { part: 'company-website', label: 'Company website', href: '/settings/company' },
]

const numbers = ['Nothing', 'One thing', 'Two things', 'Three things', 'Four things']

/** What is missing before the form opens; each part is a link that comes back here. Source: product-spec §4; D17. */
export const IncompletePanel = ({ candidate, viewer, returnTo, close }: MessagePanelProps) => {
  const missing = new Map(viewer.missing.map(({ part, canMend }) => [part, canMend]))
  const isForAdmins = viewer.missing.some(({ canMend }) => !canMend)
  return (
    <>
      <PanelHead close={close}>{numbers[missing.size] ?? 'Some things'} before you write</PanelHead>
      <Text tone="muted">
        People answer when they see who is asking. You come back to {candidate.firstName} afterwards.
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
                <VisuallyHidden>{isDone ? ', done' : ', missing'}</VisuallyHidden>
              </span>
              {canMend === true && (
                <Link href={`${href}?return=${encodeURIComponent(returnTo)}`} aria-label={`Add: ${label}`}>
                  Add
                </Link>
              )}
              {canMend === false && <span className={styles['when']}>For an admin</span>}
            </li>
          )
        })}
      </ul>
      {isForAdmins && <Note>Only an admin can change the company. Ask an admin of your team.</Note>}
    </>
  )
}
