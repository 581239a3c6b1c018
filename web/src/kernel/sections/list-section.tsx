import type { List } from '@madang/contract/kernel/lists/list.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/parts/states.tsx';
import { Pager } from '../../ui/sections/pager.tsx';
import { SectionPage } from '../../ui/sections/section-page.tsx';
import { useSectionTexts } from '../../ui/sections/section-texts.tsx';
import { usePageTitle } from '../document-title.ts';
import { formatNumber } from '../formats.ts';
import type { ShownPage } from '../lists/numbered-pages.ts';
import { useSearchParams } from '../search-param.ts';
import { useLanguage } from '../use-texts.ts';
import { Listed } from './listed.tsx';

type RowOf<Answer extends List<unknown>> = Answer['items'][number];

interface Opened {
  readonly openKey: string | null;
  readonly onOpen: (key: string) => void;
}

export interface ListSectionProps<Answer extends List<unknown>> {
  readonly title: string;
  readonly lead: string;
  /** A whole list, or a page of one (`readPage`), which is turned below it. */
  readonly query: UseQueryResult<Answer>;
  readonly keyOf: (row: RowOf<Answer>) => string;
  /** Returns the rows that the list shows, if they are more than the answer's items. */
  readonly rowsOf?: (answer: Answer) => readonly RowOf<Answer>[];
  /** Returns the number of items, if it is not the answer's total; undefined until it is known. */
  readonly countOf?: (answer: Answer) => number | undefined;
  /** Kinds of items that can be added, each in a panel of its own name; the first is offered in an empty list. */
  readonly adds: readonly { readonly label: string; readonly panel: string; readonly icon?: ReactNode }[];
  /** True if the person may add something; if the list is full, `full` says why. */
  readonly mayAdd?: boolean;
  /** Reason that nothing can be added at present. */
  readonly full?: string | undefined;
  /** Other actions of the page. */
  readonly actions?: ReactNode;
  /** Search and filters: a `Toolbar`. */
  readonly toolbar?: ReactNode;
  /** Drops the filters that are set; an empty list found nothing then. */
  readonly onClear?: (() => void) | undefined;
  readonly empty: { readonly icon: ReactNode; readonly title: string; readonly text: string };
  /** The panel of a row that is open, or of something new. */
  readonly panel: (shown: {
    readonly row?: RowOf<Answer>;
    readonly answer?: Answer;
    readonly panel: string | null;
    readonly close: () => void;
  }) => ReactNode;
  /** Renders content around the list, such as tabs. */
  readonly frame?: (list: ReactElement) => ReactNode;
  /** Renders content after the list, or a note that there is none. */
  readonly after?: (answer: Answer) => ReactNode;
  readonly children: (rows: readonly RowOf<Answer>[], opened: Opened, answer: Answer) => ReactNode;
}

/**
 * Console page with one list: title, count, a button to add, and one item in the panel (`item` or `panel` in the
 * address).
 */
export function ListSection<Answer extends List<unknown>>({
  query,
  keyOf,
  rowsOf = ({ items }) => items,
  countOf = ({ total }) => total.count,
  ...parts
}: ListSectionProps<Answer>) {
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const [panel, item] = [search.get('panel'), search.get('item')];
  usePageTitle(parts.title);
  const { data: answer } = query;
  const rows = answer && rowsOf(answer);
  const row = rows?.find((each) => keyOf(each) === item);
  const count = answer && countOf(answer);
  const isEmpty = rows?.length === 0 && !parts.onClear;
  const [first, ...others] = useAdds(parts);
  const list = (
    <Listed query={query}>
      {(shown) => (
        <>
          {rowsOf(shown).length > 0 ? (
            parts.children(
              rowsOf(shown),
              { openKey: item, onOpen: (key) => change({ item: key, panel: null }, 'push') },
              shown,
            )
          ) : isEmpty ? (
            <EmptyState {...parts.empty} action={first} />
          ) : (
            <NothingFound icon={parts.empty.icon} onClear={parts.onClear} />
          )}
          <Pages answer={shown} />
          {parts.after?.(shown)}
        </>
      )}
    </Listed>
  );
  return (
    <SectionPage
      title={parts.title}
      lead={parts.lead}
      count={count === undefined ? undefined : formatNumber(count, language)}
      actions={
        <>
          {!isEmpty && first}
          {others}
          {parts.actions}
        </>
      }
      toolbar={parts.toolbar}
      panel={parts.panel({
        ...(row !== undefined && { row }),
        ...(answer && { answer }),
        panel,
        close: () => change({ panel: null, item: null }),
      })}
    >
      {parts.frame ? parts.frame(list) : list}
    </SectionPage>
  );
}

/** The buttons that open the panels of something new. */
function useAdds({ adds, mayAdd = true, full }: Pick<ListSectionProps<never>, 'adds' | 'mayAdd' | 'full'>) {
  const [, change] = useSearchParams();
  return (mayAdd ? adds : []).map(({ label, panel, icon }, place) => (
    <Button
      key={panel}
      variant={place === 0 ? 'primary' : undefined}
      icon={icon ?? <PlusIcon />}
      disabledReason={full}
      onClick={() => change({ panel, item: null }, 'push')}
    >
      {label}
    </Button>
  ));
}

function NothingFound({ icon, onClear }: { readonly icon: ReactNode; readonly onClear: (() => void) | undefined }) {
  const texts = useSectionTexts();
  return (
    <EmptyState
      icon={icon ?? <PlusIcon />}
      title={texts.nothingFound}
      text={texts.nothingFoundText}
      action={onClear && <Button onClick={onClear}>{texts.clearFilters}</Button>}
    />
  );
}

/** The pages of an answer that is one of several. */
function Pages({ answer }: { readonly answer: List<unknown> & Partial<ShownPage> }) {
  const language = useLanguage();
  const [, change] = useSearchParams();
  const { page, pageCount } = answer;
  if (page === undefined || pageCount === undefined) return null;
  return (
    <Pager
      page={page}
      pageCount={pageCount}
      format={(value) => formatNumber(value, language)}
      onChange={(to) => change({ page: String(to), item: null }, 'push')}
    />
  );
}
