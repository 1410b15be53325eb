import type { AnnouncementForm } from '@guildhall/domain/moderation'
import { Stack } from '@guildhall/ui-kit/Stack'
import { Heading, Text } from '@guildhall/ui-kit/Text'
import { t } from '../../../../shared/i18n/index.ts'
import styles from './Announcements.module.css'

export interface PreviewProps {
  readonly form: AnnouncementForm
}

/** The announcement as it is read in the inbox. */
export const Preview = ({ form: { link, text, title } }: PreviewProps) => {
  if (title.trim() === '' && text.trim() === '')
    return <Text tone="muted">{t('What you write is shown here as they read it.')}</Text>
  return (
    <Stack gap={3} className={styles['preview']}>
      <Heading level={3} variant="heading">
        <bdi>{title}</bdi>
      </Heading>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index} className={styles['paragraph']} dir="auto">
          {paragraph}
        </p>
      ))}
      {link !== null && <Text tone="muted">{t('A button leads to {link}.', { link })}</Text>}
    </Stack>
  )
}
