import { useState } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { Note } from '@guildhall/ui-kit/Note'
import { Cluster, Stack } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import styles from './RecoveryCodes.module.css'
import { say } from '../../../../shared/i18n/index.ts'

export interface RecoveryCodesProps {
  readonly codes: readonly string[]
}

const fileOf = (codes: readonly string[]): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`${say('Guildhall recovery codes. Each works once.\n\n{codes}', { codes: codes.join('\n') })}
`)}`

/** The codes that stand in for the authenticator app, shown this once, to copy or to keep as a file. Rule: IDEN-37. */
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
        {say('Each of these signs you in once when your phone is away. Keep them where you will find them without it.')}
      </Text>
      <ul className={styles['codes']} aria-label={say('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Cluster>
        <Button size="sm" onPress={copy}>
          <Icon of={copied === 'yes' ? glyphs.Check : glyphs.Copy} />
          {copied === 'yes' ? say('Copied') : say('Copy')}
        </Button>
        <a href={fileOf(codes)} download="guildhall-recovery-codes.txt">
          {say('Keep as a file')}
        </a>
      </Cluster>
      <output>
        {copied === 'refused' && (
          <Text tone="danger">{say('Your browser does not let us copy. Select the codes instead.')}</Text>
        )}
      </output>
      <Note tone="warning">{say('They are shown this one time.')}</Note>
    </Stack>
  )
}
