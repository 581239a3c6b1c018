import { type ServiceType, servicesOf } from '@madang/contract/ground/companies/service-types.ts';
import { freePlan } from '@madang/contract/joining/signup/free-plan.ts';
import { Points } from '../../../../ui/parts/points.tsx';
import { useSignUpTexts } from '../texts.ts';

/** PRD-04: points of the free plan and its limits, for one service without those that it lacks. */
export function PlanPoints({ service = 'PT' }: { readonly service?: ServiceType }) {
  const t = useSignUpTexts();
  const meeting = { people: freePlan.meetingPeople, minutes: freePlan.meetingMinutes };
  return (
    <Points
      title={t('plan.title')}
      points={[
        ...(servicesOf[service].includes('MT') ? [t('plan.meeting', meeting)] : []),
        t('plan.move', { years: freePlan.companyDomainYears }),
      ]}
      limits={[t('plan.sla')]}
    />
  );
}
