import { saveFile } from '../../../../kernel/calls/save-text.ts';
import { shapesOf, type Written } from './shapes.ts';
import { pngOf, svgOf } from './svg.ts';

/** The open part of the chart as a file, under a name. */
export async function savePicture(picture: Written, name: string, format: 'png' | 'svg'): Promise<void> {
  const { width, height } = picture.layout;
  const whole = { x: 0, y: 0, width, height };
  const shapes = shapesOf(picture);
  const content =
    format === 'png'
      ? await pngOf(shapes, whole)
      : new Blob([new XMLSerializer().serializeToString(svgOf(shapes, whole))], { type: 'image/svg+xml' });
  if (content) saveFile(`${name}.${format}`, content);
}
