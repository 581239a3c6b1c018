import type { StructureHistoryEntry } from '@madang/contract/company-life/company-structures/history.ts';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { formatDate, formatRelative } from '../../../../kernel/formats.ts';
import { MoreButton } from '../../../../kernel/lists/more-button.tsx';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useHistory, useNamesOf } from '../api.ts';
import { useText } from '../texts.ts';
import styles from './structure-history.module.css';

/** Shows the history of the own company in structures, or of a structure that the operator sees; newest first. */
export function StructureHistory({ leading }: { readonly leading?: string }) {
  const t = useText();
  const history = useHistory(leading);
  return (
    <Listed query={history}>
      {({ pages }) => (
        <Stack>
          {pages[0]?.items.length === 0 && <p className={styles['quiet']}>{t('history.none')}</p>}
          <ol className={styles['list']}>
            {pages
              .flatMap(({ items }) => items)
              .map((entry) => (
                <Change key={entry.changeId} entry={entry} />
              ))}
          </ol>
          <MoreButton list={history} label={t('history.older')} />
        </Stack>
      )}
    </Listed>
  );
}

function Change({ entry }: { readonly entry: StructureHistoryEntry }) {
  const t = useText();
  const language = useLanguage();
  const names = useNamesOf();
  const shownName = useShownName();
  const { event, by, actor, companyCode, changedAt, changes } = entry;
  const company = names.ofCompany(entry);
  const authors = {
    person: actor ? shownName(actor) : '',
    otherCompany: t('history.otherCompany'),
    operator: t('history.operator'),
    time: '',
  };
  return (
    <li className={styles['change']}>
      <p>
        <strong>{t(`history.events.${event}`)}</strong>
        <span>{` · ${company === '' ? companyCode : `${company} (${companyCode})`}`}</span>
      </p>
      {changes.map(({ field, before, after }) => (
        <p key={field}>{t('history.field', { field: fieldText(field), from: before, to: after })}</p>
      ))}
      <p className={styles['quiet']}>
        {authors[by] !== '' && <span>{`${authors[by]} · `}</span>}
        <time dateTime={changedAt} title={formatDate(changedAt, language, 'dateTime')}>
          {formatRelative(new Date(changedAt), language)}
        </time>
      </p>
    </li>
  );
}
