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

/** Input typed into the forms of a page that is redrawn; each form removes its own once it is mounted. */
export type KeptValues = Set<Typed>;

const drawn = new Set<DrawnForm>();

/** Returns the current values of the document's forms. */
export function typedNow(): KeptValues {
  return new Set([...drawn].map(({ initial, getValues }) => ({ initial, values: getValues() })));
}

/** Set around a page that is drawn again after an error (kernel/navigation/error-boundary.tsx). */
export const KeptValuesContext = createContext<KeptValues | undefined>(undefined);

/**
 * Returns the values that a form with these initial values had before its page was redrawn; the initial values identify the form.
 */
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
