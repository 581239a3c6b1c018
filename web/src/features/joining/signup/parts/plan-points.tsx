import { type ServiceType, servicesOf } from '@madang/contract/ground/companies/service-types.ts';
import { freePlan } from '@madang/contract/joining/signup/free-plan.ts';
import { Points } from '../../../../ui/parts/points.tsx';
import type { Platform } from '../api.ts';
import { isConnected } from '../services/is-connected.ts';
import { useSignUpTexts } from '../texts.ts';

interface PlanProps {
  readonly service?: ServiceType;
  readonly services: Platform['services'];
}

/** PRD-04: points of the free plan and its limits, without those of a service that it lacks or that is not connected. */
export function PlanPoints({ service = 'PT', services }: PlanProps) {
  const t = useSignUpTexts();
  const meeting = { people: freePlan.meetingPeople, minutes: freePlan.meetingMinutes };
  return (
    <Points
      title={t('plan.title')}
      points={[
        ...(servicesOf[service].includes('MT') && isConnected('MT', services) ? [t('plan.meeting', meeting)] : []),
        t('plan.move', { years: freePlan.companyDomainYears }),
      ]}
      limits={[t('plan.sla')]}
    />
  );
}
