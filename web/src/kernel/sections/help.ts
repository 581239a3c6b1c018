import type { Language } from '@madang/contract/kernel/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useLanguage } from '../use-texts.ts';

/** A group of settings on a section's page: its heading, and the labels of its fields. */
export interface SettingGroup {
  readonly title: string;
  readonly fields?: readonly string[];
}

/** Settings of sections by their codes, in the language of the page. */
export type SectionSettings = Readonly<Record<string, () => readonly SettingGroup[]>>;

interface Help {
  /** Names that people have for the section, and words for things done there; parted by commas. */
  readonly words: string;
  /** A sentence that says what the section is. */
  readonly what?: string;
  /** Sentences on the things that people do there most. */
  readonly doings?: readonly string[];
  /** Its settings, which the command palette opens at their field. */
  readonly settings?: SectionSettings[string];
}

/** Words and help of a capability's sections, by the codes of the sections. */
export type SectionHelp = Readonly<Record<string, Help>>;

/** Reads the words and help of all sections in a language; the frame of the console gives it. */
export const LoadHelpContext = createContext<(language: Language) => Promise<SectionHelp>>(() => Promise.resolve({}));

/** Returns the help of all sections in the language of the page, read when it is asked for; undefined until then. */
export function useSectionHelp(): SectionHelp | undefined {
  const language = useLanguage();
  const load = useContext(LoadHelpContext);
  return useQuery({ queryKey: ['section-help', language], queryFn: () => load(language), staleTime: Infinity }).data;
}
