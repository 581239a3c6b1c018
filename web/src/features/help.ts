import type { Language } from '@madang/contract/kernel/languages.ts';
import type { SectionHelp } from '../kernel/sections/help.ts';

const files = import.meta.glob<SectionHelp>('./*/*/help/*.ts', { import: 'help' });

/** Reads each capability's `help/<lang>.ts`, which are one file for a language. */
export async function loadHelp(language: Language): Promise<SectionHelp> {
  const own = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ts`));
  return Object.assign({}, ...(await Promise.all(own.map(([, load]) => load())))) as SectionHelp;
}
