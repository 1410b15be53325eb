import type { ContractorProfile, ProfileSection } from '@guildhall/domain/profiles'
import type { EditPart } from '../../edit-parts.ts'
import { useServerForm } from '../../../../shared/drafts/use-server-form.ts'
import { CvEditor } from './CvEditor.tsx'
import { ListEditor } from './ListEditor.tsx'
import { MainProfileEditor } from './MainProfileEditor.tsx'
import { PictureEditor } from './PictureEditor.tsx'
import { QualificationEditor } from './QualificationEditor.tsx'
import type { EditorProps } from './types.ts'
import { WorkEntryEditor } from './WorkEntryEditor.tsx'

type FilePart = 'Picture' | 'Cv' | 'Import'
type FormPart = Exclude<EditPart, FilePart>

/** The editor of one section, over the profile. */
export const Editor = ({ part, ...props }: EditorProps & { readonly part: EditPart; readonly id: string }) => {
  switch (part) {
    case 'Picture':
      return <PictureEditor {...props} />
    case 'Cv':
      return <CvEditor {...props} />
    case 'Import':
      return null
    default:
      return <SectionEditor {...props} part={part} />
  }
}

/** The key of a section's draft; an id that is not in the profile belongs to a new entry. */
const sectionOf = (part: FormPart, id: string, profile: ContractorProfile): ProfileSection => {
  const known = (entries: readonly { readonly uuid: string }[]): string =>
    entries.some(({ uuid }) => uuid === id) ? id : 'new'
  switch (part) {
    case 'MainProfile':
      return 'main-profile'
    case 'Industries':
      return 'industries'
    case 'Skills':
      return 'skills'
    case 'Languages':
      return 'languages'
    case 'WorkExperience':
      return `work:${known(profile.workExperiences)}`
    case 'Qualification':
      return `education:${known(profile.qualifications)}`
  }
}

/** Opens once the draft has loaded, so that the values do not change while the user types. */
const SectionEditor = ({ part, id, ...props }: EditorProps & { readonly part: FormPart; readonly id: string }) => {
  const section = sectionOf(part, id, props.profile)
  const served = useServerForm(section)
  if (served.isPending) return null
  const accountUuid = props.session.user.uuid
  const form = { ...props, opened: { accountUuid, section, served: served.data } }
  switch (part) {
    case 'MainProfile':
      return <MainProfileEditor {...form} />
    case 'Industries':
      return <ListEditor key={section} {...form} list="industries" />
    case 'Skills':
      return <ListEditor key={section} {...form} list="skills" />
    case 'Languages':
      return <ListEditor key={section} {...form} list="languages" />
    case 'WorkExperience':
      return <WorkEntryEditor key={section} {...form} id={id} />
    case 'Qualification':
      return <QualificationEditor key={section} {...form} id={id} />
  }
}
