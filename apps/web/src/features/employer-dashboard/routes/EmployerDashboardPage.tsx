import { useNavigate } from '@tanstack/react-router'
import { EmployerDashboardView } from './EmployerDashboardView.tsx'

/** The route of the employer's dashboard. */
export const EmployerDashboardPage = () => {
  const navigate = useNavigate()
  return <EmployerDashboardView onSearch={(href) => void navigate({ href })} />
}
