import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { type CellChange, sendCells, useImportChange } from '../api.ts';

const placeOf = ({ line, column }: Pick<CellChange, 'line' | 'column'>) => `${line}:${column}`;

interface Edited {
  readonly value: string;
  /** Time of the correction, after which earlier results are outdated. */
  readonly at: number;
}

export type Corrections = ReturnType<typeof useCorrections>;

/** Corrects cells: shown at once, sent when no dry run is under way, and brought back step by step. */
export function useCorrections(detail: ImportDetail) {
  const { importId } = detail;
  const notices = useNotices();
  const { mutateAsync: change, isPending: isSending } = useImportChange(importId, (cells: readonly CellChange[]) =>
    sendCells(importId, cells),
  );
  const [edited, setEdited] = useState<ReadonlyMap<string, Edited>>(new Map());
  const [waiting, setWaiting] = useState<readonly CellChange[]>([]);
  const [former, setFormer] = useState<readonly (readonly CellChange[])[]>([]);
  const correct = (cells: readonly CellChange[]) => {
    const at = Date.now();
    setEdited(
      (before) => new Map([...before, ...cells.map((cell) => [placeOf(cell), { value: cell.value, at }] as const)]),
    );
    const places = new Set(cells.map(placeOf));
    setWaiting((before) => [...before.filter((each) => !places.has(placeOf(each))), ...cells]);
  };
  const send = useEffectEvent(async () => {
    setWaiting([]);
    try {
      await change(waiting);
    } catch (thrown) {
      // They are as they were: the rows say so once they are read again.
      setEdited(new Map());
      await notices.showError(thrown);
    }
  });
  const isReady = !isSending && can(detail, 'correct');
  useEffect(() => {
    if (isReady && waiting.length > 0) void Promise.resolve().then(() => send());
  }, [isReady, waiting.length]);
  return {
    /** The present value of a cell, newer than the findings that were read at a time or not. */
    cell: (place: Pick<CellChange, 'line' | 'column'>, value: string, readAt: number) => {
      const found = edited.get(placeOf(place));
      return { value: found?.value ?? value, isNewer: found !== undefined && found.at > readAt };
    },
    /** One step of the undo, however many cells it has. */
    correct: (cells: readonly (CellChange & { readonly before: string })[]) => {
      setFormer((steps) => [...steps, cells.map(({ before, line, column }) => ({ line, column, value: before }))]);
      correct(cells.map(({ line, column, value }) => ({ line, column, value })));
    },
    undo: () => {
      const last = former.at(-1);
      if (!last) return;
      setFormer(former.slice(0, -1));
      correct(last);
    },
    canUndo: former.length > 0,
    isUnderWay: isSending || waiting.length > 0,
  };
}
