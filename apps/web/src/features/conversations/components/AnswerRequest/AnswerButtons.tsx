import { Button } from '@guildhall/ui-kit/Button'
import styles from './AnswerRequest.module.css'
import { t } from '../../../../shared/i18n/index.ts'

/** The three answers to a request. */
export type AnswerKind = 'interested' | 'terms' | 'decline'

export interface AnswerButtonsProps {
  readonly onChoose: (kind: AnswerKind) => void
  /** A declined or expired request can only be accepted. */
  readonly isLate?: boolean
}

/** Accept, accept with other terms, decline; the first is the primary action. Rules: CONV-3, CONV-4, CONV-6. */
export const AnswerButtons = ({ onChoose, isLate = false }: AnswerButtonsProps) => (
  <div className={styles['buttons']}>
    <Button variant="primary" onPress={() => onChoose('interested')}>
      {t('I’m interested')}
    </Button>
    <Button onPress={() => onChoose('terms')}>{t('Suggest other terms')}</Button>
    {!isLate && (
      <Button variant="quiet" onPress={() => onChoose('decline')}>
        {t('Decline')}
      </Button>
    )}
  </div>
)
