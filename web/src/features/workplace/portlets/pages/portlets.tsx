import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { arrangePortlets, listPortlets, type PortletRow } from '@madang/contract/workplace/portlets/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../kernel/call.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useOrder } from '../../../../kernel/sections/use-order.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { SortableList } from '../../../../ui/sections/sortable-list.tsx';
import { withOrdinal } from '../../../../ui/with-ordinal.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { CategoryChips, useCategoryFilter } from '../../item-categories/index.ts';
import { CardCategories } from '../parts/card-categories.tsx';
import { Categories } from '../parts/categories.tsx';
import { useText } from '../texts.ts';
import styles from './portlets.module.css';

const key = ['portlets'] as const;

/** POR-02: cards of the home in their order, arranged by drag or buttons. */
export function PortletsPage() {
  const t = useText();
  const language = useLanguage();
  const listed = useQuery({ queryKey: key, queryFn: ({ signal }) => call(listPortlets, {}, { signal }) });
  const { data } = listed;
  const { admits, toolbar, onClear } = useCategoryFilter('portlet');
  usePageTitle(t('title'));
  return (
    <SectionPage
      title={t('title')}
      count={data && formatNumber(data.total.count, language)}
      lead={data && t('lead', { count: data.homePortlets })}
      toolbar={toolbar}
    >
      <Listed query={listed}>
        {({ items, categories }) => (
          <Stack>
            <Arrangement portlets={items} admits={onClear && admits} />
            <Categories categories={categories} queryKey={key} />
          </Stack>
        )}
      </Listed>
    </SectionPage>
  );
}

const keyOf = ({ portletKey }: PortletRow) => portletKey;
const asSent = ({ portletKey, isShown }: PortletRow) => ({ portletKey, isShown });

/** An arrangement as `useOrder` keeps it: a portlet with its mark in front, and whether it is shown. */
const markOf = ({ portletKey, isShown }: PortletRow) => `${isShown ? '+' : '-'}${portletKey}`;
const arranged = (marks: readonly string[], portlets: readonly PortletRow[]) =>
  marks.flatMap((mark) =>
    portlets
      .filter(({ portletKey }) => portletKey === mark.slice(1))
      .map((portlet) => ({ ...portlet, isShown: mark.startsWith('+') })),
  );

interface ArrangementProps {
  readonly portlets: readonly PortletRow[];
  /** Set while the list is filtered: a part of it is not put in order. */
  readonly admits: ((portletKey: string) => boolean) | undefined;
}

function Arrangement({ portlets, admits }: ArrangementProps) {
  const t = useText();
  const nameOf = useNames();
  const queries = useQueryClient();
  const sent = (marks: readonly string[]) => arranged(marks, portlets).map(asSent);
  const { order, put } = useOrder({
    send: (marks, expected) =>
      sendChange(arrangePortlets, { body: { portlets: sent(marks), expected: sent(expected) } }),
    reread: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: key }),
        queries.invalidateQueries({ queryKey: ['portal', 'home'] }),
      ]),
  });
  const rows = order ? arranged(order, portlets) : portlets;
  const expected = rows.map(markOf);
  const move = (keys: readonly string[], portlet: PortletRow) => {
    const inPlace = keys.flatMap((each) => rows.filter((row) => keyOf(row) === each));
    void put({ keys: inPlace.map(markOf), expected, key: keyOf(portlet), name: nameOf(portlet) });
  };
  const show = (portlet: PortletRow, isShown: boolean) => {
    const changed = rows.map((row) => (row === portlet ? { ...row, isShown } : row));
    const name = nameOf(portlet);
    const done = t(isShown ? 'nowShown' : 'nowHidden', { name });
    void put({ keys: changed.map(markOf), expected, key: keyOf(portlet), name, done });
  };
  const accessibleName = withOrdinal(rows, nameOf);
  return (
    <SortableList
      label={t('title')}
      items={admits ? rows.filter((row) => admits(keyOf(row))) : rows}
      keyOf={keyOf}
      nameOf={nameOf}
      onOrder={admits ? undefined : move}
    >
      {(portlet) => (
        <span className={styles['texts']}>
          <span className={styles['name']}>
            <span>{nameOf(portlet)}</span>
            {portlet.kind === 'board' && <CategoryChips kind="portlet" itemId={portlet.portletKey} />}
          </span>
          {portlet.kind === 'board' && <CardCategories itemId={portlet.portletKey} name={accessibleName(portlet)} />}
          <CheckField
            label={<ShownLabel name={accessibleName(portlet)} />}
            value={portlet.isShown}
            onChange={(isShown) => show(portlet, isShown)}
          />
        </span>
      )}
    </SortableList>
  );
}

/** Label of a box with the name of its portlet for screen readers. */
function ShownLabel({ name }: { readonly name: string }) {
  const t = useText();
  return (
    <>
      <VisuallyHidden>{`${name}: `}</VisuallyHidden>
      <span>{t('shown')}</span>
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
