/** Names, looks and languages that go together, so that a person of the market is believable. */
export interface Culture {
  /** First names often given to women, to men. */
  readonly her: readonly string[]
  readonly his: readonly string[]
  readonly last: readonly string[]
  /** From and to on the scale of skin tones, lightest 0. */
  readonly skin: readonly [from: number, to: number]
  /** Hair: fair, brown, dark or tightly curled. */
  readonly hair: 'fair' | 'brown' | 'dark' | 'coily'
  /** Spoken beside English, and how often. */
  readonly languages: readonly (readonly [language: string, share: number])[]
  /** Share of women who wear a headscarf, of men who wear a turban. */
  readonly headscarf?: number
  readonly turban?: number
}

/** 'Ann,Ben' as a list. */
export const words = (text: string): readonly string[] => text.split(',')
