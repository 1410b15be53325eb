import { Model } from 'objection'

/** A row of `billing_details`: one per company. */
export class BillingDetailsRow extends Model {
  static override readonly tableName = 'billing_details'
  static override readonly idColumn = 'companyUuid'
  declare companyUuid: string
  declare companyName: string
  declare vatNumber: string | null
  declare companyRegistrationNumber: string | null
  declare emailAddress: string
  declare contactNumber: string | null
  declare physicalAddress: string | null
  declare streetNumber: string | null
  declare route: string
  declare city: string
  declare province: string | null
  declare country: string
  declare postalCode: string | null
}
