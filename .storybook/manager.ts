import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { delaySidebar } from './delay-sidebar.ts'

const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true })

/** A token as rgb(): Storybook mixes colours and cannot read oklch. */
const colour = (name: string): string => {
  if (pixel === null) return '#808080'
  const probe = document.createElement('i')
  probe.style.color = `var(${name})`
  document.documentElement.append(probe)
  pixel.clearRect(0, 0, 1, 1)
  pixel.fillStyle = getComputedStyle(probe).color
  probe.remove()
  pixel.fillRect(0, 0, 1, 1)
  const [red, green, blue] = pixel.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}

const dark = window.matchMedia('(prefers-color-scheme: dark)')

/** The frame in the colours of our tokens, which main.ts puts into its head. */
const frame = () =>
  create({
    base: dark.matches ? 'dark' : 'light',
    brandTitle: 'Guildhall',
    brandUrl: './?path=/docs/introduction--docs',
    brandTarget: '_self',
    fontBase: "'Hanken Grotesk Variable', system-ui, sans-serif",
    colorPrimary: colour('--accent-solid'),
    colorSecondary: colour('--accent-solid'),
    appBg: colour('--canvas'),
    appContentBg: colour('--surface-1'),
    appPreviewBg: colour('--canvas'),
    appHoverBg: colour('--accent-bg'),
    appBorderColor: colour('--border'),
    appBorderRadius: 6,
    textColor: colour('--text'),
    textMutedColor: colour('--text-muted'),
    textInverseColor: colour('--text-inverse'),
    barBg: colour('--surface-1'),
    barTextColor: colour('--text-muted'),
    barHoverColor: colour('--accent-text'),
    barSelectedColor: colour('--accent-text'),
    inputBg: colour('--surface-1'),
    inputBorder: colour('--border-control'),
    inputTextColor: colour('--text'),
    inputBorderRadius: 6,
    buttonBg: colour('--surface-2'),
    buttonBorder: colour('--border-strong'),
    booleanBg: colour('--surface-2'),
    booleanSelectedBg: colour('--surface-1'),
  })

// The browser zooms as well, and Storybook's own control of it warns in the console.
const show = () => addons.setConfig({ theme: frame(), toolbar: { zoom: { hidden: true } } })
show()
dark.addEventListener('change', show)

delaySidebar()
