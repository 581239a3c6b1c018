import { type ServiceType, serviceTypes } from '@madang/contract/ground/companies/service-types.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { DriveIcon, type Icon, MailIcon, MeetingIcon, MessageIcon, WorksIcon } from '../../../../ui/icons.tsx';
import { PageCard } from '../../../../ui/parts/card.tsx';
import { LinkCards } from '../../../../ui/parts/link-cards.tsx';
import { YardDrawing } from '../../../../ui/drawings/yard-drawing.tsx';
import { formPath } from '../places.ts';
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

/** RTE-11: what to begin with, what is free of it, and what signing up costs. */
export function ChoiceView({ go }: { readonly go: (path: string) => void }) {
  const t = useSignUpTexts();
  usePageTitle(t('choice.title'));
  const cards = serviceTypes.map((service) => {
    const Drawing = serviceIcons[service];
    const href = formPath(service);
    return {
      href,
      title: t(`services.${service}.name`),
      text: t(`services.${service}.text`),
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
      <PlanPoints />
      <p>
        <span>{t('choice.haveAccount')}</span> <a href="/loginapp">{t('choice.logIn')}</a>
      </p>
    </PageCard>
  );
}
