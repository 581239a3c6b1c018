import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import type { GridRow } from '@madang/contract/joining/imports/shapes.ts';
import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../../../kernel/formats.ts';
import { namesIn } from '../../../../kernel/session.ts';
import { sessionQuery } from '../../../../kernel/session-query.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { CloseIcon, PlusIcon } from '../../../../ui/icons.tsx';
import { newRowsQuery } from '../api.ts';
import { useText } from '../texts.ts';
import styles from './beside.module.css';
import { ownName } from './planned-departments.ts';
import type { useMaking } from './use-making.ts';

export interface Grown {
  readonly code: string;
  readonly name: string;
  readonly parent: string;
}

/** New departments of the rows of a file of departments. */
export function grownOf(rows: readonly GridRow[], columns: ImportDetail['columns']): Grown[] {
  const at = (name: string) => columns.findIndex(({ column }) => column === name);
  const [code, name, parent] = [at('departmentCode'), at('departmentName'), at('parentDepartmentCode')];
  const rowsOf = rows.map(({ cells, aboutId }) => ({
    // A row without a code gets a free one.
    code: cells[code] || (aboutId ?? ''),
    name: (cells[name] ?? '').trim() || (cells[code] ?? ''),
    parent: (parent < 0 ? '' : (cells[parent] ?? '')).trim(),
  }));
  // A parent may be named as well.
  const codes = new Map(
    rowsOf.flatMap((row) => [[row.code, row.code] as const, [ownName(row.name), row.code] as const]),
  );
  return rowsOf.map((row) => ({ ...row, parent: codes.get(ownName(row.parent)) ?? row.parent }));
}

interface GrownTreeProps {
  readonly detail: ImportDetail;
  readonly making: ReturnType<typeof useMaking>;
  readonly isReadOnly: boolean;
}

/** BLK-10: the departments that will be made, under the company, and those that cells name and the company has not. */
export function GrownTree({ detail, making, isReadOnly }: GrownTreeProps) {
  const t = useText();
  const language = useLanguage();
  const { data: session } = useQuery(sessionQuery);
  const isOfDepartments = detail.kind === 'departments';
  const { data: rows = [] } = useQuery({ ...newRowsQuery(detail.importId), enabled: isOfDepartments });
  const missing = detail.missingDepartments.filter(({ isMade }) => !isMade);
  const made = detail.missingDepartments.filter(({ isMade }) => isMade);
  const grown: readonly Grown[] = isOfDepartments
    ? grownOf(rows, detail.columns)
    : made.map(({ departmentCode, name, parentDepartmentCode }) => ({
        code: departmentCode,
        name: ownName(name),
        parent: parentDepartmentCode,
      }));
  if (grown.length + missing.length === 0) return null;
  const count = (number: number) => formatNumber(number, language);
  return (
    <section className={styles['card']} aria-label={t('tree.title')}>
      <h2>{t('tree.title')}</h2>
      <ul className={styles['tree']}>
        <li>
          <span className={styles['node']}>
            <strong>{session ? namesIn(session, language).company : ''}</strong>
            {grown.length > 0 && (
              <span className={styles['count']}>{t('tree.more', { number: count(grown.length) })}</span>
            )}
          </span>
          <Branch
            parent={rootDepartment}
            grown={grown}
            onLeave={
              isReadOnly || isOfDepartments
                ? undefined
                : (code) => void making.leave(made.find(({ departmentCode }) => departmentCode === code)?.name ?? '')
            }
          />
        </li>
      </ul>
      {missing.length > 0 && (
        <>
          <h3>{t('tree.missing', { count: missing.length, number: count(missing.length) })}</h3>
          {!isReadOnly && (
            <Button
              variant="primary"
              small
              busy={making.busy}
              onClick={() => void making.make(missing.map(({ name }) => name))}
            >
              {t('tree.makeAll')}
            </Button>
          )}
          <ul className={styles['missing']}>
            {missing.map(({ name, rows: inRows }) => (
              <li key={name}>
                <span>{name}</span>
                <span className={styles['count']}>{t('rows', { count: inRows, number: count(inRows) })}</span>
                {!isReadOnly && (
                  <IconButton
                    icon={PlusIcon}
                    label={t('tree.make', { name })}
                    onClick={() => void making.make([name])}
                  />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface BranchProps {
  readonly parent: string;
  readonly grown: readonly Grown[];
  readonly onLeave: ((code: string) => void) | undefined;
}

function Branch({ parent, grown, onLeave }: BranchProps) {
  const t = useText();
  const codes = new Set(grown.map(({ code }) => code));
  // What comes under a department that the company has stands right under the company here.
  const children = grown.filter((each) =>
    parent === rootDepartment ? !codes.has(each.parent) || each.parent === each.code : each.parent === parent,
  );
  if (children.length === 0) return null;
  return (
    <ul>
      {children.map(({ code, name, parent: above }) => (
        <li key={code}>
          <span className={styles['node']}>
            <span>{name}</span>
            <span className={styles['new']}>{t('marks.new')}</span>
            {onLeave && <IconButton icon={CloseIcon} label={t('tree.leave', { name })} onClick={() => onLeave(code)} />}
          </span>
          {above !== code && <Branch parent={code} grown={grown} onLeave={onLeave} />}
        </li>
      ))}
    </ul>
  );
}
