import type { ContractorProfile } from '@guildhall/domain/profiles'
import { Button } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { FileUploadItem } from '@guildhall/ui-kit/FileUpload'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { Link, TextButton } from '@guildhall/ui-kit/Link'
import { Cluster } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import type { ReactNode } from 'react'
import { EditSection } from '../EditSection/index.ts'
import { FilePreview } from '../../../files/index.ts'
import { t } from '../../../../shared/i18n/index.ts'

type Visibility = ContractorProfile['cvVisibility']

const visibilityTexts: Readonly<
  Record<Visibility, { readonly said: string; readonly other: Visibility; readonly act: string }>
> = {
  employers: { said: t('Every employer can open it.'), other: 'after-acceptance', act: t('Only after I accept') },
  'after-acceptance': {
    said: t('Employers can open it once you have accepted their request.'),
    other: 'employers',
    act: t('Let every employer open it'),
  },
}

export interface CvSectionProps {
  readonly profile: Pick<ContractorProfile, 'cvUrl' | 'cvName'>
  readonly visibility: Visibility
  readonly onVisibility: (visibility: Visibility) => void
  readonly onUpload: () => void
  readonly onRemove: () => void
  /** The vetting notes for the CV. */
  readonly notes?: ReactNode
  /** The list of companies that opened it. */
  readonly views?: ReactNode
}

/** The CV, who may open it and who has opened it. Rules: PROF-12, FILE-12. */
export const CvSection = (props: CvSectionProps) => {
  const { profile, visibility, onVisibility, onUpload, onRemove, notes, views } = props
  const { cvUrl, cvName } = profile
  const name = cvName ?? 'CV'
  const { said, other, act } = visibilityTexts[visibility]
  return (
    <EditSection
      title={t('CV')}
      editText={cvUrl === null ? t('Upload') : t('Replace')}
      editIcon={icons.Upload}
      onEdit={onUpload}
      notes={notes}
    >
      {cvUrl === null ? (
        <Text tone="muted">{t('No CV added')}</Text>
      ) : (
        <>
          <FileUploadItem name={name} onRemove={onRemove} />
          <Cluster gap={3}>
            <Dialog
              title={name}
              size="lg"
              trigger={
                <Button size="sm">
                  <Icon icon={icons.Eye} />
                  {t('Look at it')}
                </Button>
              }
            >
              <FilePreview name={name} source={cvUrl} />
            </Dialog>
            <Link href={cvUrl} target="_blank">
              {t('Open it')}
            </Link>
          </Cluster>
          <Text variant="caption">
            {said} <TextButton onPress={() => onVisibility(other)}>{act}</TextButton>
          </Text>
        </>
      )}
      {views}
    </EditSection>
  )
}
