import type { EditPart } from '../../../app/profile/edit-parts.ts'
import { CvEditor } from './CvEditor.tsx'
import { ListEditor } from './ListEditor.tsx'
import { MainProfileEditor } from './MainProfileEditor.tsx'
import { PictureEditor } from './PictureEditor.tsx'
import { QualificationEditor } from './QualificationEditor.tsx'
import type { EditorProps } from './types.ts'
import { WorkEntryEditor } from './WorkEntryEditor.tsx'

/** The form of one section, over the profile. */
export const Editor = ({ part, id, ...props }: EditorProps & { readonly part: EditPart; readonly id: string }) => {
  switch (part) {
    case 'MainProfile':
      return <MainProfileEditor {...props} />
    case 'Picture':
      return <PictureEditor {...props} />
    case 'Industries':
      return <ListEditor {...props} list="industries" />
    case 'Skills':
      return <ListEditor {...props} list="skills" />
    case 'Languages':
      return <ListEditor {...props} list="languages" />
    case 'WorkExperience':
      return <WorkEntryEditor key={id} {...props} id={id} />
    case 'Qualification':
      return <QualificationEditor key={id} {...props} id={id} />
    case 'Cv':
      return <CvEditor {...props} />
    case 'Import':
      return null
  }
}
