import {
  createContext,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react';
import { Button, IconButton } from '../button.tsx';
import { CloseIcon, DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons.tsx';
import type { Tone } from '../parts/callout.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { useFocusAfterToast } from './toast-focus.ts';
import styles from './toasts.module.css';

export interface ToastOptions {
  readonly tone?: Tone;
  /** One thing to do about it, such as undo; the toast then stays 10 s. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

type ShowToast = (text: string, options?: ToastOptions) => void;

interface Shown extends ToastOptions {
  readonly id: number;
  readonly text: string;
}

const plainMs = 6_000;
const withActionMs = 10_000;
const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: DangerIcon };
const ToastContext = createContext<ShowToast | null>(null);
let lastId = 0;

export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs ToastProvider');
  return show;
}

/** Short messages at the foot of the screen that go by themselves, except while pointed at or focused. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const show = useCallback<ShowToast>((text, options = {}) => {
    const toast = { ...options, id: ++lastId, text };
    setShown((before) => [...before.slice(-2), toast]);
  }, []);
  const { onFocus, onPress } = useFocusAfterToast(shown);
  const remove = useCallback((id: number) => setShown((before) => before.filter((toast) => toast.id !== id)), []);
  const press = (id: number) => {
    onPress();
    remove(id);
  };
  return (
    <ToastContext value={show}>
      {children}
      {/* The region may be lifted into a dialog (lift-toasts.ts); its home stays where React put it. */}
      <div id="toasts" onFocus={onFocus}>
        <div className={styles['region']} role="status">
          {shown.map((toast) => (
            <Toast key={toast.id} toast={toast} onEnd={remove} onPress={press} />
          ))}
        </div>
      </div>
    </ToastContext>
  );
}

interface ToastProps {
  readonly toast: Shown;
  readonly onEnd: (id: number) => void;
  /** One of its buttons was pressed, which ends it too. */
  readonly onPress: (id: number) => void;
}

function Toast({ toast, onEnd, onPress }: ToastProps) {
  const texts = useUiTexts();
  const [held, setHeld] = useState(false);
  // Either holds it: a pointer that passes by does not end what the keyboard holds.
  const hold = (event: SyntheticEvent) => setHeld(event.currentTarget.matches(':hover, :focus-within'));
  const Drawing = icons[toast.tone ?? 'success'];
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onEnd(toast.id), toast.action ? withActionMs : plainMs);
    return () => clearTimeout(timer);
  }, [held, onEnd, toast]);
  return (
    <div className={styles['toast']} onMouseEnter={hold} onMouseLeave={hold} onFocus={hold} onBlur={hold}>
      <span className={styles[toast.tone ?? 'success']}>
        <Drawing />
      </span>
      <p className={styles['text']}>{toast.text}</p>
      {toast.action && (
        <Button
          variant="quiet"
          small
          data-toast-action=""
          onClick={() => {
            toast.action?.run();
            onPress(toast.id);
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton icon={CloseIcon} label={texts.close} onClick={() => onPress(toast.id)} />
    </div>
  );
}
