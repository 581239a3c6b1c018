import { useQuery } from '@tanstack/react-query';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { homeQuery } from '../api.ts';
import { useText } from '../texts.ts';
import styles from './approvals-words.module.css';

/** Name of the way to approvals, with the number of requests that wait for the reader. */
export function ApprovalsWords() {
  const t = useText();
  const { data: home } = useQuery(homeQuery);
  const count = home?.notices.find((notice) => notice.kind === 'waitingApprovals')?.count ?? 0;
  return (
    <span className={styles['words']}>
      <span>{t('bar.approvals')}</span>
      {count > 0 && (
        <>
          <VisuallyHidden>{`, ${t('bar.approvalsWaiting', { number: count })}`}</VisuallyHidden>
          <span className={styles['count']} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        </>
      )}
    </span>
  );
}
