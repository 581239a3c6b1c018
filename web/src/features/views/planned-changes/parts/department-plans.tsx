import type { PlannedChange } from '@madang/contract/views/planned-changes/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatNumber } from '../../../../kernel/formats.ts';
import { useThingName } from '../../../../kernel/names/shown-name.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { plansQuery } from '../api.ts';
import { usePlanWords } from '../plan-words.ts';
import { useText } from '../texts.ts';
import styles from './department-plans.module.css';

const shownAtMost = 5;

/** STA-10: planned changes of a department: its heads, and people who come to it; draws nothing for none. */
export function DepartmentPlans({ departmentCode }: { readonly departmentCode: string }) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useThingName();
  const wordsOf = usePlanWords();
  const { data } = useQuery(
    plansQuery({ state: 'waiting', from: '', until: '', personId: '', departmentCode, page: 1 }),
  );
  if (!data || data.items.length === 0) return null;
  const more = data.total.count - shownAtMost;
  const search = { department: departmentCode };
  const lineOf = (plan: PlannedChange) =>
    [
      formatDate(plan.dueOn, language),
      plan.target && plan.target.id !== departmentCode && nameOf(plan.target),
      wordsOf(plan),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Callout tone="info" title={t('person.title')}>
      <ul className={styles['plans']}>
        {data.items.slice(0, shownAtMost).map((plan) => (
          <li key={plan.planId}>
            <Link to="/console/planned-changes" search={{ ...search, item: plan.planId }}>
              {lineOf(plan)}
            </Link>
          </li>
        ))}
        {more > 0 && (
          <li>
            <Link to="/console/planned-changes" search={search}>
              {t('person.more', { count: more, number: formatNumber(more, language) })}
            </Link>
          </li>
        )}
      </ul>
    </Callout>
  );
}
