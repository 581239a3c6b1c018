import { type ServiceType, serviceTypes } from '@madang/contract/ground/companies/service-types.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { DriveIcon, type Icon, MailIcon, MeetingIcon, MessageIcon, WorksIcon } from '../../../../ui/icons.tsx';
import { PageCard } from '../../../../ui/parts/card.tsx';
import { LinkCards } from '../../../../ui/parts/link-cards.tsx';
import { YardDrawing } from '../../../../ui/drawings/yard-drawing.tsx';
import type { Platform } from '../api.ts';
import { formPath } from '../places.ts';
import { isConnected } from '../services/is-connected.ts';
import { useSignUpTexts } from '../texts.ts';
import { PlanPoints } from './plan-points.tsx';
import { signUpMinutes, SignUpSteps, stepNames } from './sign-up-steps.tsx';

const serviceIcons: Readonly<Record<ServiceType, Icon>> = {
  PT: WorksIcon,
  MO: MailIcon,
  MS: MessageIcon,
  MT: MeetingIcon,
  DV: DriveIcon,
};

interface ChoiceProps {
  readonly services: Platform['services'];
  readonly go: (path: string) => void;
}

/** RTE-11: the services to begin with, the free plan, and the cost of signing up; a service that is not connected says so. */
export function ChoiceView({ services, go }: ChoiceProps) {
  const t = useSignUpTexts();
  usePageTitle(t('choice.title'));
  const cards = serviceTypes.map((service) => {
    const Drawing = serviceIcons[service];
    const href = formPath(service);
    return {
      href,
      title: t(`services.${service}.name`),
      text: isConnected(service, services) ? t(`services.${service}.text`) : t('choice.notConnected'),
      icon: <Drawing />,
      onFollow: () => go(href),
    };
  });
  return (
    <PageCard
      title={t('choice.title')}
      lead={t('choice.lead', { steps: stepNames.length, minutes: signUpMinutes })}
      steps={<SignUpSteps step="service" />}
      drawing={<YardDrawing />}
    >
      <LinkCards label={t('choice.services')} cards={cards} />
      <PlanPoints services={services} />
      <p>
        <span>{t('choice.haveAccount')}</span> <a href="/loginapp">{t('choice.logIn')}</a>
      </p>
    </PageCard>
  );
}
