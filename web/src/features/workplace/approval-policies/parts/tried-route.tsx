import type { ApprovalRoute, Approver, RouteStep } from '@madang/contract/workplace/approval-policies/route-answers.ts';
import { useShownName, useThingName } from '../../../../kernel/names/shown-name.ts';
import { addressWith } from '../../../../kernel/search-param.ts';
import { PersonName } from '../../../../ui/marks/person-name.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { Badge } from '../../../../ui/sections/badge.tsx';
import { usePolicyWords } from '../policy-words.ts';
import { useText } from '../texts.ts';
import styles from './tried-route.module.css';

interface RouteProps {
  readonly route: ApprovalRoute;
  /** The policy is the one that is written, so its name says nothing. */
  readonly isDraft: boolean;
}

/** A route with why each step is there, and the policy that it is by, or what keeps a draft from applying. */
export function TriedRoute({ route: { policy, unmet, steps, isWhole }, isDraft }: RouteProps) {
  const t = useText();
  const { nameOf } = usePolicyWords();
  if (!policy) return <Callout tone="warning">{t('trial.none')}</Callout>;
  return (
    <Stack>
      {!isDraft && policy.approvalPolicyId !== null && (
        <p>
          <span>{t('trial.by')}</span>{' '}
          <a href={addressWith({ item: policy.approvalPolicyId, panel: null })}>{nameOf(policy)}</a>
        </p>
      )}
      {unmet.length > 0 && (
        <Callout tone="info" title={t('trial.notApplied')}>
          <ul>
            {unmet.map((unmetPart) => (
              <li key={unmetPart}>{t(`trial.unmet.${unmetPart}`)}</li>
            ))}
          </ul>
        </Callout>
      )}
      <Callout tone={isWhole ? 'success' : 'warning'}>{t(isWhole ? 'trial.whole' : 'trial.broken')}</Callout>
      <ol className={styles['route']} aria-label={t('trial.route')}>
        {steps.map((step, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps have no other identity than their place
          <TriedStep key={place} step={step} number={place + 1} />
        ))}
      </ol>
    </Stack>
  );
}

function TriedStep({ step, number }: { readonly step: RouteStep; readonly number: number }) {
  const t = useText();
  const { approvers, rule, gap, isRepeated } = step;
  const name = t('step.name', { number });
  return (
    <li className={styles['step']} data-gap={gap !== null}>
      <strong>{approvers.length > 1 ? `${name} · ${t(`rules.${rule}`)}` : name}</strong>
      <p className={styles['why']}>{useWhy()(step)}</p>
      {isRepeated && <p className={styles['why']}>{t('trial.repeated')}</p>}
      {approvers.length > 0 && (
        <ul className={styles['people']}>
          {approvers.map((person) => (
            <li key={person.personId}>
              <Person person={person} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Person({ person }: { readonly person: Approver }) {
  const t = useText();
  const nameOf = useShownName();
  const thing = useThingName();
  const { department, jobRank, isOnLeave } = person;
  const rank = jobRank && thing({ name: jobRank.jobRankName, englishName: jobRank.englishJobRankName });
  const detail = [department && thing(department), rank].filter((part) => typeof part === 'string').join(' · ');
  return (
    <PersonName
      name={nameOf(person)}
      seed={person.personId}
      detail={detail}
      marks={isOnLeave && <Badge>{t('trial.onLeave')}</Badge>}
    />
  );
}

/** The sentence that says why a step leads to its people, or why to no one. */
function useWhy(): (step: RouteStep) => string {
  const t = useText();
  const nameOf = useThingName();
  return ({ gap, reason, department, job }) => {
    const names = { department: department ? nameOf(department) : '', job: job ? nameOf(job) : '' };
    if (gap !== null) return t(`trial.gaps.${gap}`, names);
    return reason === null ? '' : t(`trial.reasons.${reason}`, names);
  };
}
