import { createContext, type ReactNode, useContext } from 'react';

/** Texts of a date field. */
export interface DateTexts {
  /** Language tag that sets the format of dates: `ko-KR`. */
  readonly languageTag: string;
  readonly choose: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly previousYear: string;
  readonly nextYear: string;
  readonly today: string;
  readonly lunarDay: (month: number, day: number, isLeap: boolean) => string;
}

/** Texts of a comparison of two texts. */
export interface ComparisonTexts {
  readonly added: string;
  readonly removed: string;
  readonly same: string;
  /** Text in place of unchanged lines. */
  readonly unchanged: (count: number) => string;
}

/** The few words that components say by themselves; the app gives them in the language of the page. */
export interface UiTexts {
  /** The title of alert and confirm popups: 'notice'. */
  readonly notice: string;
  readonly ok: string;
  readonly cancel: string;
  /** 'Save and add another', of what the form does when it is sent. */
  readonly andAnother: string;
  readonly close: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly capsLock: string;
  readonly ruleMet: string;
  readonly ruleOpen: string;
  readonly stepDone: string;
  readonly stepActive: string;
  readonly stepPending: string;
  readonly working: string;
  readonly search: string;
  /** Returns the term to search for, of what was typed or pasted. */
  readonly searched: (typed: string) => string;
  readonly searching: string;
  readonly nothingFound: string;
  readonly newWindow: string;
  readonly countryCode: string;
  readonly dates: DateTexts;
  readonly comparison: ComparisonTexts;
}

const UiTextsContext = createContext<UiTexts | null>(null);

export function UiTextsProvider({ texts, children }: { readonly texts: UiTexts; readonly children: ReactNode }) {
  return <UiTextsContext value={texts}>{children}</UiTextsContext>;
}

export function useUiTexts(): UiTexts {
  const texts = useContext(UiTextsContext);
  if (!texts) throw new Error('A component of the design system is drawn outside of UiTextsProvider');
  return texts;
}
