import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { listPersonHistory } from '@madang/contract/people/people/history-routes.ts';
import type { Employee, JobLists } from '@madang/contract/people/people/routes.ts';
import type { ReactNode } from 'react';
import { formatDate } from '../../../../../kernel/formats.ts';
import { useLanguage } from '../../../../../kernel/use-texts.ts';
import { todayHere } from '../../../../../ui/dates/days.ts';
import { TimeEntry, TimeLine } from '../../../../../ui/dates/time-line.tsx';
import { Facts } from '../../../../../ui/parts/card.tsx';
import { DispatchBadge, LeaveBadge } from '../../../employment/index.ts';
import { useJobNames } from '../../job-lists.ts';
import { useText } from '../../texts.ts';
import { EmployeeStateBadges } from '../employee-state.tsx';
import styles from './line-of-time.module.css';

interface PresentProps {
  readonly employee: Employee;
  readonly jobLists: JobLists;
  /** Undefined until the history is there. */
  readonly since: AnswerOf<typeof listPersonHistory>['since'] | undefined;
}

/** Shows state, department, rank, title and posts of today, each with the day since which it is so. */
export function PresentEntry({ employee, jobLists, since }: PresentProps) {
  const t = useText();
  const language = useLanguage();
  const names = useJobNames(jobLists);
  const { department, jobRank, jobTitle, concurrentPosts, registeredAt, employment } = employee;
  const posts = concurrentPosts.map((post) =>
    [departmentNameFor(post.department, language), post.jobTitle && jobRankNameFor(post.jobTitle, language)]
      .filter(Boolean)
      .join(' · '),
  );
  const dated = (value: ReactNode, moment: string | null | undefined) => (
    <>
      <span>{value}</span>
      {since && (
        <>
          {' '}
          <span className={styles['since']}>
            {t('time.since', { date: formatDate(moment ?? registeredAt, language) })}
          </span>
        </>
      )}
    </>
  );
  const job = (name: string | undefined, entry: Employee['jobRank'], moment: string | null | undefined) =>
    name === undefined || entry === null
      ? []
      : ([[name, dated(jobRankNameFor(entry, language), moment)]] as (readonly [string, ReactNode])[]);
  return (
    <TimeLine label={t('time.now')}>
      <TimeEntry time="now" when={formatDate(todayHere(), language)}>
        <Facts
          facts={[
            [
              t('columns.state'),
              dated(
                <>
                  <EmployeeStateBadges {...employee} />{' '}
                  {employment.leave?.until && <LeaveBadge until={employment.leave.until} />}
                  {employment.dispatch && <DispatchBadge dispatch={employment.dispatch} />}
                </>,
                since?.state,
              ),
            ],
            [t('columns.department'), dated(departmentNameFor(department, language), since?.department)],
            ...job(names.rank, jobRank, since?.jobRank),
            ...job(names.title, jobTitle, since?.jobTitle),
            ...(posts.length === 0 ? [] : ([[t('tabs.posts'), posts.join(', ')]] as const)),
          ]}
        />
      </TimeEntry>
    </TimeLine>
  );
}
