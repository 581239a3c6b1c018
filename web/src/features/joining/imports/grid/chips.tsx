import { importMarks } from '@madang/contract/joining/imports/kinds.ts';
import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { useText } from '../texts.ts';
import styles from './grid.module.css';

/** Placeholders in a reason of many rows, for the values that differ between them. */
const unsaid = { 0: '…', 1: '…', 2: '…', validatedName: '…' };

/** Filters of the grid with their counts: by what becomes of a row, and of those refused by the reason. */
export function Chips({ detail }: { readonly detail: ImportDetail }) {
  const t = useText();
  const [search, change] = useSearchParams();
  const mark = search.get('state') ?? '';
  const shownCode = search.get('code') ?? '';
  const marks = importMarks.filter((each) => each !== 'new' || detail.source !== 'selection');
  const press = (state: string, code: string) => change({ state: state || null, code: code || null });
  return (
    <div className={styles['chips']} role="group" aria-label={t('grid.filter')}>
      <Chip
        label={t('grid.all')}
        count={detail.total}
        isOn={mark === '' && shownCode === ''}
        onPress={() => press('', '')}
      />
      {marks.map((each) => (
        <Chip
          key={each}
          label={t(`marks.${each}`)}
          count={detail[each]}
          isOn={mark === each && shownCode === ''}
          onPress={() => press(each, '')}
        />
      ))}
      {detail.codes.map((each) => (
        <Chip
          key={each.code}
          label={errorText({ code: each.code, params: unsaid })}
          count={each.count}
          isOn={shownCode === each.code}
          onPress={() => press('refused', each.code)}
        />
      ))}
    </div>
  );
}

interface ChipProps {
  readonly label: string;
  readonly count: number;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

function Chip({ label, count, isOn, onPress }: ChipProps) {
  const language = useLanguage();
  return (
    <button type="button" aria-pressed={isOn} onClick={onPress}>
      <b>{label}</b> <span>{formatNumber(count, language)}</span>
    </button>
  );
}
