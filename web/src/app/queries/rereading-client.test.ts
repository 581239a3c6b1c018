import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { RereadingClient } from './rereading-client.ts';

test('ACS-01 a first read that is under way while something changes is not taken for what stands after it', async () => {
  const client = new RereadingClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const answers: ((text: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['posts', 'of one'],
    queryFn: ({ signal }) => {
      // Read by the product's calls, too.
      expect(signal.aborted).toBe(false);
      return new Promise<string>((resolve) => answers.push(resolve));
    },
  });
  const seen: unknown[] = [];
  const leave = observer.subscribe(({ data, isError }) => seen.push(isError ? 'failed' : data));
  const reread = client.invalidateQueries({ queryKey: ['posts'] });
  await expect.poll(() => answers).toHaveLength(2);
  answers[0]?.('before the change');
  answers[1]?.('after it');
  await reread;
  expect(observer.getCurrentResult().data).toBe('after it');
  expect(new Set(seen)).toEqual(new Set([undefined, 'after it']));
  leave();
  client.clear();
});
