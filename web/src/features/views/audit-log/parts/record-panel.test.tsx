import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { type Notices, NoticesContext } from '../../../../kernel/notices.ts';
import { Undo } from './record-panel.tsx';

const until = '2026-03-02T00:00:10.000Z';

afterEach(() => vi.useRealTimers());

/** Returns what the panel shows of an undo at the given time. */
function shownAt(now: string): string {
  vi.useFakeTimers({ now: new Date(now) });
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <NoticesContext value={{} as Notices}>
        <Undo recordId="01890000-0000-7000-8000-000000000001" until={until} onDone={() => {}} />
      </NoticesContext>
    </QueryClientProvider>,
  );
}

test('MEM-07 an undo is offered until it expires', () => {
  expect(shownAt('2026-03-02T00:00:09.900Z')).toContain('button');
  expect(shownAt(until)).toBe('');
});
