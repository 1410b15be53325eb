import { describe, expect, it } from 'vitest'
import { fakePlaces } from '../../testing/index.ts'
import { readPlaceText } from './read-place-text.ts'

const read = async (text: string) => {
  const answer = await readPlaceText(fakePlaces(), text)
  return answer && [answer.place?.title ?? 'anywhere', answer.isRemote]
}
const CAPE_TOWN = 'Cape Town, Western Cape, South Africa'

// SRCH-53
describe('what stands in the place field', () => {
  it.each([
    ['Cape Town', CAPE_TOWN],
    ['  south africa ', 'South Africa'],
    ['Cape T', CAPE_TOWN],
    ['Cpae Town', CAPE_TOWN],
    ['near Cape Town', CAPE_TOWN],
    ['In Cape Town, South Africa', CAPE_TOWN],
    ['close to Paarl', 'Paarl, Western Cape, South Africa'],
    ['Greater Cape Town', CAPE_TOWN],
    ['Cape Town metropolitan area', CAPE_TOWN],
  ])('“%s” is the place %s', async (text, title) => {
    expect(await read(text)).toEqual([title, false])
  })

  it.each([
    ['remote', 'anywhere'],
    ['Remotely', 'anywhere'],
    ['fully remote, anywhere', 'anywhere'],
    ['Remote (South Africa)', 'South Africa'],
    ['South Africa, remote only', 'South Africa'],
    ['remote in Cape Town', CAPE_TOWN],
    ['100% remote / Paarl', 'Paarl, Western Cape, South Africa'],
  ])('“%s” is remote work, %s', async (text, title) => {
    expect(await read(text)).toEqual([title, true])
  })

  it.each(['', '   ', 'Anywhere', 'worldwide'])('“%s” is anywhere', async (text) => {
    expect(await read(text)).toEqual(['anywhere', false])
  })

  it.each([
    'Qwertyville',
    'near nowhere',
    'Europe',
    'remote in Latin America',
    'remote Qwertyville',
    'Remoteville',
    '%%%',
  ])('“%s” names no place', async (text) => {
    expect(await read(text)).toBeNull()
  })
})
