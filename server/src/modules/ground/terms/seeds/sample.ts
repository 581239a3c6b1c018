import type { Content } from '../terms.ts';

/** Whose sample: Korea, the United States, or every other country. */
export type Place = 'KR' | 'US' | '*';

/** The first, second or third version. */
export type Step = 1 | 2 | 3;

export interface SampleEdition {
  readonly place: Place;
  readonly step: Step;
}

/** One term in one language, at any place and step. */
export interface Sample {
  readonly title: string;
  contents(edition: SampleEdition): readonly Content[];
}

/** Returns text added by a later version; empty for earlier versions. */
export function since(step: Step, edition: SampleEdition, html: string): string {
  return edition.step >= step ? html : '';
}

/** The text of the newest of the given steps that this edition has reached. */
export function at(edition: SampleEdition, texts: Partial<Record<Step, string>>): string {
  const reached = ([3, 2, 1] as const).find((step) => step <= edition.step && texts[step] !== undefined);
  return reached === undefined ? '' : (texts[reached] ?? '');
}

/** RCN-02: the third version of privacy terms asks for the optional items too, whose answer is one of its own. */
export function asksMore({ step }: SampleEdition): boolean {
  return step === 3;
}
