/** How a card behaves: always pays, never pays, or only the first time. */
export type CardBehaviour = 'pays' | 'declines' | 'fails-later'
