import { createContext, type ReactNode, useContext } from 'react';

/** The words that the parts of a section say by themselves; the console gives them in the language of the page. */
export interface SectionTexts {
  readonly loading: string;
  readonly retry: string;
  readonly errorCode: string;
  readonly copy: string;
  /** Takes back what was just done, and what is said once that was. */
  readonly undo: string;
  readonly undone: string;
  readonly refused: string;
  readonly refusedText: string;
  /** Leads from a refusal to its explanation. */
  readonly why: string;
  /** Another change was saved since the form was opened: the title of what says so, and the two ways on. */
  readonly editConflict: string;
  readonly loadPresent: string;
  readonly keepTyped: string;
  /** Something typed and not saved would be lost. */
  readonly leaving: { readonly title: string; readonly text: string; readonly ok: string; readonly cancel: string };
  readonly moveUp: (name: string) => string;
  readonly moveDown: (name: string) => string;
  /** Said once something stands at another place of its list. */
  readonly moved: (name: string) => string;
  readonly nothingFound: string;
  readonly nothingFoundText: string;
  /** The same where there is a search and no filter. */
  readonly nothingSearchedText: string;
  readonly clearFilters: string;
  readonly clearSearch: string;
  /** Label of the button that removes the filter of this name. */
  readonly removeFilter: (filter: string) => string;
  readonly previous: string;
  readonly next: string;
  readonly pages: string;
  readonly page: (page: string, total: string) => string;
  /** Names the field for the number of a page. */
  readonly pageNumber: string;
  readonly selectAll: string;
  readonly selectRow: (name: string) => string;
  readonly selected: (count: string) => string;
  /** Label for selecting all rows over all pages. */
  readonly selectAllFound: (count: string) => string;
  readonly clearSelection: string;
  /** Heard once there is none any more. */
  readonly selectionCleared: string;
}

const SectionTextsContext = createContext<SectionTexts | null>(null);

export function SectionTextsProvider({
  texts,
  children,
}: {
  readonly texts: SectionTexts;
  readonly children: ReactNode;
}) {
  return <SectionTextsContext value={texts}>{children}</SectionTextsContext>;
}

export function useSectionTexts(): SectionTexts {
  const texts = useContext(SectionTextsContext);
  if (!texts) throw new Error('A part of a section is drawn outside of SectionTextsProvider');
  return texts;
}
