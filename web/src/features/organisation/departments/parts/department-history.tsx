import type { NamedDepartment } from '@madang/contract/organisation/departments/names.ts';
import type { DepartmentChange } from '@madang/contract/organisation/departments/routes.ts';
import { isLanguage, languageNames, readsKorean } from '@madang/contract/kernel/languages.ts';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { formatDate, formatRelative } from '../../../../kernel/formats.ts';
import { MoreButton } from '../../../../kernel/lists/more-button.tsx';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useHistory } from '../api.ts';
import { nameFor } from '../names.ts';
import { useText } from '../texts.ts';
import styles from './department-history.module.css';

/** Shows a department's history, newest first. */
export function DepartmentHistory({ departmentCode }: { readonly departmentCode: string }) {
  const t = useText();
  const history = useHistory(departmentCode);
  return (
    <Listed query={history}>
      {({ pages }) => (
        <Stack>
          <ol className={styles['list']}>
            {pages
              .flatMap(({ items, parentDepartments }) => items.map((change) => ({ change, parentDepartments })))
              .map((each) => (
                <Change key={each.change.historyNumber} {...each} />
              ))}
          </ol>
          <MoreButton list={history} label={t('older')} />
        </Stack>
      )}
    </Listed>
  );
}

interface ChangeProps {
  readonly change: DepartmentChange;
  readonly parentDepartments: readonly NamedDepartment[];
}

function Change({ change: { change, changedAt, actor, fields }, parentDepartments }: ChangeProps) {
  const t = useText();
  const language = useLanguage();
  const words = { insert: t('history.insert'), update: t('history.update'), delete: t('history.delete') };
  const valueOf = (field: string, value: string) => {
    if (field === 'language') return isLanguage(value) ? languageNames[value] : value;
    const parent = parentDepartments.find(({ departmentCode }) => departmentCode === value);
    return field === 'parentDepartmentCode' && parent ? nameFor(parent, language) : value;
  };
  const name = actor && ((readsKorean(language) ? actor.fullName : actor.englishName) || actor.fullName);
  return (
    <li className={styles['change']}>
      <p>
        <strong>{words[change]}</strong>
        {name && <span>{` · ${name}`}</span>}
      </p>
      <p className={styles['when']}>
        <time dateTime={changedAt} title={formatDate(changedAt, language, 'dateTime')}>
          {formatRelative(new Date(changedAt), language)}
        </time>
      </p>
      {change === 'update' && (
        <ul className={styles['fields']}>
          {fields.map(({ field, from, to }) => (
            <li key={field}>
              {t('history.field', { field: fieldText(field), from: valueOf(field, from), to: valueOf(field, to) })}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
