/** Places in the shape of Google's answers, largest first. */
interface SamplePlace {
  readonly id: string
  readonly name: string
  readonly types: readonly string[]
  readonly location: { readonly latitude: number; readonly longitude: number }
  readonly addressComponents: readonly {
    readonly longText: string
    readonly shortText: string
    readonly types: readonly string[]
    readonly languageCode: string
  }[]
}

const component = (longText: string, shortText: string, ...types: readonly string[]) => ({
  longText,
  shortText,
  types: [...types, 'political'],
  languageCode: 'en',
})
const southAfrica = component('South Africa', 'ZA', 'country')
const westernCape = component('Western Cape', 'WC', 'administrative_area_level_1')

export const samplePlaces: readonly SamplePlace[] = [
  {
    id: 'ChIJURLu2YmmNBwRoOikHwxjXeg',
    name: 'South Africa',
    types: ['country', 'political'],
    location: { latitude: -30.559482, longitude: 22.937506 },
    addressComponents: [southAfrica],
  },
  {
    id: 'ChIJmUDg6hIYzB0RSlXmBFSaBAQ',
    name: 'Western Cape',
    types: ['administrative_area_level_1', 'political'],
    location: { latitude: -33.2277918, longitude: 21.8568586 },
    addressComponents: [westernCape, southAfrica],
  },
  {
    id: 'ChIJ1-4miA9QzB0Rh6ooKPzhf2g',
    name: 'Cape Town',
    types: ['locality', 'political'],
    location: { latitude: -33.9248685, longitude: 18.4240553 },
    addressComponents: [
      component('Cape Town', 'Cape Town', 'locality'),
      component('City of Cape Town', 'City of Cape Town', 'administrative_area_level_2'),
      westernCape,
      southAfrica,
    ],
  },
  {
    id: 'ChIJGyfi2iFnzB0R5ZwTLNCKYxY',
    name: 'Sea Point',
    types: ['sublocality_level_1', 'sublocality', 'political'],
    location: { latitude: -33.9192, longitude: 18.3886 },
    addressComponents: [
      component('Sea Point', 'Sea Point', 'sublocality_level_1', 'sublocality'),
      component('Cape Town', 'Cape Town', 'locality'),
      westernCape,
      southAfrica,
      { longText: '8005', shortText: '8005', types: ['postal_code'], languageCode: 'en' },
    ],
  },
  {
    id: 'ChIJp7JfQ0dnzB0RZb0cN6yTf9A',
    name: '12 Long Street, Cape Town',
    types: ['street_address'],
    location: { latitude: -33.9215, longitude: 18.4201 },
    addressComponents: [
      { longText: '12', shortText: '12', types: ['street_number'], languageCode: 'en' },
      { longText: 'Long Street', shortText: 'Long St', types: ['route'], languageCode: 'en' },
      component('Cape Town', 'Cape Town', 'locality'),
      westernCape,
      southAfrica,
      { longText: '8001', shortText: '8001', types: ['postal_code'], languageCode: 'en' },
    ],
  },
  {
    // A number that Google knows without its street.
    id: 'ChIJs0V2c1ZnzB0R7m1oYQe4tXk',
    name: '7 Long Walk',
    types: ['premise'],
    location: { latitude: -33.9192, longitude: 18.3886 },
    addressComponents: [
      { longText: '7', shortText: '7', types: ['street_number'], languageCode: 'en' },
      component('Sea Point', 'Sea Point', 'sublocality_level_1', 'sublocality'),
      westernCape,
      southAfrica,
    ],
  },
]
