import { createContext, use, useEffect, useState } from 'react';
import { isSame } from '../forms/form-values.ts';

interface Typed {
  readonly initial: object;
  readonly values: object;
}

interface DrawnForm {
  readonly initial: object;
  readonly getValues: () => object;
}

/** What was typed into the forms of a page that is drawn again; a form takes its own out once it stands. */
export type KeptValues = Set<Typed>;

const drawn = new Set<DrawnForm>();

/** What stands in the forms of the document now. */
export function typedNow(): KeptValues {
  return new Set([...drawn].map(({ initial, getValues }) => ({ initial, values: getValues() })));
}

/** Set around a page that is drawn again after an error (kernel/navigation/error-boundary.tsx). */
export const KeptValuesContext = createContext<KeptValues | undefined>(undefined);

/** What a form of these initial values held before its page was drawn again; a form is known again by them. */
export function useKeptValues<V extends object>(initial: V): V {
  const kept = use(KeptValuesContext);
  const [own] = useState(() => kept && [...kept].find((typed) => isSame(typed.initial, initial)));
  useEffect(() => {
    if (own) kept?.delete(own);
  }, [kept, own]);
  return (own?.values ?? initial) as V;
}

/** Has a form's values ready for the case that its page is drawn again. */
export function useKeeping({ initial, getValues }: DrawnForm): void {
  useEffect(() => {
    const form = { initial, getValues };
    drawn.add(form);
    return () => void drawn.delete(form);
  }, [initial, getValues]);
}
