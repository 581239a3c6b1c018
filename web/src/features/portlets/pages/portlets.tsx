import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { arrangePortlets, listPortlets, type PortletRow } from '@madang/contract/portlets/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { usePageTitle } from '../../../kernel/document-title.ts';
import { thrownText } from '../../../kernel/error-texts.ts';
import { formatNumber } from '../../../kernel/formats.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { Listed } from '../../../kernel/rooms/listed.tsx';
import { OrderedList } from '../../../kernel/rooms/ordered-list.tsx';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Room } from '../../../ui/rooms/room.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useText } from '../texts.ts';
import styles from './portlets.module.css';

const key = ['portlets'] as const;

/** POR-02: what stands on the home and in which order; a drag and the buttons do the same. */
export function PortletsPage() {
  const t = useText();
  const language = useLanguage();
  const listed = useQuery({ queryKey: key, queryFn: ({ signal }) => call(listPortlets, {}, { signal }) });
  const { data } = listed;
  usePageTitle(t('title'));
  return (
    <Room
      title={t('title')}
      count={data && formatNumber(data.portlets.length, language)}
      lead={data && t('lead', { count: data.homePortlets })}
    >
      <Listed query={listed}>{({ portlets }) => <Arrangement portlets={portlets} />}</Listed>
    </Room>
  );
}

const keyOf = ({ portletKey }: PortletRow) => portletKey;
const asSent = ({ portletKey, isShown }: PortletRow) => ({ portletKey, isShown });

function Arrangement({ portlets }: { readonly portlets: readonly PortletRow[] }) {
  const t = useText();
  const nameOf = useNames();
  const notices = useNotices();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const reread = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: key }),
      queries.invalidateQueries({ queryKey: ['portal', 'home'] }),
    ]);
  const arrange = (list: readonly PortletRow[], was: readonly PortletRow[]) =>
    call(arrangePortlets, { body: { portlets: list.map(asSent), was: was.map(asSent) } });
  const inPlace = (keys: readonly string[]) => keys.flatMap((each) => portlets.filter((row) => keyOf(row) === each));
  const show = async (portlet: PortletRow, isShown: boolean) => {
    if (isBusy) return;
    setBusy(true);
    const list = portlets.map((each) => (each === portlet ? { ...each, isShown } : each));
    await arrange(list, portlets).catch((thrown: unknown) => notices.alert(thrownText(thrown)));
    await reread();
    setBusy(false);
  };
  return (
    <OrderedList
      label={t('title')}
      items={portlets}
      keyOf={keyOf}
      nameOf={nameOf}
      send={(keys, was) => arrange(inPlace(keys), inPlace(was))}
      reread={reread}
    >
      {(portlet) => (
        <span className={styles['words']}>
          <span className={styles['name']}>{nameOf(portlet)}</span>
          <CheckField
            label={<ShownLabel name={nameOf(portlet)} />}
            value={portlet.isShown}
            onChange={(isShown) => void show(portlet, isShown)}
          />
        </span>
      )}
    </OrderedList>
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

function useNames(): (portlet: PortletRow) => string {
  const t = useText();
  const language = useLanguage();
  return ({ kind, koreanTitle, englishTitle }) => {
    if (kind !== 'board') return t(`kinds.${kind}`);
    return readsKorean(language) ? koreanTitle : englishTitle;
  };
}
