import type { EndingKind, LeftKind } from '@madang/contract/people/employment/kinds.ts';

/** Something that ended with a person's service, by its kind and by what it is called. */
export interface ReturnedThing {
  readonly kind: EndingKind | LeftKind;
  readonly name: string;
  readonly englishName: string;
}
