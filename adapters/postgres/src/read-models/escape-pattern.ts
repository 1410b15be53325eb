/** A text as part of a LIKE pattern, in which it stands for itself. */
export const escapePattern = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
