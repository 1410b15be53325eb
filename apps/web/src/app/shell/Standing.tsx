import { Link } from '@guildhall/ui-kit/Link'
import { Status } from '@guildhall/ui-kit/Status'
import { Text } from '@guildhall/ui-kit/Text'
import { shortStandingWords } from '../profile/profile-words.ts'
import { useSignedIn } from '../session/index.ts'
import styles from './Standing.module.css'

/** Whether employers can find a contractor, on every page; leads to the profile. Nothing for an employer. Source: D6, D20. */
export const Standing = () => {
  const { user, details } = useSignedIn()
  if (details === null) return null
  const { tone, title, text } = shortStandingWords(user.vettingStatus ?? 'incomplete', details.hiddenReason)
  return (
    <Link look="plain" className={styles['standing']} href="/resume">
      <Status tone={tone}>{title}</Status>
      <Text as="span" look="caption">
        {text}
      </Text>
    </Link>
  )
}
