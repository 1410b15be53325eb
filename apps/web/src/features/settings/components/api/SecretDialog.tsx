import { useState } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { Icon, icons } from '@guildhall/ui-kit/Icon'
import { InlineMessage } from '@guildhall/ui-kit/InlineMessage'
import { Stack } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import { TextField } from '@guildhall/ui-kit/TextField'
import { t } from '../../../../shared/i18n/index.ts'

export interface SecretDialogProps {
  readonly title: string
  readonly label: string
  readonly secret: string
  readonly onClose: () => void
}

/** A secret that is shown once, to copy. Rule: API-41. */
export const SecretDialog = ({ label, onClose, secret, title }: SecretDialogProps) => {
  const [copied, setCopied] = useState<'yes' | 'refused' | null>(null)
  const copy = (): void => {
    navigator.clipboard.writeText(secret).then(
      () => setCopied('yes'),
      () => setCopied('refused'),
    )
  }
  return (
    <Dialog
      title={title}
      isOpen
      isDismissable={false}
      actions={
        <Button variant="primary" onPress={onClose}>
          {t('I have kept it')}
        </Button>
      }
    >
      <Stack>
        <TextField label={label} isReadOnly value={secret} />
        <div>
          <Button size="sm" onPress={copy}>
            <Icon icon={copied === 'yes' ? icons.Check : icons.Copy} />
            {copied === 'yes' ? t('Copied') : t('Copy')}
          </Button>
        </div>
        <output>
          {copied === 'refused' && (
            <Text tone="danger">{t('Your browser does not let us copy. Select it instead.')}</Text>
          )}
        </output>
        <InlineMessage tone="warning">
          {t('It is shown this one time. Keep it where passwords are kept: whoever has it reads what it opens.')}
        </InlineMessage>
      </Stack>
    </Dialog>
  )
}
