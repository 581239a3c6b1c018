import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { reinstatePerson } from '@madang/contract/people/employment/routes.ts';
import { Stack } from '../../../../ui/parts/card.tsx';
import { Points } from '../../../../ui/parts/points.tsx';
import { useText } from '../texts.ts';
import { useThingText } from '../thing-text.ts';

export type ReinstatementResult = AnswerOf<typeof reinstatePerson>;

/** STA-04: lists what a reinstatement brought back and what it could not, and says what the person sets again. */
export function ReinstatementOutcome({ returned, lost }: ReinstatementResult) {
  const t = useText();
  const thingText = useThingText();
  const hasNothing = returned.length === 0 && lost.length === 0;
  return (
    <Stack>
      {hasNothing && <p role="status">{t('reinstate.nothing')}</p>}
      {returned.length > 0 && <Points title={t('reinstate.returned')} points={returned.map(thingText)} />}
      {lost.length > 0 && (
        <Points title={t('reinstate.lost')} points={[t('reinstate.lostText')]} limits={lost.map(thingText)} happen />
      )}
      <p>{t('reinstate.isNew')}</p>
    </Stack>
  );
}
