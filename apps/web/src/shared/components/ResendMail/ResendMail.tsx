import { VERIFICATION_MAILS_PER_DAY } from '@guildhall/domain/identity'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { formatTime } from '../../format/formats.ts'
import styles from './ResendMail.module.css'
import { t } from '../../i18n/index.ts'

export interface ResendMailProps {
  readonly onSend: () => void
  readonly isPending?: boolean
  /** Seconds until another mail can be requested; 0 if it can be requested now. */
  readonly secondsLeft?: number
  /** True once another mail was sent from here. */
  readonly isSent?: boolean
  /** The error message of the last attempt. */
  readonly refusal?: string | null
  readonly variant?: 'primary' | 'secondary'
  readonly text?: string
  readonly size?: 'sm' | 'lg'
}

const MINUTE_SECONDS = 60

/** "in 20 s", "in 3 min", or the time of day when the day's five mails are used up. */
function formatTimeLeft(seconds: number): string {
  if (seconds <= MINUTE_SECONDS) return t('in {seconds} s', { seconds })
  if (seconds < MINUTE_SECONDS * MINUTE_SECONDS)
    return t('in {count} min', { count: Math.ceil(seconds / MINUTE_SECONDS) })
  return t('at {time}', { time: formatTime(new Date(Date.now() + seconds * 1000)) })
}

/** Requests the verification mail again: at most one a minute and five a day. Rule: IDEN-26. */
export const ResendMail = ({
  onSend,
  isPending = false,
  secondsLeft = 0,
  isSent = false,
  refusal = null,
  variant: look = 'secondary',
  text = t('Send the mail again'),
  size = 'lg',
}: ResendMailProps) => (
  <div className={styles['resend']}>
    <output className={styles['said']}>
      {isSent && <Banner tone="success">{t('Sent. Look in spam too: the mail comes from Guildhall.')}</Banner>}
      {refusal !== null && <Banner tone="danger">{refusal}</Banner>}
    </output>
    <Button variant={look} size={size} onPress={onSend} isPending={isPending} isDisabled={secondsLeft > 0}>
      {secondsLeft > 0 ? t('Send another {wait}', { wait: formatTimeLeft(secondsLeft) }) : text}
    </Button>
    {secondsLeft > MINUTE_SECONDS && (
      <p className={styles['why']}>
        {t('{verificationMailsADay} mails a day at most, so that nobody is flooded.', {
          verificationMailsADay: VERIFICATION_MAILS_PER_DAY,
        })}
      </p>
    )}
  </div>
)
