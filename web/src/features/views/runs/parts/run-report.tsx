import type { RunDetail } from '@madang/contract/views/runs/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { runQuery, useIsOpenedHere, useRereadAll, useRunActs } from '../api.ts';
import { type Phase, phaseOf } from '../phases.ts';
import { RunCheck } from './run-check.tsx';
import { RunPreview } from './run-preview.tsx';
import styles from './run-report.module.css';
import { RunResult } from './run-result.tsx';
import { RunWork } from './run-work.tsx';

export interface RunReportProps {
  readonly runId: string;
  /** Leaves the run as it is. */
  readonly onClose: () => void;
  /** Goes to another run: one that takes this one back, or tries its rows again. */
  readonly onRun: (runId: string) => void;
}

/** BLK-04: one run in whatever state it is: its check, what was found, its work, its result. */
export function RunReport(props: RunReportProps) {
  const asked = useQuery(runQuery(props.runId));
  return <Listed query={asked}>{(run) => <Report key={run.runId} run={run} {...props} />}</Listed>;
}

export interface PhaseProps {
  readonly run: RunDetail;
  readonly acts: ReturnType<typeof useRunActs>;
  readonly onClose: () => void;
  readonly onRun: (runId: string) => void;
}

const phases: Readonly<Record<Phase, (props: PhaseProps) => React.ReactNode>> = {
  check: RunCheck,
  preview: RunPreview,
  work: RunWork,
  result: RunResult,
};

function Report({ run, onClose, onRun }: RunReportProps & { readonly run: RunDetail }) {
  const acts = useRunActs(run.runId, onRun);
  const phase = phaseOf(run);
  const frame = useKeptFocus(phase);
  useRereadAtEnd(phase, useIsOpenedHere(run.runId));
  const Shown = phases[phase];
  return (
    <div ref={frame} tabIndex={-1} className={styles['report']} data-phase={phase}>
      <Shown run={run} acts={acts} onClose={onClose} onRun={onRun} />
    </div>
  );
}

/** The button that was pressed goes with its phase: the next one then has the focus, and Esc still closes what it is in. */
function useKeptFocus(phase: Phase) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === phase) return;
    before.current = phase;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement instanceof HTMLDialogElement) frame.current?.focus();
  }, [phase]);
  return frame;
}

/** Reads the lists again at the end of a run; a run opened here may have ended before its first reading. */
function useRereadAtEnd(phase: Phase, isOpenedHere: boolean): void {
  const reread = useRereadAll();
  const before = useRef(isOpenedHere ? undefined : phase);
  useEffect(() => {
    const wasOver = before.current === 'result';
    before.current = phase;
    if (phase === 'result' && !wasOver) void reread();
  }, [phase, reread]);
}
