import { type ReactNode, useMemo } from 'react';
import { type RoomTexts, RoomTextsProvider } from '../../../ui/rooms/room-texts.tsx';
import { useText } from '../texts.ts';

/** Gives the parts of rooms their words in the language of the page. */
export function RoomWords({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const texts = useMemo<RoomTexts>(
    () => ({
      loading: t('room.loading'),
      retry: t('room.retry'),
      errorCode: t('room.errorCode'),
      copy: t('room.copy'),
      undo: t('room.undo'),
      undone: t('room.undone'),
      refused: t('room.refused'),
      refusedText: t('room.refusedText'),
      editConflict: t('room.editConflict'),
      loadPresent: t('room.loadPresent'),
      keepTyped: t('room.keepTyped'),
      leaving: {
        title: t('leaving.title'),
        text: t('leaving.text'),
        ok: t('leaving.leave'),
        cancel: t('leaving.stay'),
      },
      moveUp: (name) => t('room.moveUp', { name }),
      moveDown: (name) => t('room.moveDown', { name }),
      moved: (name) => t('room.moved', { name }),
      nothingFound: t('room.nothingFound'),
      nothingFoundText: t('room.nothingFoundText'),
      nothingSearchedText: t('room.nothingSearchedText'),
      clearFilters: t('room.clearFilters'),
      clearSearch: t('room.clearSearch'),
      previous: t('room.previous'),
      next: t('room.next'),
      pages: t('room.pages'),
      page: (page, total) => t('room.page', { page, total }),
      selectAll: t('room.selectAll'),
      selectRow: (name) => t('room.selectRow', { name }),
      selected: (count) => t('room.selected', { count }),
      selectAllFound: (count) => t('room.selectAllFound', { count }),
      clearSelection: t('room.clearSelection'),
      selectionCleared: t('room.selectionCleared'),
    }),
    [t],
  );
  return <RoomTextsProvider texts={texts}>{children}</RoomTextsProvider>;
}
