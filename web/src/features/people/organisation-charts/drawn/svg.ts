import { type Box, card } from './layout.ts';
import { lightColour } from '../../../../ui/styles/light-colour.ts';
import { fonts, type Shape } from './shapes.ts';

const namespace = 'http://www.w3.org/2000/svg';

/** A picture of shapes, of the part of the chart that a box says. */
export function svgOf(shapes: readonly Shape[], { x, y, width, height }: Box): SVGSVGElement {
  const colours = {
    surface: lightColour('--surface'),
    line: lightColour('--edge'),
    ink: lightColour('--ink'),
    soft: lightColour('--ink-soft'),
    accent: lightColour('--accent'),
  };
  const { fontFamily } = getComputedStyle(document.body);
  const svg = make('svg', { xmlns: namespace, viewBox: `${x} ${y} ${width} ${height}`, width, height });
  for (const shape of shapes) svg.append(elementOf(shape));
  return svg;

  function elementOf(shape: Shape): SVGElement {
    if (shape.kind === 'card') {
      const at = { x: shape.x, y: shape.y, width: card.width, height: card.height, rx: 8 };
      return make('rect', { ...at, fill: colours.surface, stroke: colours.line });
    }
    if (shape.kind === 'line') {
      const dots = shape.isDotted ? { 'stroke-dasharray': '2 4' } : {};
      return make('path', {
        d: shape.path,
        fill: 'none',
        stroke: shape.isDotted ? colours.accent : colours.line,
        ...dots,
      });
    }
    const [weight, size] = fonts[shape.look].split(' ');
    const font = { 'font-family': fontFamily, 'font-size': size ?? '', 'font-weight': weight ?? '' };
    const fill = shape.look === 'soft' ? colours.soft : colours.ink;
    const text = make('text', { x: shape.x, y: shape.y, fill, ...font });
    text.textContent = shape.text;
    return text;
  }
}

function make<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string | number>>,
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
  return element;
}

/** The same as a PNG; browsers refuse canvases whose sides are longer. */
const longestSide = 16_000;

export async function pngOf(shapes: readonly Shape[], { width, height }: Box): Promise<Blob | null> {
  const scale = Math.min(2, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.scale(scale, scale);
  context.fillStyle = lightColour('--paper');
  context.fillRect(0, 0, width, height);
  const { fontFamily } = getComputedStyle(document.body);
  for (const shape of shapes) {
    if (shape.kind === 'text') {
      context.font = `${fonts[shape.look]} ${fontFamily}`;
      context.fillStyle = lightColour(shape.look === 'soft' ? '--ink-soft' : '--ink');
      context.fillText(shape.text, shape.x, shape.y);
      continue;
    }
    const path = new Path2D(shape.kind === 'line' ? shape.path : undefined);
    if (shape.kind === 'card') path.roundRect(shape.x, shape.y, card.width, card.height, 8);
    const isDotted = shape.kind === 'line' && shape.isDotted;
    context.setLineDash(isDotted ? [2, 4] : []);
    context.strokeStyle = lightColour(isDotted ? '--accent' : '--edge');
    context.fillStyle = lightColour('--surface');
    if (shape.kind === 'card') context.fill(path);
    context.stroke(path);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
