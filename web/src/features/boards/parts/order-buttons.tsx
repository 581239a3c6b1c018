import { IconButton } from '../../../ui/button.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../../ui/rooms/icons.tsx';
import { useText } from '../texts.ts';

interface OrderButtonsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isBusy: boolean;
  /** -1 up, 1 down. */
  readonly onMove: (by: number) => void;
}

/** A row's way up and down, by mouse, keyboard and finger alike. */
export function OrderButtons({ name, isFirst, isLast, isBusy, onMove }: OrderButtonsProps) {
  const t = useText();
  return (
    <>
      <IconButton
        icon={ArrowUpIcon}
        label={t('room.up', { name })}
        aria-disabled={isFirst || isBusy || undefined}
        onClick={() => !isFirst && !isBusy && onMove(-1)}
      />
      <IconButton
        icon={ArrowDownIcon}
        label={t('room.down', { name })}
        aria-disabled={isLast || isBusy || undefined}
        onClick={() => !isLast && !isBusy && onMove(1)}
      />
    </>
  );
}
