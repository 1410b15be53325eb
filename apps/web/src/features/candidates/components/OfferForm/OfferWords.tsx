import {
  OFFER_TEXT_MAX_LENGTH,
  REQUEST_MESSAGE_MAX_LENGTH,
  type RequestErrors,
  type RequestForm,
} from '@guildhall/domain/conversations'
import { countCharacters } from '@guildhall/domain/shared'
import { TextArea } from '@guildhall/ui-kit/TextArea'
import { appendText, TemplateGapNote, type TemplateInsert, TemplateMenu } from '../../../templates/index.ts'
import styles from './OfferForm.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface OfferWordsProps {
  readonly value: RequestForm
  readonly onChange: (change: Partial<RequestForm>) => void
  readonly firstName: string
  readonly errors: RequestErrors
  readonly templates: TemplateInsert | undefined
}

/** What is written with an offer: the description of the work, and a message. Rules: CONV-26, CONV-65. */
export const OfferWords = ({ value, onChange, firstName, errors, templates }: OfferWordsProps) => {
  const isTooLong = countCharacters(value.description) > OFFER_TEXT_MAX_LENGTH
  return (
    <>
      <TextArea
        label={t('What the work is')}
        name="description"
        isRequired
        rows={4}
        showCharacterCount
        maxLength={OFFER_TEXT_MAX_LENGTH}
        value={value.description}
        onChange={(description) => onChange({ description })}
        errorMessage={errors.description?.[0]}
        descriptionTone={isTooLong ? 'warning' : undefined}
        description={
          isTooLong
            ? t('Longer than the {offerTextMaxLength} characters that go with a request.', {
                offerTextMaxLength: OFFER_TEXT_MAX_LENGTH,
              })
            : undefined
        }
      />
      {templates && (
        <div className={styles['templates']}>
          <TemplateMenu showsLabel templates={templates.templates} onChoose={templates.onChoose} />
          <TemplateGapNote
            insert={templates}
            onInsert={(text) => onChange({ description: appendText(value.description, text) })}
          />
        </div>
      )}
      <TextArea
        label={t('Message (optional)')}
        name="message"
        rows={3}
        showCharacterCount
        maxLength={REQUEST_MESSAGE_MAX_LENGTH}
        value={value.message}
        onChange={(message) => onChange({ message })}
        description={t('{firstName} reads it with your request, as your first message.', { firstName })}
        errorMessage={errors.message?.[0]}
      />
    </>
  )
}
