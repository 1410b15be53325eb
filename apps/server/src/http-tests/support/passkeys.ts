import { createSoftwareAuthenticator, type SoftwareAuthenticator } from './software-authenticator.ts'
import type { Person } from './people.ts'
import type { TestSite } from './test-site.ts'
import { unwrap } from './unwrap.ts'

/** The origin at which browsers can use passkeys of a server that listens on a loopback address. */
export const passkeyOrigin = ({ url }: Pick<TestSite, 'url'>): string => {
  const origin = new URL(url)
  origin.hostname = 'localhost'
  return origin.origin
}

/** A device of a person, with a passkey that they have registered. */
export const registerPasskey = async (site: TestSite, { api }: Person, name = 'Phone') => {
  const device: SoftwareAuthenticator = createSoftwareAuthenticator(passkeyOrigin(site))
  const options = unwrap(await api.startPasskeyRegistration())
  const passkey = unwrap(await api.finishPasskeyRegistration({ body: { name, answer: device.create(options) } }))
  return { device, passkey }
}
