import type { ConversationWire, OfferContentWire } from '@guildhall/rest-contract/client'
import { portraitOf, portraits } from '../../../shared/samples/portraits/index.ts'

/** The current time in all samples. */
export const sampleNow = new Date('2026-11-20T14:02:00.000Z')

export const contractor: ConversationWire['contractor'] = {
  uuid: '0199a1f4-7c1e-7a53-9c3d-000000000001',
  firstName: 'Thandeka',
  lastName: 'Mkhize',
  picture: portraits.thandeka,
  title: 'Senior Data Engineer',
}

const person = (number: number, firstName: string, lastName: string) => ({
  uuid: `0199a1f4-7c1e-7a53-9c3d-0000000001${String(number).padStart(2, '0')}`,
  firstName,
  lastName,
  picture: portraitOf(firstName.normalize('NFD').replaceAll(/\p{M}/gu, '')),
  title: 'Admin',
})

const company = (
  number: number,
  name: string,
  website: string | null,
  employeeCount: string,
  verification: string,
): ConversationWire['company'] => ({
  uuid: `0199a1f4-7c1e-7a53-9c3d-0000000002${String(number).padStart(2, '0')}`,
  name,
  website,
  companyImage: null,
  employeeCount,
  verification,
})

export const dana = person(1, 'Dana', 'Whitfield')
export const callum = person(2, 'Callum', 'Nguyen')
export const johan = person(3, 'Johan', 'Pretorius')
export const ines = person(4, 'Inês', 'Carvalho')
export const saoirse = person(5, 'Saoirse', 'Brannigan')
export const priya = person(6, 'Priya', 'Raman')
export const longName = person(7, 'Maximiliane-Alexandra Theodora', 'von und zu Hohenlohe-Waldenburg-Schillingsfürst')
export const noor = person(8, 'نور', 'الهاشمي')

export const kestrel = company(1, 'Kestrel Freight', 'https://kestrelfreight.example', '11-50', 'domain_verified')
export const bluegum = company(2, 'Bluegum Health', 'https://bluegum.example', '201-500', 'domain_verified')
export const oranje = company(3, 'Oranje Grid', 'https://oranjegrid.example', '501-1000', 'verified')
export const lumen = company(4, 'Lumen Row Studio', null, '1-10', 'unverified')
export const ferrymead = company(5, 'Ferrymead Water', null, '51-200', 'unverified')
export const longCompany = company(
  7,
  'Gesellschaft für internationale Wasserstraßeninfrastruktur und Binnenschifffahrtsplanung mbH',
  null,
  '1000+',
  'unverified',
)
export const alHashimi = company(8, 'مجموعة الهاشمي للهندسة', null, '51-200', 'verified')

export const offer = (changes: Partial<OfferContentWire> = {}): OfferContentWire => ({
  description:
    'Rebuild our freight billing pipeline on dbt and Airflow, with two engineers of ours. First release to finance by end of March.',
  workplaceType: 'Remote',
  opportunityType: 'Contract',
  location: 'Anywhere',
  currecy: 'USD',
  rate: 38,
  permCurrecy: null,
  permRate: null,
  duration: 5,
  startDate: '2026-12-07',
  ...changes,
})
