import type { List } from '@madang/contract/kernel/lists/list.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/parts/states.tsx';
import { SectionPage } from '../../ui/sections/section-page.tsx';
import { usePageTitle } from '../document-title.ts';
import { formatNumber } from '../formats.ts';
import { useSearchParams } from '../search-param.ts';
import { useLanguage } from '../use-texts.ts';
import { Listed } from './listed.tsx';

export interface ListSectionProps<Row> {
  readonly title: string;
  readonly lead: string;
  readonly query: UseQueryResult<List<Row>>;
  readonly keyOf: (row: Row) => string;
  /** What can be added, each in a panel of its own name; the first is offered where nothing is there yet. */
  readonly adds: readonly { readonly label: string; readonly panel: string }[];
  /** Whether the person may add something; where nothing more goes in, `full` says why. */
  readonly mayAdd?: boolean;
  /** Why nothing can be added at present. */
  readonly full?: string | undefined;
  readonly empty: { readonly icon: ReactNode; readonly title: string; readonly text: string };
  /** The panel of a row that is open, or of something new. */
  readonly panel: (shown: {
    readonly row?: Row;
    readonly panel: string | null;
    readonly close: () => void;
  }) => ReactNode;
  readonly children: (
    rows: readonly Row[],
    opened: { readonly openKey: string | null; readonly onOpen: (key: string) => void },
  ) => ReactNode;
}

/**
 * A page of the console with one list: what it is, how many there are, the way to add one, and one of them in the panel, whose
 * address is `item` or `panel`.
 */
export function ListSection<Row>({ query, keyOf, mayAdd = true, adds, full, empty, ...parts }: ListSectionProps<Row>) {
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const [panel, item] = [search.get('panel'), search.get('item')];
  usePageTitle(parts.title);
  const rows = query.data?.items;
  const row = rows?.find((each) => keyOf(each) === item);
  const [first, ...others] = (mayAdd ? adds : []).map(({ label, panel: name }, place) => (
    <Button
      key={name}
      variant={place === 0 ? 'primary' : undefined}
      icon={<PlusIcon />}
      disabledReason={full}
      onClick={() => change({ panel: name, item: null }, 'push')}
    >
      {label}
    </Button>
  ));
  return (
    <SectionPage
      title={parts.title}
      lead={parts.lead}
      count={rows && formatNumber(rows.length, language)}
      actions={
        <>
          {rows?.length !== 0 && first}
          {others}
        </>
      }
      panel={parts.panel({ ...(row && { row }), panel, close: () => change({ panel: null, item: null }) })}
    >
      <Listed query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState {...empty} action={first} />
          ) : (
            parts.children(items, {
              openKey: item,
              onOpen: (key) => change({ item: key, panel: null }, 'push'),
            })
          )
        }
      </Listed>
    </SectionPage>
  );
}
