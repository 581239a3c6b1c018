import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Countdown } from './countdown.tsx';

const announcements = { 60: 'one minute left', 30: 'half a minute left', 0: 'time is up' } as const;

function spokenAt(secondsLeft: number): string[] {
  const markup = renderToStaticMarkup(
    <Countdown secondsLeft={secondsLeft} clock="00:00" label="Time left" announcements={announcements} />,
  );
  return Object.values(announcements).filter((text) => markup.includes(text));
}

test('ACS-04 the clock is announced at 60, 30 and 0 seconds; each message remains until the next, so none is repeated', () => {
  expect([180, 61].map(spokenAt)).toEqual([[], []]);
  expect([60, 31].map(spokenAt)).toEqual([['one minute left'], ['one minute left']]);
  expect([30, 1].map(spokenAt)).toEqual([['half a minute left'], ['half a minute left']]);
  expect(spokenAt(0)).toEqual(['time is up']);
});
