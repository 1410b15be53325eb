import type { OperatorPermission } from '@guildhall/domain/moderation'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { t } from '../../../shared/i18n/index.ts'
import { useCompanies, useCompany, usePeople, usePerson } from '../api/use-look-up.ts'
import { useMailsOf, useSendAgain } from '../api/use-mails.ts'
import { useCompanyActions, usePersonActions } from '../api/use-staff-actions.ts'
import { useLookUpText } from '../use-look-up-text.ts'
import { StaffCompaniesPage } from './StaffCompaniesPage.tsx'
import { StaffCompanyPage } from './StaffCompanyPage.tsx'
import { StaffPeoplePage } from './StaffPeoplePage.tsx'
import { StaffPersonPage } from './StaffPersonPage.tsx'

export interface StaffPeopleRouteProps {
  readonly subject: 'companies' | 'people'
  readonly rights: readonly OperatorPermission[]
  /** The person or company that is open; null for the list. */
  readonly uuid: string | null
}

/** People and companies, as lists and one by one. Rules: MOD-35, MOD-36. */
export const StaffPeopleRoute = ({ rights, subject, uuid }: StaffPeopleRouteProps) => {
  if (subject === 'people') return uuid === null ? <People /> : <Person key={uuid} uuid={uuid} rights={rights} />
  return uuid === null ? <Companies /> : <Company key={uuid} uuid={uuid} rights={rights} />
}

const People = () => {
  usePageTitle(t('People'))
  const { searched, ...field } = useLookUpText()
  return <StaffPeoplePage {...field} found={usePeople(searched)} />
}

const Companies = () => {
  usePageTitle(t('Companies'))
  const { searched, ...field } = useLookUpText()
  return <StaffCompaniesPage {...field} now={useNow()} found={useCompanies(searched)} />
}

type OneProps = Pick<StaffPeopleRouteProps, 'rights'> & { readonly uuid: string }

const Person = ({ rights, uuid }: OneProps) => {
  const person = usePerson(uuid)
  usePageTitle(person.state === 'ready' ? `${person.value.firstName} ${person.value.lastName}` : t('People'))
  return (
    <StaffPersonPage
      rights={rights}
      person={person}
      mails={useMailsOf(uuid, rights.includes('see-mails'))}
      {...useSendAgain()}
      {...usePersonActions(uuid)}
    />
  )
}

const Company = ({ rights, uuid }: OneProps) => {
  const company = useCompany(uuid)
  usePageTitle(company.state === 'ready' ? company.value.name : t('Companies'))
  return <StaffCompanyPage rights={rights} now={useNow()} company={company} {...useCompanyActions(uuid)} />
}
