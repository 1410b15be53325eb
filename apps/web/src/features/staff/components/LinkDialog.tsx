import { useState } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { Icon, icons } from '@guildhall/ui-kit/Icon'
import { InlineMessage } from '@guildhall/ui-kit/InlineMessage'
import { Stack } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import { TextField } from '@guildhall/ui-kit/TextField'
import { formatDate, formatTime } from '../../../shared/format/formats.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { MadeLink } from '../api/use-operators.ts'

export interface LinkDialogProps extends MadeLink {
  readonly onClose: () => void
}

/** The one-time link of an operator, shown once, to copy and hand over. Rule: MOD-14. */
export const LinkDialog = ({ email, expiresAt, url, onClose }: LinkDialogProps) => {
  const [copied, setCopied] = useState<'yes' | 'refused' | null>(null)
  const copy = (): void => {
    navigator.clipboard.writeText(url).then(
      () => setCopied('yes'),
      () => setCopied('refused'),
    )
  }
  return (
    <Dialog
      title={t('The link of {email}', { email })}
      isOpen
      isDismissable={false}
      actions={
        <Button variant="primary" onPress={onClose}>
          {t('I have handed it over')}
        </Button>
      }
    >
      <Stack>
        <Text>
          {t('It works once, until {day}, {time}. An earlier link no longer works.', {
            day: formatDate(expiresAt),
            time: formatTime(expiresAt),
          })}
        </Text>
        <TextField label={t('One-time link')} isReadOnly value={url} />
        <div>
          <Button size="sm" onPress={copy}>
            <Icon icon={copied === 'yes' ? icons.Check : icons.Copy} />
            {copied === 'yes' ? t('Copied') : t('Copy')}
          </Button>
        </div>
        <output>
          {copied === 'refused' && (
            <Text tone="danger">{t('Your browser does not let us copy. Select the link instead.')}</Text>
          )}
        </output>
        <InlineMessage tone="warning">{t('It is shown this one time. Whoever has it gets the access.')}</InlineMessage>
      </Stack>
    </Dialog>
  )
}
