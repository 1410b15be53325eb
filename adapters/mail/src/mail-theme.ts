/** The colours of a mail. */
export interface MailColours {
  readonly canvas: string
  readonly sheet: string
  readonly line: string
  readonly text: string
  readonly muted: string
  readonly quote: string
  readonly accent: string
  readonly onAccent: string
}

/** The theme's tokens as hexadecimal values: mail clients support neither oklch nor light-dark. */
export const LIGHT: MailColours = {
  canvas: '#f7f4ef',
  sheet: '#fefcf9',
  line: '#e4dfd7',
  text: '#26211b',
  muted: '#5c564d',
  quote: '#f1eee9',
  accent: '#0a5361',
  onAccent: '#f7fcfd',
}

export const DARK: MailColours = {
  canvas: '#161412',
  sheet: '#1d1b19',
  line: '#33302c',
  text: '#e6e2dc',
  muted: '#aca69d',
  quote: '#262421',
  accent: '#75adb8',
  onAccent: '#07191d',
}
