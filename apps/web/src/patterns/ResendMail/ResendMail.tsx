import { VERIFICATION_MAILS_A_DAY } from '@guildhall/domain/shared'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { formatTime } from '../../app/formats.ts'
import styles from './ResendMail.module.css'

export interface ResendMailProps {
  readonly onSend: () => void
  readonly isPending?: boolean
  /** Seconds until another may be asked for; 0 for now. */
  readonly secondsLeft?: number
  /** True once another was sent from here. */
  readonly isSent?: boolean
  /** What the last try was refused with, in words. */
  readonly refusal?: string | null
  readonly look?: 'primary' | 'secondary'
  readonly text?: string
}

const MINUTE_SECONDS = 60

/** "in 20 s", "in 3 min", or the time of day when the day's five are used up. */
function waitWords(seconds: number): string {
  if (seconds <= MINUTE_SECONDS) return `in ${seconds} s`
  if (seconds < MINUTE_SECONDS * MINUTE_SECONDS) return `in ${Math.ceil(seconds / MINUTE_SECONDS)} min`
  return `at ${formatTime(new Date(Date.now() + seconds * 1000))}`
}

/** Asks for the verification mail again: one a minute, five a day. Source: D3. */
export const ResendMail = ({
  onSend,
  isPending = false,
  secondsLeft = 0,
  isSent = false,
  refusal = null,
  look = 'secondary',
  text = 'Send the mail again',
}: ResendMailProps) => (
  <div className={styles['resend']}>
    <output className={styles['said']}>
      {isSent && <Banner tone="success">Sent. Look in spam too: the mail comes from Guildhall.</Banner>}
      {refusal !== null && <Banner tone="danger">{refusal}</Banner>}
    </output>
    <Button look={look} size="lg" onPress={onSend} isPending={isPending} isDisabled={secondsLeft > 0}>
      {secondsLeft > 0 ? `Send another ${waitWords(secondsLeft)}` : text}
    </Button>
    {secondsLeft > MINUTE_SECONDS && (
      <p className={styles['why']}>{VERIFICATION_MAILS_A_DAY} mails a day at most, so that nobody is flooded.</p>
    )}
  </div>
)
