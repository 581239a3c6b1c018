import { useMemo } from 'react';
import { languageTags } from '@madang/contract/kernel/languages.ts';
import { sharedKeys, sharedText } from '../text-store/shared-text.ts';
import { everyOperation } from '../catalogues.ts';
import { useSpoken } from '../text-store/late-texts.ts';
import { useLanguage } from '../use-texts.ts';

/** Returns the text for an operation, in the words of its capability; without a text its name is shown. */
export function useOperationText(): (operation: string) => string {
  useLanguage();
  useSpoken(everyOperation);
  return operationText;
}

function operationText(operation: string): string {
  return sharedText('operations', operation) ?? operation;
}

/** Every operation that has words, as choices of a list, in the order of their words. */
export function useOperationChoices(): readonly { readonly value: string; readonly label: string }[] {
  const language = useLanguage();
  useSpoken(everyOperation);
  return useMemo(() => {
    const { compare } = new Intl.Collator(languageTags[language]);
    return sharedKeys('operations')
      .map((value) => ({ value, label: operationText(value) }))
      .toSorted((a, b) => compare(a.label, b.label));
  }, [language]);
}
