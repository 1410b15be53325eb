export { EmployerDashboard, type EmployerDashboardProps } from './EmployerDashboard.tsx'
