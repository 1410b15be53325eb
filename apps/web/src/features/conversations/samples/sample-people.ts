import type { ConversationWire, OfferContentWire } from '@guildhall/rest-contract/client'

/** The current time in all samples. */
export const sampleNow = new Date('2026-11-20T14:02:00.000Z')

export const contractor: ConversationWire['contractor'] = {
  uuid: '0199a1f4-7c1e-7a53-9c3d-000000000001',
  firstName: 'Thandeka',
  lastName: 'Mkhize',
  picture: null,
  title: 'Senior Data Engineer',
}

/** A drawn portrait, for a picture among the monograms. */
export const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#c9c8d0"/><path d="M9 66c1-13 10-17.5 23-17.5S54 53 55 66z" fill="#51616b"/><path d="M27 40h10v8.500c0 3-2 5-5 5s-5-2-5-5z" fill="#c19577"/><path d="M20.5 28c0-10 4.5-14.5 11.5-14.5S43.5 18 43.5 28c0 9.5-5 16-11.5 16s-11.5-6.5-11.5-16z" fill="#dba987"/><path d="M20.500 28c-2.500-11 3-17.500 12-17.500 8 0 13 6 11 17.500-.8-4.500-2-7-4-8.500-5 .5-10-.5-13.500-3-1.500 3-4 5.500-5.500 11.500z" fill="#26211f"/></svg>',
)}`

const person = (number: number, firstName: string, lastName: string, picture: string | null = null) => ({
  uuid: `0199a1f4-7c1e-7a53-9c3d-0000000001${String(number).padStart(2, '0')}`,
  firstName,
  lastName,
  picture,
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
export const callum = person(2, 'Callum', 'Nguyen', face)
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
