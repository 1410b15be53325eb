import type { Pictures } from '@guildhall/domain/files'
import { fakePictures } from '@guildhall/domain/testing'

/** A gazetteer without places. */
export const noPlaces = {
  locate: async () => null,
  autocomplete: async () => [],
  find: async () => null,
  findBest: async () => null,
  findTown: async () => null,
  findAddresses: async () => [],
}

/** Rejects bytes that start with 'text' as not a picture. */
export const picturesOnly: Pictures = {
  ...fakePictures(),
  render: (bytes) =>
    new TextDecoder().decode(bytes.subarray(0, 4)) === 'text' ? Promise.resolve(null) : fakePictures().render(bytes),
}
