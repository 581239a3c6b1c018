import type { HomeColumn, OwnPortlet as Kind } from '@madang/contract/workplace/portlets/rules.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { EyeIcon } from '../../../../ui/icons.tsx';
import { Card } from '../../../../ui/parts/card.tsx';
import { useRowDrag } from '../../../../ui/sections/row-drag.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import columnStyles from '../home/home-columns.module.css';
import { type Home, OwnPortlet } from '../home/own-portlet.tsx';
import { useText } from '../texts.ts';
import { changed, movedBy, movedTo, type Piece, shownIn } from './arrangement.ts';
import styles from './arranger.module.css';
import { ArrangedPiece } from './arranged-piece.tsx';
import { DropPlace, ends } from './drop-place.tsx';
import { useArrangement } from './use-arrangement.ts';

interface ArrangerProps {
  readonly home: Home;
  readonly onClose: () => void;
}

/** POR-05: the home itself, with what moves its cards; the others see none of it until it is saved. */
export function Arranger({ home, onClose }: ArrangerProps) {
  const t = useText();
  const [said, setSaid] = useState('');
  const arrangement = useArrangement(onClose);
  const { now, make } = arrangement;
  const focus = useKeptFocus();
  const nameOf = (kind: Kind) => t(`arrange.kinds.${kind}`);
  const put = (next: typeof now, kind: Kind) => {
    const column = next.find((piece) => piece.kind === kind)?.column ?? 'main';
    const place = shownIn(next, column).findIndex((piece) => piece.kind === kind) + 1;
    setSaid(t('arrange.place', { name: nameOf(kind), column: t(`arrange.${column}`), place }));
    focus(kind);
    make(next);
  };
  const change = (kind: Kind, how: Partial<Piece>, said: 'nowSmall' | 'nowUsual' | 'nowHidden') => {
    setSaid(t(`arrange.${said}`, { name: nameOf(kind) }));
    make(changed(now, kind, how));
  };
  const drag = useRowDrag((key, onto) => {
    const [kind, target] = [key as Kind, onto as Kind];
    const end = ends.find(({ key: each }) => each === onto);
    const column = end?.column ?? now.find((piece) => piece.kind === target)?.column;
    if (column) put(movedTo(now, kind, column, end ? undefined : target), kind);
  });
  const draw = (column: HomeColumn) => {
    const pieces = shownIn(now, column);
    return (
      <section className={columnStyles[column]} aria-label={t(`arrange.${column}`)}>
        {pieces.map((piece, place) => (
          <ArrangedPiece
            key={piece.kind}
            piece={piece}
            name={nameOf(piece.kind)}
            isFirst={place === 0}
            isLast={place === pieces.length - 1}
            drag={drag}
            onMove={(by) => put(movedBy(now, piece.kind, by), piece.kind)}
            onColumn={(to) => put(movedTo(now, piece.kind, to), piece.kind)}
            onSize={(size) => change(piece.kind, { size }, size === 'small' ? 'nowSmall' : 'nowUsual')}
            onHide={() => change(piece.kind, { isShown: false }, 'nowHidden')}
          >
            <OwnPortlet portlet={piece} home={home} mayManage />
          </ArrangedPiece>
        ))}
        <DropPlace column={column} drag={drag} />
      </section>
    );
  };
  const hidden = now.filter(({ isShown }) => !isShown);
  return (
    <>
      <Head {...arrangement} onClose={onClose} />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {hidden.length > 0 && (
        <Card>
          <div className={styles['hidden']}>
            <h2>{t('arrange.hidden')}</h2>
            {hidden.map(({ kind }) => (
              <Button
                key={kind}
                small
                icon={<EyeIcon size={16} />}
                onClick={() => put(changed(now, kind, { isShown: true }), kind)}
              >
                {t('arrange.show', { name: nameOf(kind) })}
              </Button>
            ))}
          </div>
        </Card>
      )}
      <div className={columnStyles['columns']}>
        {draw('main')}
        {draw('side')}
      </div>
    </>
  );
}

type HeadProps = Pick<ReturnType<typeof useArrangement>, 'hasSteps' | 'isBusy' | 'takeBack' | 'save'> & {
  readonly onClose: () => void;
};

function Head({ hasSteps, isBusy, takeBack, save, onClose }: HeadProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['head']}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {t('arrange.title')}
        </h2>
        <p>{t('arrange.lead')}</p>
      </div>
      <div className={styles['acts']}>
        {hasSteps && (
          <Button small variant="quiet" onClick={takeBack}>
            {t('arrange.undoLast')}
          </Button>
        )}
        <Button small onClick={onClose}>
          {t('arrange.cancel')}
        </Button>
        <Button small variant="primary" busy={isBusy} onClick={() => (hasSteps ? void save() : onClose())}>
          {t('arrange.save')}
        </Button>
      </div>
    </div>
  );
}

/** Returns the focus to the pressed button after a card is drawn again in another column. */
function useKeptFocus() {
  const wanted = useRef<Kind>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    document.getElementById(`grip-${wanted.current}`)?.focus();
    wanted.current = undefined;
  });
  return (kind: Kind) => {
    wanted.current = kind;
  };
}
