import { readListChanges } from '@madang/contract/views/console/routes.ts';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { useShownPath } from '../../../../kernel/navigation/shown-page.tsx';
import { useSections } from '../../../../kernel/sections/sections.ts';
import { Button } from '../../../../ui/button.tsx';
import { NewsPlace } from '../../../../ui/parts/callout.tsx';
import { useText } from '../texts.ts';
import styles from './changed-note.module.css';

const everyMs = 30_000;
/** Time without input after which no timer reads: it would keep the session of an absent administrator open. */
const idleMs = 5 * 60_000;
/** Time after which the list is read again without a note. */
const longMs = 55 * 60_000;

/** POR-10: says that another person has changed the list that is looked at, and shows it as it is now on a press. */
export function ChangedNote() {
  const t = useText();
  const queries = useQueryClient();
  const path = useShownPath() ?? '';
  const kinds = useSections().find((section) => section.path === path)?.listKinds;
  const [changedAt, setChangedAt] = useState<string>();
  useListChanges(kinds, path, () => setChangedAt(path));
  const show = async () => {
    setChangedAt(undefined);
    await queries.invalidateQueries({ type: 'active' });
  };
  return (
    <NewsPlace>
      {changedAt === path && kinds && (
        <p className={styles['note']}>
          <span>{t('changed.text')}</span>
          <Button small onClick={() => void show()}>
            {t('changed.show')}
          </Button>
        </p>
      )}
    </NewsPlace>
  );
}

function useListChanges(kinds: readonly string[] | undefined, path: string, onChange: () => void): void {
  const queries = useQueryClient();
  const isSaving = useIsMutating() > 0;
  const since = useRef({ path: '', at: '' });
  const told = useRef(onChange);
  useEffect(() => {
    told.current = onChange;
  });
  useEffect(() => {
    if (!kinds || isSaving) return undefined;
    if (since.current.path !== path) since.current = { path, at: new Date(Date.now() - everyMs).toISOString() };
    const stop = new AbortController();
    let moved = Date.now();
    const move = () => (moved = Date.now());
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      if (Date.now() - Date.parse(since.current.at) > longMs) {
        since.current = { path, at: new Date().toISOString() };
        return queries.invalidateQueries({ type: 'active' });
      }
      const body = { kinds: [...kinds], since: since.current.at };
      // What fails is asked again the next time; the list itself says what is wrong with the line.
      const answer = await call(readListChanges, { body }, { signal: stop.signal }).catch(() => undefined);
      if (!answer || stop.signal.aborted) return undefined;
      since.current = { path, at: answer.since };
      if (answer.hasChanged) told.current();
      return undefined;
    };
    const timer = setInterval(() => void (Date.now() - moved < idleMs && ask()), everyMs);
    for (const event of ['pointermove', 'keydown', 'scroll'])
      addEventListener(event, move, { signal: stop.signal, passive: true, capture: true });
    addEventListener('focus', () => void ask(), { signal: stop.signal });
    document.addEventListener('visibilitychange', () => void ask(), { signal: stop.signal });
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [kinds, path, isSaving, queries]);
}
