import { useEffect, useEffectEvent } from 'react';
import { Countdown } from '../../../ui/parts/countdown.tsx';
import { useCountdown } from '../../countdown.ts';
import { formatClock } from '../../formats.ts';
import { useStandingTexts } from '../../pages/texts.ts';

interface CodeTimeLeftProps {
  /** Milliseconds since 1970. */
  readonly deadline: number;
  readonly onOver: () => void;
}

/** ACS-04: the time of a one-time code beside its field, said aloud at one minute, at 30 seconds and at its end. */
export function CodeTimeLeft({ deadline, onOver }: CodeTimeLeftProps) {
  const t = useStandingTexts();
  const secondsLeft = useCountdown(deadline) ?? 0;
  const end = useEffectEvent(onOver);
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return (
    <Countdown
      secondsLeft={secondsLeft}
      clock={formatClock(secondsLeft)}
      label={t('code.timeLeft')}
      announcements={{ 60: t('code.at60'), 30: t('code.at30'), 0: t('code.at0') }}
    />
  );
}
