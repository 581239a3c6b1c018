import type { LocationRow } from '@madang/contract/people/locations/routes.ts';
import { companyNameFor } from '@madang/contract/ground/companies/names.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '../../../../kernel/formats.ts';
import { sessionQuery } from '../../../../kernel/session-query.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Tree } from '../../../../ui/tree/tree.tsx';
import { useText } from '../texts.ts';
import { companyKey, treeRows } from '../tree-rows.ts';

interface LocationTreeProps {
  readonly items: readonly LocationRow[];
  readonly selected: string | null;
  readonly onSelect: (locationId: string | null) => void;
}

/** Company, buildings and floors; floors say how many of their seats are taken. */
export function LocationTree({ items, selected, onSelect }: LocationTreeProps) {
  const t = useText();
  const language = useLanguage();
  const { data: session } = useQuery(sessionQuery);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const rows = treeRows(items, {
    language,
    company: session ? companyNameFor(session, language) : '',
    closed,
    seatsText: ({ takenCount, seatCount }) =>
      t('taken', { taken: formatNumber(takenCount, language), all: formatNumber(seatCount, language) }),
  });
  const toggle = (key: string, isOpen: boolean) =>
    setClosed((before) => new Set(isOpen ? [...before].filter((each) => each !== key) : [...before, key]));
  return (
    <Tree
      label={t('tree')}
      hint={t('treeHint')}
      rows={rows}
      selected={selected ?? companyKey}
      onSelect={(key) => onSelect(key === companyKey ? null : key)}
      onToggle={toggle}
    />
  );
}
