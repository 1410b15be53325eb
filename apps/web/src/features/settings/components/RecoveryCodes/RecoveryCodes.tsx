import { useState } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { InlineMessage } from '@guildhall/ui-kit/InlineMessage'
import { Cluster, Stack } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import styles from './RecoveryCodes.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface RecoveryCodesProps {
  readonly codes: readonly string[]
}

const fileOf = (codes: readonly string[]): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`${t('Guildhall recovery codes. Each works once.\n\n{codes}', { codes: codes.join('\n') })}
`)}`

/** The codes that replace the authenticator app, shown only once, to copy or to download. Rule: IDEN-37. */
export const RecoveryCodes = ({ codes }: RecoveryCodesProps) => {
  const [copied, setCopied] = useState<'yes' | 'refused' | null>(null)
  const copy = (): void => {
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied('yes'),
      () => setCopied('refused'),
    )
  }
  return (
    <Stack>
      <Text>
        {t('Each of these signs you in once when your phone is away. Keep them where you will find them without it.')}
      </Text>
      <ul className={styles['codes']} aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Cluster>
        <Button size="sm" onPress={copy}>
          <Icon icon={copied === 'yes' ? icons.Check : icons.Copy} />
          {copied === 'yes' ? t('Copied') : t('Copy')}
        </Button>
        <a href={fileOf(codes)} download="guildhall-recovery-codes.txt">
          {t('Keep as a file')}
        </a>
      </Cluster>
      <output>
        {copied === 'refused' && (
          <Text tone="danger">{t('Your browser does not let us copy. Select the codes instead.')}</Text>
        )}
      </output>
      <InlineMessage tone="warning">{t('They are shown this one time.')}</InlineMessage>
    </Stack>
  )
}
