import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { t } from '../../../../shared/i18n/index.ts'
import { formatWhen } from '../../../../shared/format/formats.ts'
import type { UnsavedSection } from '../../unsaved-sections.ts'

export interface UnsavedChangesProps {
  readonly drafts: readonly UnsavedSection[]
  /** The name of the section or entry for the buttons: "skills". */
  readonly nameOf: (draft: UnsavedSection) => string
  readonly onContinue: (draft: UnsavedSection) => void
  readonly onDiscard: (draft: UnsavedSection) => void
}

/** "Unsaved changes" of a section, with a way to go on and one to discard them. Rule: PROF-48. */
export const UnsavedChanges = ({ drafts, nameOf, onContinue, onDiscard }: UnsavedChangesProps) =>
  drafts.map((draft) => {
    const name = nameOf(draft)
    return (
      <Banner
        key={draft.section}
        title={t('Unsaved changes')}
        actions={
          <>
            <Button size="sm" aria-label={t('Continue with {name}', { name })} onPress={() => onContinue(draft)}>
              {t('Continue')}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={t('Discard the changes of {name}', { name })}
              onPress={() => onDiscard(draft)}
            >
              {t('Discard')}
            </Button>
          </>
        }
      >
        {draft.id === null ? formatWhen(draft.savedAt) : t('{name}, {when}', { name, when: formatWhen(draft.savedAt) })}
      </Banner>
    )
  })
