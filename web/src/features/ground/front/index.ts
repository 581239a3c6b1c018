const picture = async () => (await import('./parts/product-picture.tsx')).ProductPicture;

/** The product itself, drawn small, for the first pages that a visitor sees; its words are in `page-texts.ts`. */
export const besidePicture = {
  front: { part: picture, below: true },
  logIn: { part: picture, below: false },
} as const;
