import type { readEmployee } from '@madang/contract/people/people/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { type ReactNode, useId } from 'react';
import { can } from '../../../../../kernel/calls/can.ts';
import { AsOfDay } from '../../../../../kernel/sections/as-of.tsx';
import { useContributed } from '../../../../../kernel/sections/contributions.ts';
import { Listed } from '../../../../../kernel/sections/listed.tsx';
import { useComingEntries } from '../../../employment/index.ts';
import { useHistory, useReread } from '../../api.ts';
import { useText } from '../../texts.ts';
import styles from './line-of-time.module.css';
import { PersonHistory } from './person-history.tsx';
import { PresentEntry } from './present-entry.tsx';

/** STA-07, STA-10: one line of time of a person: what is planned, what is now, what was; each day leads to the person as of it. */
export function LineOfTime({ answer }: { readonly answer: AnswerOf<typeof readEmployee> }) {
  const t = useText();
  const { employee, jobLists } = answer;
  const reread = useReread();
  const history = useHistory(employee.personId);
  const others = useComingEntries(employee, reread);
  const [PersonPlans] = useContributed('personPlans');
  const [PersonApprovals] = useContributed('personApprovals');
  return (
    <div className={styles['stretches']}>
      <AsOfDay of="people" />
      {PersonPlans && (
        <Stretch title={t('time.planned')}>
          <PersonPlans personId={employee.personId} others={others} />
        </Stretch>
      )}
      <Stretch title={t('time.now')}>
        <PresentEntry employee={employee} jobLists={jobLists} since={history.data?.pages[0]?.since} />
      </Stretch>
      <Stretch title={t('time.past')}>
        <Listed query={history}>
          {({ pages }) => <PersonHistory {...{ employee, pages, history }} canChange={can(answer, 'change')} />}
        </Listed>
      </Stretch>
      {PersonApprovals && can(answer, 'seeApprovals') && <PersonApprovals personId={employee.personId} />}
    </div>
  );
}

function Stretch({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['stretch']} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
