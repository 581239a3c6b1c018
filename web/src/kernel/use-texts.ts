import type { Language } from '@madang/contract/kernel/languages.ts';
import { useMemo, useSyncExternalStore } from 'react';
import type { SharedNamespace } from './catalogues.ts';
import { currentLanguage, onLanguageChange, texts } from './i18n.ts';
import { useSpoken } from './text-store/late-texts.ts';
import type { Values } from './text-store/text-store.ts';

/** `x_one` and `x_other` are asked for as `x`, with a count. */
type Plain<K extends string> = K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Base
  : K;

/** The dotted paths of a catalogue's texts: `form.title`. */
export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string ? Plain<K> : `${K}.${TextKey<T[K]>}`;
}[keyof T & string];

export type Translate<T> = (key: TextKey<Omit<T, SharedNamespace>>, values?: Values) => string;

/** The language on the screen; a component that asks is drawn again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
}

/**
 * Returns a capability's texts hook, typed by its English catalogue: `export const useText = textsOf<typeof
 * en>('signup')`.
 */
export function textsOf<T extends object>(capability: string): () => Translate<T> {
  return function useTexts() {
    const language = useLanguage();
    useSpoken(capability);
    return useMemo(() => translator<T>(capability, language), [language]);
  };
}

/** The same outside of components, in the language spoken now. */
export function translator<T extends object>(capability: string, language = currentLanguage()): Translate<T> {
  // What is not there shows by its key, as a fault that a test sees.
  return (key, values) => texts.text(language, { namespace: capability, key }, values) ?? key;
}
