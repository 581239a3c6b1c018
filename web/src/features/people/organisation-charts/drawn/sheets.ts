import type { Box, Layout } from './layout.ts';

/** Sizes of lying paper that a chart is printed on, within margins of 10 mm. */
export const papers = { a4: { width: 277, height: 190 }, a3: { width: 400, height: 277 } } as const;
export type Paper = keyof typeof papers;

/** Pixels of the chart that a millimetre of paper holds at most: names stay as large as 7 points. */
const mostPerMm = 5.5;

/** The parts of a chart that stand on one sheet each: one for all where that can be read, else as many as it takes. */
export function sheetsOf({ width, height }: Pick<Layout, 'width' | 'height'>, paper: Paper): Box[] {
  const sheet = papers[paper];
  const perMm = Math.max(width / sheet.width, height / sheet.height, 1);
  if (perMm <= mostPerMm) return [{ x: 0, y: 0, width: sheet.width * perMm, height: sheet.height * perMm }];
  const part = { width: sheet.width * mostPerMm, height: sheet.height * mostPerMm };
  return Array.from({ length: Math.ceil(height / part.height) }, (_, down) =>
    Array.from({ length: Math.ceil(width / part.width) }, (_column, across) => ({
      x: across * part.width,
      y: down * part.height,
      ...part,
    })),
  ).flat();
}
