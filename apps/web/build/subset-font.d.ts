declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2'
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number } | number>>
  }
  /** Returns the font with these characters alone. */
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}
