import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import type { TemplateInsert } from '../../api/use-templates.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface TemplateGapNoteProps {
  readonly insert: Pick<TemplateInsert, 'gap' | 'onGapClose' | 'problem'>
  readonly onInsert: (text: string) => void
}

/** Explains why a template was not inserted, and offers to insert it with its placeholders. Rule: CONV-54. */
export const TemplateGapNote = ({ insert, onInsert }: TemplateGapNoteProps) => {
  const { gap, onGapClose, problem } = insert
  if (gap === null) {
    return problem === null ? null : (
      <Banner tone="danger" role="alert">
        {problem}
      </Banner>
    )
  }
  return (
    <Banner
      tone="warning"
      role="alert"
      title={t('“{name}” was not inserted.', { name: gap.name })}
      actions={
        <>
          <Button
            size="sm"
            onPress={() => {
              onInsert(gap.text)
              onGapClose()
            }}
          >
            {t('Fill it in myself')}
          </Button>
          <Button size="sm" variant="quiet" onPress={onGapClose}>
            {t('Leave it')}
          </Button>
        </>
      }
    >
      {t('It needs {missing}, and that is not known.', { missing: gap.missing })}
    </Banner>
  )
}
