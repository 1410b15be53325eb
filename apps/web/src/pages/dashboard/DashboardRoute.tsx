import { lazy, Suspense } from 'react'
import { useSignedIn } from '../../app/session/index.ts'

const Contractor = lazy(async () => ({
  default: (await import('../contractor-dashboard/ContractorDashboardPage.tsx')).ContractorDashboardPage,
}))
const Employer = lazy(async () => ({
  default: (await import('../employer-dashboard/EmployerDashboardPage.tsx')).EmployerDashboardPage,
}))

/** Each kind of user has a dashboard of their own behind the one address. Source: product-spec §2; D20. */
export const DashboardRoute = () => {
  const { user } = useSignedIn()
  return <Suspense>{user.userType === 'contractor' ? <Contractor /> : <Employer />}</Suspense>
}
