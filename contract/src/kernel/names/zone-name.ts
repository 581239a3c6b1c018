import { type Language, languageTags } from '../languages.ts';

interface Written {
  readonly moment: Date;
  readonly language: Language;
  /** Absent: the one that the program runs in. */
  readonly timeZone?: string | undefined;
}

/** A moment as it was written, and its time zone in the language's words: the reader may be elsewhere by now. */
export function withZoneName(written: string, { moment, language, timeZone }: Written): string {
  const zone = new Intl.DateTimeFormat(languageTags[language], { timeZoneName: 'long', timeZone })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName');
  return `${written} (${zone?.value ?? timeZone ?? ''})`;
}
