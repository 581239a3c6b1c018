import { freePlan } from '@madang/contract/signup/free-plan.ts';
import { Points } from '../../../ui/parts/points.tsx';
import { useSignUpTexts } from '../texts.ts';

/** PRD-04: what the free plan holds and what it does not. */
export function PlanPoints() {
  const t = useSignUpTexts();
  return (
    <Points
      title={t('plan.title')}
      points={[
        t('plan.meeting', { people: freePlan.meetingPeople, minutes: freePlan.meetingMinutes }),
        t('plan.move', { years: freePlan.companyDomainYears }),
      ]}
      limits={[t('plan.sla')]}
    />
  );
}
