import type { StepReason } from '@madang/contract/workplace/approval-policies/route-answers.ts';
import type { StepRule } from '@madang/contract/workplace/approval-policies/rules.ts';
import type { ReactNode } from 'react';
import { type NamedThing, useThingName } from '../../../../kernel/names/shown-name.ts';
import { useText } from '../texts.ts';
import styles from './requests.module.css';

interface StepProps {
  readonly number: number;
  /** Said where there are several approvers. */
  readonly rule: StepRule | undefined;
  readonly reason: string;
  readonly tone: 'open' | 'now' | 'done' | 'gap';
  readonly children: ReactNode;
}

/** A step of a route with its approvers. */
export function StepFrame({ number, rule, reason, tone, children }: StepProps) {
  const t = useText();
  const name = t('route.step', { number });
  return (
    <li className={styles['step']} data-tone={tone} {...(tone === 'now' && { 'aria-current': 'step' })}>
      <strong>{rule ? `${name} · ${t(`route.rules.${rule}`)}` : name}</strong>
      {reason !== '' && <p className={styles['why']}>{reason}</p>}
      <ul className={styles['people']}>{children}</ul>
    </li>
  );
}

interface Reasoned {
  readonly reason: StepReason | null;
  readonly department: NamedThing | null;
  readonly job: NamedThing | null;
}

/** The sentence that says why a step leads to its people. */
export function useReason(): (step: Reasoned) => string {
  const t = useText();
  const nameOf = useThingName();
  return ({ reason, department, job }) =>
    reason === null
      ? ''
      : t(`route.reasons.${reason}`, {
          department: department ? nameOf(department) : '',
          job: job ? nameOf(job) : '',
        });
}
