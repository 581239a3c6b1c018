import { type ReactNode, useMemo } from 'react';
import { type SetUpTexts, SetUpTextsProvider } from '../../../ground/set-up-steps/index.ts';
import { useText } from '../texts.ts';

/** Gives the steps of all capabilities the words that they have in common. */
export function SetUpWords({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const texts = useMemo<SetUpTexts>(
    () => ({
      save: t('words.save'),
      working: t('words.working'),
      saving: t('words.saving'),
      removing: t('words.removing'),
      remove: t('words.remove'),
      removeNamed: (name) => t('words.removeNamed', { name }),
      removeQuestion: (name) => t('words.removeQuestion', { name }),
      count: (count, limit) => t('words.count', { count, limit }),
      full: (limit) => t('words.full', { limit }),
      startEmpty: t('words.startEmpty'),
      startEmptyText: t('words.startEmptyText'),
      editFirst: t('words.editFirst'),
      notSaved: t('words.notSaved'),
      willSave: (count, limit) => t('words.willSave', { count, limit }),
      takeOut: (name) => t('words.takeOut', { name }),
      bringBack: (name) => t('words.bringBack', { name }),
      bringListBack: t('words.bringListBack'),
    }),
    [t],
  );
  return <SetUpTextsProvider texts={texts}>{children}</SetUpTextsProvider>;
}
