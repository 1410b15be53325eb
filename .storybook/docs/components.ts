import { Meta } from '@storybook/addon-docs/blocks'
import { Anatomy } from './blocks/Anatomy.tsx'
import { Do, DoDont, Dont } from './blocks/DoDont.tsx'
import { Keyboard } from './blocks/Keyboard.tsx'
import { Preview } from './blocks/Preview.tsx'
import { Reference } from './blocks/Reference.tsx'
import { Screen } from './blocks/Screen.tsx'
import { ColourTokens } from './foundations/ColourTokens.tsx'
import { ContrastPicker } from './foundations/ContrastPicker.tsx'
import { IconGallery } from './foundations/IconGallery.tsx'
import { Measures } from './foundations/Measures.tsx'
import { MotionTokens } from './foundations/MotionTokens.tsx'
import { TypeScale } from './foundations/TypeScale.tsx'
import { text } from './text.tsx'

/** What pages may use without an import. */
export const components = {
  ...text,
  Anatomy,
  ColourTokens,
  ContrastPicker,
  Do,
  DoDont,
  Dont,
  IconGallery,
  Keyboard,
  Measures,
  Meta,
  MotionTokens,
  Preview,
  Reference,
  Screen,
  TypeScale,
}
