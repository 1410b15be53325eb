import { type VettingDecision, VETTING_MESSAGE_MAX_LENGTH } from '@guildhall/domain/moderation'
import { maxLength, validate } from '@guildhall/domain/shared'
import type { Ref } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Checkbox, CheckboxGroup } from '@guildhall/ui-kit/Checkbox'
import { Kbd } from '@guildhall/ui-kit/Kbd'
import { TextButton } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import { TextArea } from '@guildhall/ui-kit/TextArea'
import { t } from '../../../../shared/i18n/index.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import type { VettingReason } from '../../api/use-vetting-reasons.ts'
import { REASON_KEYS } from '../../vetting-reasons.ts'
import { Waiting } from '../Lists/index.ts'
import styles from './Vetting.module.css'

export interface DecisionPanelProps {
  /** What can be chosen. */
  readonly options: Loadable<readonly VettingReason[]>
  /** Codes of those that are chosen. */
  readonly reasons: readonly string[]
  readonly message: string
  /** Why a decision could not be sent. */
  readonly error: string | null
  readonly isPending: boolean
  /** False unless the operator holds the profile. */
  readonly isOpen: boolean
  readonly messageRef?: Ref<HTMLTextAreaElement>
  readonly onReasons: (reasons: readonly string[]) => void
  readonly onMessage: (message: string) => void
  readonly onDecide: (decision: VettingDecision) => void
  readonly onRelease: () => void
  readonly onHelp: () => void
}

/** Reasons, the message, and the three decisions. Rules: MOD-5, MOD-6, MOD-33. */
export const DecisionPanel = ({
  options,
  reasons,
  message,
  error,
  isPending,
  isOpen,
  messageRef,
  onReasons,
  onMessage,
  onDecide,
  onRelease,
  onHelp,
}: DecisionPanelProps) => {
  const tooLong = validate({ message }, { message: [maxLength(VETTING_MESSAGE_MAX_LENGTH)] })['message']?.[0]
  const isDisabled = !isOpen || isPending || tooLong !== undefined
  return (
    <aside className={styles['panel']} aria-label={t('Decision')}>
      <Waiting of={options} label={t('Loading the reasons')} />
      {options.state === 'ready' && (
        <CheckboxGroup
          label={t('Reasons')}
          value={[...reasons]}
          onChange={(codes) => onReasons(options.value.map(({ code }) => code).filter((code) => codes.includes(code)))}
          errorMessage={error ?? undefined}
        >
          {options.value.map(({ code, label }, at) => (
            <div key={code} className={styles['reason']}>
              <Checkbox value={code}>
                <bdi>{t(label)}</bdi>
              </Checkbox>
              {at < REASON_KEYS && <Kbd>{String(at + 1)}</Kbd>}
            </div>
          ))}
        </CheckboxGroup>
      )}
      <TextArea
        ref={messageRef}
        label={t('Message to the contractor')}
        rows={4}
        maxLength={VETTING_MESSAGE_MAX_LENGTH}
        value={message}
        onChange={onMessage}
        errorMessage={tooLong === undefined ? undefined : t(tooLong)}
      />
      <div className={styles['decisions']}>
        <Button variant="primary" isDisabled={isDisabled} onPress={() => onDecide('approved')}>
          {t('Approve')} <Kbd>a</Kbd>
        </Button>
        <Button isDisabled={isDisabled} onPress={() => onDecide('changes_requested')}>
          {t('Ask for changes')} <Kbd>c</Kbd>
        </Button>
        <Button variant="quiet" isDisabled={isDisabled} onPress={() => onDecide('rejected')}>
          {t('Reject')} <Kbd>r</Kbd>
        </Button>
        <Button variant="quiet" isDisabled={!isOpen} onPress={onRelease}>
          {t('Give back')} <Kbd>g</Kbd>
        </Button>
      </div>
      <Text variant="caption" tone="muted">
        {t('Logged with your name. The contractor reads each reason beside its section.')}
      </Text>
      <Text as="div" variant="caption">
        <TextButton onPress={onHelp}>{t('All keys')}</TextButton> <Kbd>?</Kbd>
      </Text>
    </aside>
  )
}
