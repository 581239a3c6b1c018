declare module 'subset-font' {
  /** The font with the characters of the text alone, and of its axes what is kept: HarfBuzz's `hb-subset`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    },
  ): Promise<Buffer>;
}
