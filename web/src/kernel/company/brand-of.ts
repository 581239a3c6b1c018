import { colorPair, isDye } from '@madang/contract/companies/colors.ts';
import type { CompanyFace } from '@madang/contract/companies/face.ts';
import { initialsOf } from '@madang/contract/companies/initials.ts';
import { companyNameFor } from '@madang/contract/companies/names.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';

export interface NamedFace extends CompanyFace {
  readonly companyName: string;
  readonly englishCompanyName: string;
}

/** What a bar shows of a company, for a reader of the language. */
export function brandOf(face: NamedFace, language: Language) {
  const { shownName, color, markAddress } = face;
  const name = shownName || companyNameFor(face, language);
  return {
    name,
    initials: initialsOf(name),
    color: isDye(color) ? { dye: color } : colorPair(color),
    image: markAddress,
  };
}

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
