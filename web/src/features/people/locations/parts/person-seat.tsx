import { type SeatMark, seatTextFor } from '@madang/contract/people/locations/marks.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { Actions, Section, Stack } from '../../../../ui/parts/card.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { useText } from '../texts.ts';
import { FreeSeatButton } from './free-seat-button.tsx';

interface PersonSeatProps {
  readonly personId: string;
  readonly seat: SeatMark | null;
  readonly mayAssign: boolean;
}

/** DEP-07: the seat of a person, with the way to its map. */
export function PersonSeat({ personId, seat, mayAssign }: PersonSeatProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <Section title={t('seat')}>
      <Stack>
        <p>{seat ? seatTextFor(seat, language) : t('noSeat')}</p>
        <Actions>
          <LinkButton
            small
            href={seat ? `/console/locations?item=${seat.floorId}&seat=${seat.seatId}` : '/console/locations'}
          >
            {seat ? t('showOnMap') : t('chooseOnMap')}
          </LinkButton>
          {seat && mayAssign && <FreeSeatButton personId={personId} />}
        </Actions>
      </Stack>
    </Section>
  );
}
