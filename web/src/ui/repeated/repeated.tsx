import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import styles from './repeated.module.css';

interface Repeating {
  /** Says what is to come after the form was sent. */
  readonly choose: (isAgain: boolean) => void;
  /** Begins the form again where that was chosen, else closes it. */
  readonly done: (close: () => void) => void;
}

const RepeatingContext = createContext<Repeating | null>(null);

/** Null outside of a panel that adds things one after the other. */
export const useRepeating = () => useContext(RepeatingContext);

const closeAtOnce = (close: () => void) => close();

/** End of a form that was sent: it is closed, or empty for the next thing where 'Save and add another' was pressed. */
export function useDone(): Repeating['done'] {
  return useRepeating()?.done ?? closeAtOnce;
}

const firstField = ':is(input, select, textarea):not([type=hidden], :disabled, [tabindex="-1"])';

/** Draws a form again for each thing that is added with it; its first field takes the focus. */
export function Repeated({ children }: { readonly children: ReactNode }) {
  const [round, setRound] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const isAgain = useRef(false);
  useEffect(() => {
    if (round > 0) place.current?.querySelector<HTMLElement>(firstField)?.focus();
  }, [round]);
  const repeating = useMemo<Repeating>(
    () => ({
      choose: (again) => {
        isAgain.current = again;
      },
      done: (close) => {
        if (!isAgain.current) return close();
        isAgain.current = false;
        setRound((before) => before + 1);
      },
    }),
    [],
  );
  return (
    <RepeatingContext value={repeating}>
      <div key={round} ref={place} className={styles['whole']}>
        {children}
      </div>
    </RepeatingContext>
  );
}

/** Gives an end of its own to a dialog over a form that is repeated. */
export function NotRepeated({ children }: { readonly children: ReactNode }) {
  return <RepeatingContext value={null}>{children}</RepeatingContext>;
}
