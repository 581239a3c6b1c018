import sharp, { type Sharp } from 'sharp';
import type { PlanDrawing, PlanOutcome } from './drawing.ts';
import { isPdf } from './file-kinds.ts';

/** Draws a plan from a picture or from the first page of a PDF. */
export async function drawPlan(content: Uint8Array, plan: PlanDrawing): Promise<PlanOutcome> {
  try {
    return isPdf(content) ? await drawPage(content, plan) : await drawPicture(content, plan);
  } catch (error) {
    return error instanceof Error && /password/i.test(error.message) ? 'locked' : 'notDrawable';
  }
}

async function drawPicture(content: Uint8Array, { side, maxPixels }: PlanDrawing): Promise<PlanOutcome> {
  const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) return 'tooManyPixels';
  const picture = sharp(content, { limitInputPixels: maxPixels, failOn: 'error' }).rotate();
  const drawn = await encoded(picture.resize(side, side, { fit: 'inside', withoutEnlargement: true }));
  return { ...drawn, pageCount: 1 };
}

/** The page fills the side whatever size it says that it has, so that its memory is known before. */
async function drawPage(content: Uint8Array, { side }: PlanDrawing): Promise<PlanOutcome> {
  // Of a picture nothing of it is loaded; for each PDF again, so that none meets what another left.
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(content);
  const pageCount = document.getPageCount();
  if (pageCount < 1) return 'notDrawable';
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const longer = Math.max(originalWidth, originalHeight);
  if (!(longer > 0)) return 'notDrawable';
  const [width, height] = [originalWidth, originalHeight].map((each) =>
    Math.max(1, Math.round((each / longer) * side)),
  ) as [number, number];
  const { data } = await page.render({ width, height, render: 'bitmap' });
  return { ...(await encoded(sharp(data, { raw: { width, height, channels: 4 } }))), pageCount };
}

async function encoded(picture: Sharp) {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .webp({ quality: 88 })
    .toBuffer({ resolveWithObject: true });
  return { file: data as Uint8Array, width: info.width, height: info.height };
}
