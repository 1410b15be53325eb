import { portraits } from '../../../shared/samples/portraits/index.ts'
import type { AccountView } from '../routes/AccountSettings.tsx'
import type { CompanyView } from '../company-view.ts'

/** An employer's account, for stories. */
export const danaAccount: AccountView = {
  uuid: '0199a1f4-7c1e-7a53-9c3d-000000000301',
  firstName: 'Dana',
  lastName: 'Whitfield',
  picture: portraits.dana,
}

/** The company of that account. */
export const kestrel: CompanyView = {
  uuid: '0199a1f4-7c1e-7a53-9c3d-000000000401',
  name: 'Kestrel Freight',
  website: 'kestrelfreight.example',
  email: 'hello@kestrelfreight.example',
  mobile: '+15125550100',
  image: null,
  employeeCount: '11-50',
  seats: 3,
  verification: 'domain_verified',
  canEdit: true,
}
