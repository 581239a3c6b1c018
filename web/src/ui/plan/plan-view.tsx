import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../button.tsx';
import { cx } from '../cx.ts';
import { type Icon, MinusIcon, PlusIcon } from '../icons.tsx';
import { planSteps, type Size, type Spot } from './plan-geometry.ts';
import { usePlan } from './use-plan.ts';
import styles from './plan-view.module.css';

/** A mark on a plan. */
export interface PlanPin extends Spot {
  readonly key: string;
  /** Read out, and shown beside the mark that is selected or under the pointer. */
  readonly label: string;
  /** Shown below each mark where there is room. */
  readonly name: string;
  readonly isFilled: boolean;
}

interface PlanViewProps {
  readonly label: string;
  /** Says how the keyboard moves the plan, to those who do not see it. */
  readonly hint: string;
  readonly texts: { readonly larger: string; readonly smaller: string; readonly whole: string };
  readonly wholeIcon: Icon;
  /** Null where there is no picture yet: pins stand on an empty sheet. */
  readonly picture: (Size & { readonly address: string }) | null;
  readonly pins: readonly PlanPin[];
  readonly selected: string | null;
  readonly onSelect: (key: string) => void;
  /** Receives the place of a press on the plan. */
  readonly onPlace?: ((place: Spot) => void) | undefined;
}

/** Points between two marks, as far as they are spread evenly, from which their names are shown. */
const namedSpace = 64;

const emptySheet: Size = { width: 1_600, height: 1_000 };

/** A plan to be zoomed and moved by wheel, keys, fingers and buttons, with pins that keep their size. */
export function PlanView(props: PlanViewProps) {
  const { label, hint, texts, picture, pins, selected, onSelect, onPlace } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  // A pin that was pressed is in sight; one that the address or the list names is brought there.
  const [pressed, setPressed] = useState<string>();
  const shown = selected === pressed ? undefined : pins.find(({ key }) => key === selected);
  const { view, fitted, zoom, fit, frameProps } = usePlan({ frame, plan: picture ?? emptySheet, shown, onPlace });
  useFocusOfPlacing(frame, onPlace !== undefined);
  const space = Math.sqrt((fitted.width * fitted.height) / Math.max(1, pins.length)) * view.scale;
  return (
    <div className={styles['plan']}>
      <p id={`${id}-hint`} hidden>
        {hint}
      </p>
      <div
        ref={frame}
        role="group"
        aria-label={label}
        aria-describedby={`${id}-hint`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows move the plan, plus and minus zoom it
        tabIndex={0}
        className={cx(styles['frame'], view.scale > 1 && styles['zoomed'], onPlace && styles['placing'])}
        {...frameProps}
      >
        <div
          className={styles['sheet']}
          style={{
            inlineSize: fitted.width,
            blockSize: fitted.height,
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
          }}
        >
          {picture && <img className={styles['picture']} src={picture.address} alt="" draggable={false} />}
          {pins.map((pin) => (
            <Pin
              key={pin.key}
              pin={pin}
              scale={view.scale}
              isNamed={space > namedSpace}
              isSelected={pin.key === selected}
              onPress={() => {
                setPressed(pin.key);
                onSelect(pin.key);
              }}
            />
          ))}
        </div>
        {onPlace && <span className={styles['cross']} aria-hidden="true" />}
      </div>
      <div className={styles['tools']}>
        <IconButton icon={PlusIcon} label={texts.larger} onClick={() => zoom(1.5)} />
        <IconButton icon={MinusIcon} label={texts.smaller} onClick={() => zoom(1 / 1.5)} />
        <IconButton icon={props.wholeIcon} label={texts.whole} onClick={fit} />
      </div>
    </div>
  );
}

/** Gives the plan the focus when a place is to be chosen, and keeps it where the act that ended it is gone. */
function useFocusOfPlacing(frame: RefObject<HTMLDivElement | null>, isPlacing: boolean) {
  const before = useRef(false);
  useEffect(() => {
    const isOver = before.current && !isPlacing && document.activeElement === document.body;
    if ((isPlacing && !before.current) || isOver) frame.current?.focus({ preventScroll: !isPlacing });
    before.current = isPlacing;
  }, [frame, isPlacing]);
}

interface PinProps {
  readonly pin: PlanPin;
  readonly scale: number;
  readonly isNamed: boolean;
  readonly isSelected: boolean;
  readonly onPress: () => void;
}

/** The list beside the plan has the same for the keyboard, in the order of names. */
function Pin({ pin: { x, y, label, name, isFilled }, scale, isNamed, isSelected, onPress }: PinProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      // The words beside it are shown to the pointer alone.
      aria-label={label}
      aria-pressed={isSelected}
      className={cx(styles['pin'], isFilled && styles['filled'], isSelected && styles['selected'])}
      style={{
        insetInlineStart: `${(x / planSteps) * 100}%`,
        insetBlockStart: `${(y / planSteps) * 100}%`,
        transform: `translate(-50%, -50%) scale(${1 / scale})`,
      }}
      onClick={onPress}
    >
      <span className={styles['name']}>{label}</span>
      {isNamed && <span className={styles['tag']}>{name}</span>}
    </button>
  );
}
