import { inkOn, isDye } from '@madang/contract/ground/companies/colors.ts';
import type { CompanyFace } from '@madang/contract/ground/companies/face.ts';
import { initialsOf } from '@madang/contract/ground/companies/initials.ts';
import { companyNameFor } from '@madang/contract/ground/companies/names.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';

export interface NamedFace extends CompanyFace {
  readonly companyName: string;
  readonly englishCompanyName: string;
}

/** Returns the parts of a company that a bar shows, for a reader of the language. */
export function brandOf(face: NamedFace, language: Language) {
  const { shownName, color, markAddress } = face;
  const name = shownName || companyNameFor(face, language);
  return {
    name,
    initials: initialsOf(name),
    color: isDye(color) ? { dye: color } : { ground: color, ink: inkOn(color) },
    image: markAddress,
  };
}
