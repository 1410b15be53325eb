/** A UUID like those of the product, distinguished by a number. */
export const sampleUuid = (number: number): string => `0199a1f4-7c1e-7a53-9c3d-${String(number).padStart(12, '0')}`
