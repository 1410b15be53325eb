// Signs somebody up at a running product and reads what it knows of them. GUILDHALL_URL is its address; `npm start` in the repository
// prints one.
import { createApiClient } from '@guildhall/rest-contract/client'

const base = process.env['GUILDHALL_URL'] ?? 'http://127.0.0.1:3000'
const api = createApiClient({ fetch, base })

const options = await api.readSignUpOptions()
if (!options.ok) throw new Error(`${base} answered ${options.status}: ${options.message}`)
console.log(`A seat is paid by ${options.value.paymentService}`)

// A refusal is a value, never an exception, and its type names every problem that the call declares.
const registration = {
  first_name: 'Thandeka',
  last_name: 'Mkhize',
  user_type: 'contractor',
  email: `thandeka.${Date.now()}@example.com`,
  mobile: '+27821234567',
  password: 'a fine long password',
  password_confirmation: 'a fine long password',
  agree_terms: false,
}
const refused = await api.register({ body: registration })
if (!refused.ok) console.log(`${refused.problem}: ${Object.keys(refused.errors).join(', ')}`)

const registered = await api.register({ body: { ...registration, agree_terms: true } })
if (!registered.ok) throw new Error(`${registered.problem}: ${registered.message}`)
const { token } = registered.value

const mine = createApiClient({ fetch, base, headers: () => ({ authorization: `Bearer ${token}` }) })
const session = await mine.readUser()
if (!session.ok) throw new Error(`${session.problem}: ${session.message}`)
console.log(`Signed in as ${session.value.user.firstName} ${session.value.user.lastName}`)
