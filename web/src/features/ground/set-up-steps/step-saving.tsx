import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';

/** Handlers that 'save and continue' calls for the rows that a step shows and has not saved. */
export interface StepSaver {
  /** False where a row cannot be sent as it stands. */
  readonly check: () => boolean;
  /** Sends every row; false where one was refused and stays. */
  readonly save: () => Promise<boolean>;
  /** Goes to the first row with a fault. */
  readonly showFaults: () => void;
}

interface StepSaving {
  readonly register: (saver: StepSaver | undefined) => void;
  /** The drafts by step, for as long as the page stands: what is left and returned to is as it was. */
  readonly kept: Map<string, unknown>;
}

const StepSavingContext = createContext<StepSaving | null>(null);

/** The wizard's side: whether the step has something to save, and how. */
export function useStepSaver() {
  const saver = useRef<StepSaver>(undefined);
  const [kept] = useState(() => new Map<string, unknown>());
  const [isPending, setPending] = useState(false);
  const register = useCallback((given: StepSaver | undefined) => {
    saver.current = given;
    setPending(given !== undefined);
  }, []);
  const saving = useMemo(() => ({ register, kept }), [register, kept]);
  return { saving, isPending, saver };
}

export function StepSavingProvider({
  saving,
  children,
}: {
  readonly saving: StepSaving;
  readonly children: ReactNode;
}) {
  return <StepSavingContext value={saving}>{children}</StepSavingContext>;
}

export function useKeptDrafts(): Map<string, unknown> {
  return useStepSaving().kept;
}

/** The step's side: says that there is something to save for as long as there is. */
export function useRegisteredSaver(saver: StepSaver, isPending: boolean): void {
  const { register } = useStepSaving();
  const latest = useRef(saver);
  useEffect(() => {
    latest.current = saver;
  });
  useEffect(() => {
    if (!isPending) return undefined;
    register({
      check: () => latest.current.check(),
      save: () => latest.current.save(),
      showFaults: () => latest.current.showFaults(),
    });
    return () => register(undefined);
  }, [register, isPending]);
}

function useStepSaving(): StepSaving {
  const saving = useContext(StepSavingContext);
  if (!saving) throw new Error('A step of the set-up is drawn outside of StepSavingProvider');
  return saving;
}
