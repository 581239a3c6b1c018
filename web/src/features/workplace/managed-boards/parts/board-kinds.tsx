import type { ManagedBoard } from '@madang/contract/workplace/boards/console.ts';
import { Badge } from '../../../../ui/sections/badge.tsx';
import { useBoardTexts, useText } from '../texts.ts';

/** Shows the kinds of a board beside its name in every administrator's list; open or closed is its state, not a kind. */
export function BoardKinds({ board }: { readonly board: Pick<ManagedBoard, 'isAnonymous' | 'usesValidity'> }) {
  const t = useText();
  const boardTexts = useBoardTexts();
  return (
    <>
      {board.isAnonymous && <Badge>{boardTexts('anonymous')}</Badge>}
      {board.usesValidity && <Badge>{t('shownForATime')}</Badge>}
    </>
  );
}
