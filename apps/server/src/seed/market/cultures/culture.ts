/** Names, appearances and languages that fit together, for plausible people. */
export interface Culture {
  /** Common first names of women and of men. */
  readonly her: readonly string[]
  readonly his: readonly string[]
  readonly last: readonly string[]
  /** Range of skin tones, lightest 0. */
  readonly skin: readonly [from: number, to: number]
  /** Hair: fair, brown, dark or tightly curled. */
  readonly hair: 'fair' | 'brown' | 'dark' | 'coily'
  /** Languages besides English, and how common each is. */
  readonly languages: readonly (readonly [language: string, share: number])[]
  /** Share of women with a headscarf, and of men with a turban. */
  readonly headscarf?: number
  readonly turban?: number
}

/** 'Ann,Ben' as a list. */
export const words = (text: string): readonly string[] => text.split(',')
