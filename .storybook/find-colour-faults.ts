import axe from 'axe-core'
import { ignored } from './accessibility-rules.ts'
import { describeViolations } from './describe-violations.ts'

/** The rules that look at colours: only they can differ between the themes. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Text styles, with the background that they are on, that axe has passed. Stories share most of them: axe measures each once and not in every
 * story, because measuring contrast takes most of its time.
 */
const passed = new Set<string>()

const CLEAR = 'rgba(0, 0, 0, 0)'
const isTranslucent = (colour: string): boolean => /[/,] ?0?\.\d+\)$/.test(colour)

/** The colours behind the text of an element, from the inside out; undefined if its ancestors do not tell. */
function backgroundOf(element: Element): string | undefined {
  const layers: string[] = []
  for (let layer: Element | null = element; layer !== null; layer = layer.parentElement) {
    const { backgroundColor, backgroundImage, filter, mixBlendMode, opacity, position } = getComputedStyle(layer)
    if (backgroundImage !== 'none' || filter !== 'none' || mixBlendMode !== 'normal' || opacity !== '1')
      return undefined
    if (backgroundColor !== CLEAR) layers.push(backgroundColor)
    if (backgroundColor !== CLEAR && !isTranslucent(backgroundColor)) break
    // Outside the flow, an element may lie over anything.
    if (position !== 'static' && position !== 'relative') return undefined
  }
  return layers.join(' on ')
}

/** What decides the contrast of an element's text, and in a link how it differs from the text around it. */
function styleOf(element: Element): string | undefined {
  const background = backgroundOf(element)
  if (background === undefined) return undefined
  const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
  const link = element.closest('a')
  const around = link?.parentElement ? getComputedStyle(link.parentElement).color : ''
  const ofLink = link === null ? '' : `${getComputedStyle(link).textDecorationLine} in ${around}`
  return [color, fontSize, fontWeight, textShadow, background, ofLink].join('; ')
}

/** Visible elements with text of their own. */
function elementsWithText(): readonly Element[] {
  const found = new Set<Element>(document.body.querySelectorAll('input, textarea, select'))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode
    if (parentElement !== null && textContent?.trim() !== '') found.add(parentElement)
  }
  return [...found].filter((element) => element.checkVisibility({ visibilityProperty: true }))
}

/** Violations of the rules of colours on the current page, in text styles that axe has not passed before. */
export async function findColourFaults(): Promise<readonly string[]> {
  const styles = new Map<Element, string | undefined>()
  for (const element of elementsWithText()) {
    const style = styleOf(element)
    if (style === undefined || !passed.has(style)) styles.set(element, style)
  }
  if (styles.size === 0) return []
  const { passes, violations } = await axe.run(
    { include: [...styles.keys()].map((element) => element.closest('a') ?? element), exclude: ignored },
    { runOnly: { type: 'rule', values: colourRules }, resultTypes: ['violations', 'passes'], elementRef: true },
  )
  const measured = violations.length > 0 ? [] : passes.filter(({ id }) => id === 'color-contrast')
  for (const { element } of measured.flatMap(({ nodes }) => nodes)) {
    const style = element && styles.get(element)
    if (style) passed.add(style)
  }
  return describeViolations(violations)
}
