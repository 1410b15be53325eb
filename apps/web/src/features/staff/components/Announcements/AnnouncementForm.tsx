import {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_TEXT_MAX_LENGTH,
  ANNOUNCEMENT_TITLE_MAX_LENGTH,
  type AnnouncementAudience,
} from '@guildhall/domain/moderation'
import { Button } from '@guildhall/ui-kit/Button'
import { Form } from '@guildhall/ui-kit/Form'
import { RadioGroup } from '@guildhall/ui-kit/RadioGroup'
import { Cluster } from '@guildhall/ui-kit/Stack'
import { TextArea } from '@guildhall/ui-kit/TextArea'
import { TextField } from '@guildhall/ui-kit/TextField'
import { formatNumber } from '../../../../shared/format/formats.ts'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { t } from '../../../../shared/i18n/index.ts'
import { audienceLabels } from '../../announcement-words.ts'
import type { AnnouncementDraft, AnnouncementList } from '../../api/use-announcements.ts'

export interface AnnouncementFormProps extends Pick<AnnouncementDraft, 'errors' | 'form' | 'onAsk' | 'onForm'> {
  /** Null until it is known. */
  readonly audiences: AnnouncementList['audiences'] | null
}

/** What is announced, and to whom. Rule: MOD-67. */
export const AnnouncementForm = ({ audiences, errors, form, onAsk, onForm }: AnnouncementFormProps) => {
  const { audience, link, text, title } = form
  const remaining = useRemainingErrors(errors, { title, text, link: link ?? '' })
  return (
    <Form errors={errors} onSubmit={onAsk}>
      <RadioGroup<AnnouncementAudience>
        label={t('To')}
        orientation="horizontal"
        options={ANNOUNCEMENT_AUDIENCES.map((id) => ({
          id,
          label:
            audiences === null
              ? audienceLabels[id]
              : t('{audience} ({count})', { audience: audienceLabels[id], count: formatNumber(audiences[id]) }),
        }))}
        value={audience}
        onChange={(id) => onForm({ ...form, audience: id })}
      />
      <TextField
        label={t('Title')}
        name="title"
        isRequired
        autoComplete="off"
        maxLength={ANNOUNCEMENT_TITLE_MAX_LENGTH}
        value={title}
        onChange={(typed) => onForm({ ...form, title: typed })}
        errorMessage={getErrorMessage(remaining, 'title')}
      />
      <TextArea
        label={t('Text')}
        name="text"
        isRequired
        rows={5}
        maxLength={ANNOUNCEMENT_TEXT_MAX_LENGTH}
        showCharacterCount
        description={t('An empty line begins a new paragraph.')}
        value={text}
        onChange={(typed) => onForm({ ...form, text: typed })}
        errorMessage={getErrorMessage(remaining, 'text')}
      />
      <TextField
        label={t('Link')}
        name="link"
        autoComplete="off"
        placeholder={t('/settings/account')}
        description={t('Optional: a path of Guildhall, where a button leads.')}
        value={link ?? ''}
        onChange={(typed) => onForm({ ...form, link: typed.trim() === '' ? null : typed.trim() })}
        errorMessage={getErrorMessage(remaining, 'link')}
      />
      <Cluster>
        <Button type="submit" variant="primary">
          {t('Announce')}
        </Button>
      </Cluster>
    </Form>
  )
}
