import type { HomeScreen } from '@madang/contract/companies/home-screens.ts';
import type { WizardStep } from '@madang/contract/setup/steps.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../kernel/formats.ts';
import { thrownText } from '../../../kernel/error-texts.ts';
import type { ConsoleRoom } from '../../../kernel/feature.ts';
import { useRooms } from '../../../kernel/rooms/rooms.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { HomeIcon } from '../../../ui/icons.tsx';
import { CardFace, CardList, cardClass } from '../../../ui/parts/link-cards.tsx';
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
  const rooms = useRooms();
  return (
    <CardList label={t('steps.review.title')}>
      {areas.map((area) => {
        const room = isMakingStep(area) ? rooms.find(({ code }) => code === makingSteps[area].code) : undefined;
        const Icon = room?.icon ?? HomeIcon;
        return (
          <li key={area}>
            <button type="button" className={cardClass} onClick={() => onGoTo(area)}>
              <CardFace
                icon={<Icon />}
                title={t(`steps.${area}.name`)}
                text={room ? <Registered room={room} /> : t(`home.${homeScreen}`)}
              />
            </button>
          </li>
        );
      })}
    </CardList>
  );
}

/** Counted again at each review, for the steps before it changed what there is. */
function Registered({ room }: { readonly room: ConsoleRoom }): ReactNode {
  const t = useText();
  const language = useLanguage();
  const { data: count, error } = useQuery({
    queryKey: ['set-up', 'count', room.code],
    queryFn: ({ signal }) => room.count?.(signal) ?? 0,
    gcTime: 0,
  });
  if (error) return thrownText(error);
  if (count === undefined) return t('loading');
  return count === 0 ? t('unregistered') : t('registered', { number: formatNumber(count, language) });
}
