import type { HomeScreen } from '@madang/contract/ground/companies/home-screens.ts';
import { readOverview, type RegisteredKind } from '@madang/contract/views/console/routes.ts';
import type { WizardStep } from '@madang/contract/views/setup/steps.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../../../kernel/call.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { useSections } from '../../../../kernel/sections/sections.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { HomeIcon } from '../../../../ui/icons.tsx';
import { CardFace, CardList, cardClass } from '../../../../ui/parts/link-cards.tsx';
import { isMakingStep, makingSteps } from '../set-up-steps.ts';
import { useText } from '../texts.ts';
import { areas } from '../way.ts';

interface ReviewProps {
  readonly homeScreen: HomeScreen;
  readonly onGoTo: (step: WizardStep) => void;
}

/** WIZ-13: each area with what is registered in it; a press goes to its step. */
export function Review({ homeScreen, onGoTo }: ReviewProps) {
  const t = useText();
  const sections = useSections();
  return (
    <CardList label={t('steps.review.title')}>
      {areas.map((area) => {
        const section = isMakingStep(area) ? sections.find(({ code }) => code === makingSteps[area]) : undefined;
        const Icon = section?.icon ?? HomeIcon;
        return (
          <li key={area}>
            <button type="button" className={cardClass} onClick={() => onGoTo(area)}>
              <CardFace
                icon={<Icon />}
                title={t(`steps.${area}.name`)}
                text={section ? <Registered kind={section.registers} /> : t(`home.${homeScreen}`)}
              />
            </button>
          </li>
        );
      })}
    </CardList>
  );
}

interface RegisteredProps {
  readonly kind: RegisteredKind | undefined;
}

/** Counted again at each review, for the steps before it changed what there is. */
function Registered({ kind }: RegisteredProps): ReactNode {
  const t = useText();
  const language = useLanguage();
  const { data, error } = useQuery({
    queryKey: ['set-up', 'registered'],
    queryFn: async ({ signal }) => (await call(readOverview, {}, { signal })).registered,
    gcTime: 0,
  });
  if (error) return <span>{thrownText(error)}</span>;
  if (!data) return <span>{t('loading')}</span>;
  const count = (kind && data[kind]) ?? 0;
  return <span>{count === 0 ? t('unregistered') : t('registered', { number: formatNumber(count, language) })}</span>;
}
