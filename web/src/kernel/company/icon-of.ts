import { colorPair } from '@madang/contract/ground/companies/dye-values.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { brandOf, type NamedFace } from './brand-of.ts';

/** The picture for the browser's tab: the mark, or a drawing of the initials. */
export function iconOf(face: NamedFace, language: Language): string {
  if (face.markAddress !== null) return face.markAddress;
  const { initials } = brandOf(face, language);
  const { ground, ink } = colorPair(face.color);
  const size = initials.length > 1 ? 30 : 38;
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${ground}"/>` +
    `<text x="32" y="33" fill="${ink}" font-family="sans-serif" font-weight="700" font-size="${size}" ` +
    `text-anchor="middle" dominant-baseline="central">${escaped(initials)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
