import type { ContractorProfile } from '@guildhall/domain/profiles'
import { FileRow } from '@guildhall/ui-kit/FileDrop'
import { Link } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import { EditSection } from '../../patterns/EditSection/index.ts'

const visibility: Readonly<Record<ContractorProfile['cvVisibility'], string>> = {
  employers: 'Every employer can open it.',
  'after-acceptance': 'Employers can open it once you have accepted their request.',
}

/** The CV that is there, and who may open it. Source: D2. */
export const CvSection = ({ profile }: { readonly profile: ContractorProfile }) => (
  <EditSection title="CV">
    {profile.cvUrl === null ? (
      <Text tone="muted">No CV added</Text>
    ) : (
      <>
        <FileRow name={profile.cvName ?? 'CV'} />
        <Text look="caption">
          {visibility[profile.cvVisibility]}{' '}
          <Link href={profile.cvUrl} target="_blank">
            Open it
          </Link>
        </Text>
      </>
    )}
  </EditSection>
)
