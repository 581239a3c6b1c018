import type { RunDetail } from '@madang/contract/views/runs/routes.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import styles from './run-codes.module.css';

/** Rows by the reason that stops them; each reason shows its rows alone. */
export function RunCodes({ title, codes }: Pick<RunDetail, 'codes'> & { readonly title: string }) {
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const shown = search.get('code');
  if (codes.length === 0) return null;
  return (
    <section className={styles['codes']} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {codes.map(({ code, count }) => (
          <li key={code}>
            <button
              type="button"
              aria-pressed={shown === code}
              onClick={() => change({ code: shown === code ? null : code, rows: null })}
            >
              <span>{errorText({ code })}</span>
              <span className={styles['count']}>{formatNumber(count, language)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
