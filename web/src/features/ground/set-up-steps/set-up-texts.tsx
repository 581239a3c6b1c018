import { createContext, type ReactNode, useContext } from 'react';

/** The words that the steps of the set-up have in common; the wizard gives them in the language of the page. */
export interface SetUpTexts {
  readonly save: string;
  /** The progress popup's title and what it says. */
  readonly working: string;
  readonly saving: string;
  readonly removing: string;
  readonly remove: string;
  readonly removeNamed: (name: string) => string;
  readonly removeQuestion: (name: string) => string;
  readonly count: (count: string, limit: string) => string;
  readonly full: (limit: string) => string;
  /** The card of those who want no suggestion. */
  readonly startEmpty: string;
  readonly startEmptyText: string;
  /** Texts over the rows of a suggestion, and over those that are left after some were saved. */
  readonly editFirst: string;
  readonly notSaved: string;
  readonly willSave: (count: string, limit: string) => string;
  readonly takeOut: (name: string) => string;
  readonly bringBack: (name: string) => string;
  readonly bringListBack: string;
}

const SetUpTextsContext = createContext<SetUpTexts | null>(null);

export function SetUpTextsProvider({ texts, children }: { readonly texts: SetUpTexts; readonly children: ReactNode }) {
  return <SetUpTextsContext value={texts}>{children}</SetUpTextsContext>;
}

export function useSetUpTexts(): SetUpTexts {
  const texts = useContext(SetUpTextsContext);
  if (!texts) throw new Error('A step of the set-up is drawn outside of SetUpTextsProvider');
  return texts;
}
