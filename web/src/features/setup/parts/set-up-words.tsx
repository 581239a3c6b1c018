import { type ReactNode, useMemo } from 'react';
import { type SetUpTexts, SetUpTextsProvider } from '../../set-up-steps/index.ts';
import { useText } from '../texts.ts';

/** Gives the steps of all capabilities the words that they have in common. */
export function SetUpWords({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const texts = useMemo<SetUpTexts>(
    () => ({
      save: t('words.save'),
      cancel: t('words.cancel'),
      working: t('words.working'),
      saving: t('words.saving'),
      removing: t('words.removing'),
      remove: t('words.remove'),
      removeNamed: (name) => t('words.removeNamed', { name }),
      removeQuestion: (name) => t('words.removeQuestion', { name }),
      count: (count, limit) => t('words.count', { count, limit }),
      full: (limit) => t('words.full', { limit }),
    }),
    [t],
  );
  return <SetUpTextsProvider texts={texts}>{children}</SetUpTextsProvider>;
}
