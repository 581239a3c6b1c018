import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { arrangePortlets, listPortlets, type PortletRow } from '@madang/contract/portlets/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { usePageTitle } from '../../../kernel/document-title.ts';
import { thrownText } from '../../../kernel/error-texts.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { Listed } from '../../../kernel/rooms/listed.tsx';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { IconButton } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../../ui/rooms/icons.tsx';
import { Room } from '../../../ui/rooms/room.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { movedTo } from '../arrangement.ts';
import { useText } from '../texts.ts';
import styles from './portlets.module.css';

const key = ['portlets'] as const;

/** POR-02: what stands on the home and in which order; a drag and the buttons do the same. */
export function PortletsPage() {
  const t = useText();
  const listed = useQuery({ queryKey: key, queryFn: ({ signal }) => call(listPortlets, {}, { signal }) });
  usePageTitle(t('title'));
  return (
    <Room title={t('title')} lead={listed.data && t('lead', { count: listed.data.homePortlets })}>
      <Listed query={listed}>{({ portlets }) => <Arrangement portlets={portlets} />}</Listed>
    </Room>
  );
}

function Arrangement({ portlets }: { readonly portlets: readonly PortletRow[] }) {
  const t = useText();
  const notices = useNotices();
  const queries = useQueryClient();
  const [dragged, setDragged] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const save = async (list: readonly PortletRow[]) => {
    if (isBusy) return;
    setBusy(true);
    const body = { portlets: list.map(({ portletKey, isShown }) => ({ portletKey, isShown })) };
    await call(arrangePortlets, { body })
      .then(() =>
        Promise.all([
          queries.invalidateQueries({ queryKey: key }),
          queries.invalidateQueries({ queryKey: ['portal', 'home'] }),
        ]),
      )
      .catch((thrown: unknown) => notices.alert(thrownText(thrown)));
    setBusy(false);
  };
  const move = (from: number, to: number) => void save(movedTo(portlets, from, to));
  const show = (at: number, isShown: boolean) =>
    void save(portlets.map((each, index) => (index === at ? { ...each, isShown } : each)));
  return (
    <ol className={styles['list']} aria-label={t('title')}>
      {portlets.map((portlet, index) => (
        <PortletItem
          key={portlet.portletKey}
          portlet={portlet}
          isFirst={index === 0}
          isLast={index === portlets.length - 1}
          onMove={(by) => move(index, index + by)}
          onShow={(isShown) => show(index, isShown)}
          drag={{
            onDragStart: () => setDragged(index),
            onDragEnd: () => setDragged(undefined),
            onDragOver: (event) => dragged !== undefined && event.preventDefault(),
            onDrop: (event) => {
              event.preventDefault();
              if (dragged !== undefined && dragged !== index) move(dragged, index);
            },
          }}
        />
      ))}
    </ol>
  );
}

interface PortletItemProps {
  readonly portlet: PortletRow;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: number) => void;
  readonly onShow: (isShown: boolean) => void;
  readonly drag: {
    readonly onDragStart: () => void;
    readonly onDragEnd: () => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

function PortletItem({ portlet, isFirst, isLast, onMove, onShow, drag }: PortletItemProps) {
  const t = useText();
  const name = useName(portlet);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons beside it do the same by keyboard
    <li className={styles['item']} draggable {...drag}>
      <span className={styles['name']}>{name}</span>
      <CheckField label={<ShownLabel name={name} />} value={portlet.isShown} onChange={onShow} />
      <span className={styles['buttons']}>
        <IconButton
          icon={ArrowUpIcon}
          label={t('up', { name })}
          aria-disabled={isFirst || undefined}
          onClick={() => !isFirst && onMove(-1)}
        />
        <IconButton
          icon={ArrowDownIcon}
          label={t('down', { name })}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && onMove(1)}
        />
      </span>
    </li>
  );
}

/** Of many boxes that say the same, each is heard with what it is about. */
function ShownLabel({ name }: { readonly name: string }) {
  const t = useText();
  return (
    <>
      <VisuallyHidden>{`${name}: `}</VisuallyHidden>
      {t('shown')}
    </>
  );
}

function useName({ kind, koreanTitle, englishTitle }: PortletRow): string {
  const t = useText();
  const language = useLanguage();
  if (kind !== 'board') return t(`kinds.${kind}`);
  return readsKorean(language) ? koreanTitle : englishTitle;
}
