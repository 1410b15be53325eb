import { Button } from '@guildhall/ui-kit/Button'
import { Link } from '@guildhall/ui-kit/Link'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { Text } from '@guildhall/ui-kit/Text'
import { t } from '../../../../shared/i18n/index.ts'
import type { SentMail } from '../../api/use-mails.ts'
import { formatMailKind, mailState } from '../../mail-words.ts'

export interface MailProps {
  readonly mail: SentMail
}

/** What a mail was about. */
export const MailWords = ({ mail: { kind, subject } }: MailProps) => (
  <>
    <bdi>{subject}</bdi>
    <Text as="div" variant="caption" tone="muted">
      {formatMailKind(kind)}
    </Text>
  </>
)

/** Whom a mail was for; people have a page where the operator may see it. */
export const MailRecipient = ({
  mail: { accountUuid, recipient, recipientName },
  isLinked,
}: MailProps & { readonly isLinked: boolean }) => {
  const name = recipientName ?? recipient ?? t('A deleted person')
  return (
    <>
      {accountUuid !== null && isLinked ? (
        <Link href={`/staff/people/${accountUuid}`}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
      {recipientName !== null && recipient !== null && (
        <Text as="div" variant="caption" tone="muted">
          {recipient}
        </Text>
      )}
    </>
  )
}

/** What became of a mail, and why. Rule: MOD-60. */
export const MailOutcome = ({ mail }: MailProps) => {
  const { label, tone } = mailState(mail)
  const { attempts, error } = mail
  return (
    <>
      <StatusIndicator tone={tone}>{label}</StatusIndicator>
      {error !== null && (
        <Text as="div" variant="caption" tone="muted">
          <bdi>{error}</bdi>
        </Text>
      )}
      {attempts > 1 && (
        <Text as="div" variant="caption" tone="muted">
          {t('{attempts} attempts', { attempts })}
        </Text>
      )}
    </>
  )
}

export interface SendAgainProps extends MailProps {
  /** The mail that is being asked for. */
  readonly sending: string | null
  readonly onSendAgain: (mail: SentMail) => void
}

const whyNot = ({ isParked, state }: SentMail): string => {
  if (isParked) return t('Waits for a superadmin')
  return state === 'waiting' ? t('Is tried again') : t('Not sent again')
}

/** Sends a mail again, where that is possible. Rule: MOD-61. */
export const SendAgain = ({ mail, onSendAgain, sending }: SendAgainProps) => {
  if (!mail.isRepeatable)
    return (
      <Text as="span" variant="caption" tone="muted">
        {whyNot(mail)}
      </Text>
    )
  return (
    <Button
      size="sm"
      isPending={sending === mail.uuid}
      aria-label={t('Send “{subject}” again', { subject: mail.subject })}
      onPress={() => onSendAgain(mail)}
    >
      {t('Send again')}
    </Button>
  )
}
