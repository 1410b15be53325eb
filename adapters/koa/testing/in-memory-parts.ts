import type { Pictures } from '@guildhall/domain/files'
import { fakePictures } from '@guildhall/domain/testing'

/** A world without places. */
export const noPlaces = {
  locate: async () => null,
  autocomplete: async () => [],
  find: async () => null,
  findTown: async () => null,
}

/** Bytes that begin with the word 'text' are no picture. */
export const picturesOnly: Pictures = {
  render: (bytes) =>
    new TextDecoder().decode(bytes.subarray(0, 4)) === 'text' ? Promise.resolve(null) : fakePictures().render(bytes),
}
