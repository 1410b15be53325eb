import { useQueryClient } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { candidateNameIn } from '../../app/profile/candidate-name-in.ts'
import { returnToOf } from '../../app/profile/return-to.ts'
import { useSignedIn } from '../../app/session/index.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { SettingsFrame } from '../../patterns/SettingsFrame/index.ts'
import { NotFoundPart } from '../states/NotFoundPage.tsx'
import { AccountRoute } from './AccountRoute.tsx'
import { CompanyRoute } from './CompanyRoute.tsx'
import { menuHrefOf, settingsGroups } from './settings-groups.ts'

const heads = {
  account: { title: 'Account', lead: undefined },
  company: { title: 'Company', lead: 'Contractors see this before they answer.' },
} as const

type Part = keyof typeof heads

const partOf = (text: string | undefined, hasCompany: boolean): Part | null => {
  if (text === 'account') return 'account'
  return text === 'company' && hasCompany ? 'company' : null
}

/** The parts of the settings, with the menu beside them. Source: product-spec §2 Settings. */
export const SettingsRoute = () => {
  const session = useSignedIn()
  const { part: text } = useParams({ strict: false })
  const part = partOf(text, session.company !== null)
  return part === null ? <NotFoundPart /> : <Part part={part} />
}

const Part = ({ part }: { readonly part: Part }) => {
  const { title, lead } = heads[part]
  usePageTitle(title)
  const session = useSignedIn()
  const queries = useQueryClient()
  const search = useSearch({ strict: false })
  const back = returnToOf(search)
  const name = back === null ? null : candidateNameIn(queries, back.href)
  const returnTo = back !== null && name !== null ? { ...back, label: `Back to ${name}` } : back
  return (
    <SettingsFrame
      groups={settingsGroups(session)}
      current={part}
      title={title}
      lead={lead}
      showsMenu={search['menu'] === 'open'}
      menuHref={menuHrefOf(part)}
    >
      {part === 'account' ? (
        <AccountRoute session={session} returnTo={returnTo} />
      ) : (
        session.company !== null && <CompanyRoute company={session.company} returnTo={returnTo} />
      )}
    </SettingsFrame>
  )
}
