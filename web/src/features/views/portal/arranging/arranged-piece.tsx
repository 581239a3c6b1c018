import { hasSizes, type HomeColumn, type PortletSize } from '@madang/contract/workplace/portlets/rules.ts';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { ChevronLeftIcon, ChevronRightIcon, EyeOffIcon, MenuIcon, MinusIcon, PlusIcon } from '../../../../ui/icons.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../../../ui/sections/icons.tsx';
import type { RowDrag } from '../../../../ui/sections/row-drag.ts';
import { useText } from '../texts.ts';
import type { Piece } from './arrangement.ts';
import styles from './arranger.module.css';

interface ArrangedPieceProps {
  readonly piece: Piece;
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly drag: RowDrag;
  readonly onMove: (by: -1 | 1) => void;
  readonly onColumn: (column: HomeColumn) => void;
  readonly onSize: (size: PortletSize) => void;
  readonly onHide: () => void;
  readonly children: ReactNode;
}

/** A card of the home under a bar that moves it; the card itself is a picture until that is done. */
export function ArrangedPiece(props: ArrangedPieceProps) {
  const { piece, name, isFirst, isLast, drag, onMove, onColumn, onSize, onHide, children } = props;
  const t = useText();
  const other = piece.column === 'main' ? 'side' : 'main';
  const pressed = (event: KeyboardEvent) => {
    const act = {
      ArrowUp: () => onMove(-1),
      ArrowDown: () => onMove(1),
      ArrowLeft: () => piece.column === 'side' && onColumn('main'),
      ArrowRight: () => piece.column === 'main' && onColumn('side'),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <div
      className={cx(styles['piece'], drag.isTarget(piece.kind) && styles['over'])}
      role="group"
      aria-label={name}
      {...drag.propsOf(piece.kind)}
    >
      <div className={styles['bar']}>
        <button
          type="button"
          id={`grip-${piece.kind}`}
          className={styles['grip']}
          aria-label={t('arrange.grip', { name })}
          onKeyDown={pressed}
        >
          <MenuIcon size={16} />
          <span>{name}</span>
        </button>
        <IconButton
          icon={ArrowUpIcon}
          label={t('arrange.up', { name })}
          aria-disabled={isFirst || undefined}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={ArrowDownIcon}
          label={t('arrange.down', { name })}
          aria-disabled={isLast || undefined}
          onClick={() => onMove(1)}
        />
        <IconButton
          icon={other === 'side' ? ChevronRightIcon : ChevronLeftIcon}
          label={t(other === 'side' ? 'arrange.toSide' : 'arrange.toMain', { name })}
          onClick={() => onColumn(other)}
        />
        {hasSizes(piece.kind) && (
          <IconButton
            icon={piece.size === 'usual' ? MinusIcon : PlusIcon}
            label={t(piece.size === 'usual' ? 'arrange.toSmall' : 'arrange.toUsual', { name })}
            onClick={() => onSize(piece.size === 'usual' ? 'small' : 'usual')}
          />
        )}
        <IconButton icon={EyeOffIcon} label={t('arrange.hide', { name })} onClick={onHide} />
      </div>
      <div className={styles['picture']} inert>
        {children}
      </div>
    </div>
  );
}
