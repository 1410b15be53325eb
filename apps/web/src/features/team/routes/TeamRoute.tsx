import type { CompanyWire } from '@guildhall/rest-contract/client'
import { TeamSettings } from './TeamSettings.tsx'
import { useTeam } from '../api/use-team.ts'

/** The user's team. */
export const TeamRoute = ({ company }: { readonly company: CompanyWire }) => <TeamSettings {...useTeam(company)} />
