import type { ContractorProfile } from '@guildhall/domain/profiles'
import { Button } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { FileRow } from '@guildhall/ui-kit/FileDrop'
import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { Link, TextButton } from '@guildhall/ui-kit/Link'
import { Cluster } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import type { ReactNode } from 'react'
import { EditSection } from '../EditSection/index.ts'
import { FilePreview } from '../../../files/index.ts'
import { say } from '../../../../shared/i18n/index.ts'

type Visibility = ContractorProfile['cvVisibility']

const words: Readonly<Record<Visibility, { readonly said: string; readonly other: Visibility; readonly act: string }>> =
  {
    employers: { said: say('Every employer can open it.'), other: 'after-acceptance', act: say('Only after I accept') },
    'after-acceptance': {
      said: say('Employers can open it once you have accepted their request.'),
      other: 'employers',
      act: say('Let every employer open it'),
    },
  }

export interface CvSectionProps {
  readonly profile: Pick<ContractorProfile, 'cvUrl' | 'cvName'>
  readonly visibility: Visibility
  readonly onVisibility: (visibility: Visibility) => void
  readonly onUpload: () => void
  readonly onRemove: () => void
  /** What stands in the way of the profile here. */
  readonly notes?: ReactNode
  /** Who opened it. */
  readonly views?: ReactNode
}

/** The CV that is there, who may open it and who has. Rules: PROF-12, FILE-12. */
export const CvSection = (props: CvSectionProps) => {
  const { profile, visibility, onVisibility, onUpload, onRemove, notes, views } = props
  const { cvUrl, cvName } = profile
  const name = cvName ?? 'CV'
  const { said, other, act } = words[visibility]
  return (
    <EditSection
      title={say('CV')}
      editText={cvUrl === null ? say('Upload') : say('Replace')}
      editIcon={glyphs.Upload}
      onEdit={onUpload}
      notes={notes}
    >
      {cvUrl === null ? (
        <Text tone="muted">{say('No CV added')}</Text>
      ) : (
        <>
          <FileRow name={name} onRemove={onRemove} />
          <Cluster gap={3}>
            <Dialog
              title={name}
              isWide
              trigger={
                <Button size="sm">
                  <Icon of={glyphs.Eye} />
                  {say('Look at it')}
                </Button>
              }
            >
              <FilePreview name={name} source={cvUrl} />
            </Dialog>
            <Link href={cvUrl} target="_blank">
              {say('Open it')}
            </Link>
          </Cluster>
          <Text look="caption">
            {said} <TextButton onPress={() => onVisibility(other)}>{act}</TextButton>
          </Text>
        </>
      )}
      {views}
    </EditSection>
  )
}
