import type { Account, Company, ContractorProfile, TeamMember } from '../../src/index.ts'
import { emptyProfile } from '../../src/index.ts'
import { aCompany, aMember, anAccount, anEmployer, aProfile, TEST_NOW } from './people.ts'

/** The accounts, companies and profiles that conversations, bookmarks and notifications refer to. */
export interface HiringFixture {
  readonly companies: readonly Company[]
  readonly accounts: readonly Account[]
  readonly members: readonly TeamMember[]
  readonly profiles: readonly ContractorProfile[]
}

const uuid = (number: number): string => `01900000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`

const employer = (number: number, companyUuid: string, firstName: string, lastName: string): Account =>
  anEmployer({
    uuid: uuid(number),
    companyUuid,
    firstName,
    lastName,
    email: `${firstName.toLowerCase()}@employer.example`,
  })

const memberOf = (
  { companyUuid, email, firstName, lastName, uuid: own }: Account,
  role: TeamMember['role'],
): TeamMember =>
  aMember({ uuid: own, companyUuid: companyUuid ?? '', role, email, firstName, lastName, profileImage: null })

/** Harbour Works: Erik is its admin, Rita and Ravi recruit. Summit Labs: Bo is its admin. Thandi and Sipho are contractors. */
export const harbourWorks = aCompany()
export const summitLabs = aCompany({ uuid: uuid(0x103), name: 'Summit Labs', website: 'https://summit.example' })
export const erik = anEmployer()
export const rita = employer(0x104, harbourWorks.uuid, 'Rita', 'Moreno')
export const ravi = employer(0x105, harbourWorks.uuid, 'Ravi', 'Pillai')
export const bo = employer(0x106, summitLabs.uuid, 'Bo', 'Chen')
export const thandi = anAccount()
export const sipho = anAccount({
  uuid: uuid(0x107),
  firstName: 'Sipho',
  lastName: 'Dlamini',
  email: 'sipho@example.com',
})

export const hiringFixture: HiringFixture = {
  companies: [harbourWorks, summitLabs],
  accounts: [erik, rita, ravi, bo, thandi, sipho],
  members: [memberOf(erik, 'admin'), memberOf(rita, 'recruiter'), memberOf(ravi, 'recruiter'), memberOf(bo, 'admin')],
  profiles: [aProfile(), { ...aProfile(), ...namesOf(emptyProfile(sipho, TEST_NOW)), jobTitle: 'Data engineer' }],
}

function namesOf({ firstName, lastName, uuid: own }: ContractorProfile) {
  return { uuid: own, firstName, lastName }
}
