/** A page of Storybook where something is used. */
export interface Place {
  /** Its path in Storybook: `/docs/patterns-offer-form--docs`. */
  readonly path: string
  readonly name: string
  /** Whom a screen is for, or the kind of a component. */
  readonly group: string
}

export interface Usage {
  readonly components: readonly Place[]
  readonly patterns: readonly Place[]
  readonly screens: readonly Place[]
  /** Part of what is around every screen: navigation, banners, dialogs that open anywhere. */
  readonly isInFrame: boolean
}
