// Signs in at a running product and reads what it knows of the person. `npm start` in the repository starts one, with this demo login.
import { createApiClient } from '@guildhall/rest-contract/client'

const base = process.env['GUILDHALL_URL'] ?? 'http://127.0.0.1:3000'
const email = process.env['GUILDHALL_EMAIL'] ?? 'contractor@demo.guildhall.example'
const password = process.env['GUILDHALL_PASSWORD'] ?? 'welcome to guildhall'

const api = createApiClient({ fetch, base })
const options = await api.readSignUpOptions()
if (!options.ok) throw new Error(`${base} answered ${options.status}: ${options.message}`)
console.log(`A seat is paid by ${options.value.paymentService}`)

// A refusal is a value, never an exception, and its type names every problem that the call declares.
const refused = await api.logIn({ body: { email, password: 'not the password' } })
if (!refused.ok && refused.problem === 'invalid-credentials') console.log(refused.message)

const login = await api.logIn({ body: { email, password } })
if (!login.ok) throw new Error(`${login.problem}: ${login.message}`)
const { token } = login.value

const mine = createApiClient({ fetch, base, headers: () => ({ authorization: `Bearer ${token}` }) })
const session = await mine.readUser()
if (!session.ok) throw new Error(`${session.problem}: ${session.message}`)
console.log(`Signed in as ${session.value.user.firstName} ${session.value.user.lastName}`)
