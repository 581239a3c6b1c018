import { type ReactNode, useMemo } from 'react';
import { type SectionTexts, SectionTextsProvider } from '../../../../ui/sections/section-texts.tsx';
import { useText } from '../texts.ts';

/** Gives the parts of sections their words in the language of the page. */
export function SectionTextsInLanguage({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const texts = useMemo<SectionTexts>(
    () => ({
      loading: t('section.loading'),
      retry: t('section.retry'),
      errorCode: t('section.errorCode'),
      copy: t('section.copy'),
      undo: t('section.undo'),
      undone: t('section.undone'),
      refused: t('section.refused'),
      refusedText: t('section.refusedText'),
      why: t('section.why'),
      editConflict: t('section.editConflict'),
      loadPresent: t('section.loadPresent'),
      keepTyped: t('section.keepTyped'),
      leaving: {
        title: t('leaving.title'),
        text: t('leaving.text'),
        ok: t('leaving.leave'),
        cancel: t('leaving.stay'),
      },
      moveUp: (name) => t('section.moveUp', { name }),
      moveDown: (name) => t('section.moveDown', { name }),
      moved: (name) => t('section.moved', { name }),
      nothingFound: t('section.nothingFound'),
      nothingFoundText: t('section.nothingFoundText'),
      nothingSearchedText: t('section.nothingSearchedText'),
      clearFilters: t('section.clearFilters'),
      removeFilter: (filter) => t('section.removeFilter', { filter }),
      pageNumber: t('section.pageNumber'),
      clearSearch: t('section.clearSearch'),
      previous: t('section.previous'),
      next: t('section.next'),
      pages: t('section.pages'),
      page: (page, total) => t('section.page', { page, total }),
      selectAll: t('section.selectAll'),
      selectRow: (name) => t('section.selectRow', { name }),
      selected: (count) => t('section.selected', { count }),
      selectAllFound: (count) => t('section.selectAllFound', { count }),
      clearSelection: t('section.clearSelection'),
      selectionCleared: t('section.selectionCleared'),
    }),
    [t],
  );
  return <SectionTextsProvider texts={texts}>{children}</SectionTextsProvider>;
}
