import { useNavigate } from '@tanstack/react-router'
import { EmployerDashboardView } from './EmployerDashboardView.tsx'

/** The employer's dashboard at its address. */
export const EmployerDashboardPage = () => {
  const navigate = useNavigate()
  return <EmployerDashboardView onSearch={(href) => void navigate({ href })} />
}
