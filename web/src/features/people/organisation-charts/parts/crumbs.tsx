import { departmentNameFor, type NamedDepartment } from '@madang/contract/organisation/departments/names.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { ChevronRightIcon } from '../../../../ui/icons.tsx';
import { useText } from '../texts.ts';
import styles from './crumbs.module.css';

interface CrumbsProps {
  /** The departments above the one shown, from the company down. */
  readonly above: readonly NamedDepartment[];
  readonly onOpen: (departmentCode: string) => void;
}

/** The way up from a department. */
export function Crumbs({ above, onOpen }: CrumbsProps) {
  const t = useText();
  const language = useLanguage();
  if (above.length === 0) return null;
  return (
    <nav aria-label={t('above')}>
      <ol className={styles['crumbs']}>
        {above.map((step) => (
          <li key={step.departmentCode}>
            <button type="button" onClick={() => onOpen(step.departmentCode)}>
              {departmentNameFor(step, language)}
            </button>
            <ChevronRightIcon size={14} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
