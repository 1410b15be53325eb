import { useNavigate, useSearch } from '@tanstack/react-router'
import { type EditPart, editPartOf } from '../../app/profile/edit-parts.ts'
import { ownProfileOf } from '../../app/profile/from-wire.ts'
import { useSignedIn } from '../../app/session/index.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { ListEditor } from './editors/ListEditor.tsx'
import { MainProfileEditor } from './editors/MainProfileEditor.tsx'
import { PictureEditor } from './editors/PictureEditor.tsx'
import type { EditorProps } from './editors/types.ts'
import { WorkEntryEditor } from './editors/WorkEntryEditor.tsx'
import { ResumePage } from './ResumePage.tsx'
import { useEntryDeletion } from './use-entry-deletion.ts'

const Editor = ({ part, id, ...props }: EditorProps & { readonly part: EditPart; readonly id: string }) => {
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
  }
}

/** One's own profile; which section is open stands in the address. Source: product-spec §2 /resume. */
export const ResumeRoute = () => {
  usePageTitle('Profile')
  const session = useSignedIn()
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const own = ownProfileOf(session)
  const deletion = useEntryDeletion()
  if (own === null) return null
  const part = editPartOf(search['edit'])
  const id = typeof search['id'] === 'string' ? search['id'] : 'new'
  const open = (to: EditPart, entry?: string): void =>
    void navigate({
      to: '/resume',
      search: { edit: to, ...(entry === undefined ? {} : { id: entry }) },
      resetScroll: false,
    })
  const close = (): void => void navigate({ to: '/resume', search: {}, resetScroll: false })
  const profile = {
    ...own.profile,
    workExperiences: own.profile.workExperiences.filter(({ uuid }) => !deletion.isHidden(uuid)),
  }
  return (
    <ResumePage
      profile={profile}
      hiddenReason={own.hiddenReason}
      onEdit={open}
      onDeleteEntry={(uuid) => {
        const entry = own.profile.workExperiences.find((candidate) => candidate.uuid === uuid)
        if (entry !== undefined) deletion.remove(entry)
      }}
    >
      {part !== null && <Editor part={part} id={id} profile={own.profile} session={session} onClose={close} />}
    </ResumePage>
  )
}
