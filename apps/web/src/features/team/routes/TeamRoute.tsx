import type { CompanyWire } from '@guildhall/rest-contract/client'
import { TeamSettings } from './TeamSettings.tsx'
import { useTeam } from '../api/use-team.ts'

/** The team of who is signed in. */
export const TeamRoute = ({ company }: { readonly company: CompanyWire }) => <TeamSettings {...useTeam(company)} />
