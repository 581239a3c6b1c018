import type { DrawnCard } from '@madang/contract/people/organisation-charts/routes.ts';
import { photoAddress } from '@madang/contract/people/people/photo-address.ts';
import { memo } from 'react';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { cx } from '../../../../ui/cx.ts';
import { MinusIcon, PlusIcon } from '../../../../ui/icons.tsx';
import { Avatar } from '../../../../ui/marks/avatar.tsx';
import type { TreeRow } from '../../../../ui/tree/tree-keys.ts';
import { useJobText } from '../names.ts';
import { useText } from '../texts.ts';
import styles from './chart-card.module.css';
import { card } from './layout.ts';

interface ChartCardProps {
  readonly id: string;
  readonly row: TreeRow;
  readonly x: number;
  readonly y: number;
  readonly drawn: DrawnCard | undefined;
  /** The person that a search found, whose own card it is. */
  readonly found: DrawnCard['head'];
  /** Too small for faces: the name alone. */
  readonly isPlain: boolean;
  readonly isActive: boolean;
  readonly isSelected: boolean;
}

/** A department with the face of its head, or a person that a search found; drawn again only when something of it is another. */
export const ChartCard = memo(function ChartCard(given: ChartCardProps) {
  const { id, row, x, y, drawn, found, isPlain, isActive, isSelected } = given;
  const t = useText();
  const { key, label, detail, level, isOpen, place, size } = row;
  return (
    <div
      id={id}
      role="treeitem"
      className={cx(
        styles['card'],
        isActive && styles['active'],
        isPlain && styles['plain'],
        found !== null && styles['found'],
      )}
      style={{ transform: `translate(${x}px,${y}px)`, inlineSize: card.width, blockSize: card.height }}
      aria-level={level + 1}
      aria-posinset={place}
      aria-setsize={size}
      aria-expanded={isOpen}
      aria-selected={isSelected}
      data-row={key}
    >
      {found && !isPlain ? (
        <>
          <Leader person={found} more={0} />
          <span className={styles['detail']}>{t('foundHere')}</span>
        </>
      ) : (
        <span className={styles['top']}>
          <span className={styles['name']}>{label}</span>
          {!isPlain && detail !== undefined && <span className={styles['count']}>{detail}</span>}
        </span>
      )}
      {!isPlain && !found && <Leader person={drawn?.head ?? null} more={Math.max(0, (drawn?.headsCount ?? 0) - 1)} />}
      {isOpen !== undefined && (
        <span className={styles['toggle']} aria-hidden="true" data-toggle="">
          {isOpen ? <MinusIcon size={14} /> : <PlusIcon size={14} />}
        </span>
      )}
    </div>
  );
});

function Leader({ person, more }: { readonly person: DrawnCard['head']; readonly more: number }) {
  const t = useText();
  const nameOf = useShownName();
  const jobText = useJobText();
  if (!person) return <span className={styles['nobody']}>{t('noHead')}</span>;
  const guest = person.guestOf !== null && t('guest', { company: person.guestOf });
  const detail = [guest, jobText(person)].filter(Boolean).join(' · ');
  return (
    <span className={styles['leader']}>
      <Avatar name={nameOf(person)} seed={person.loginId} photo={photoAddress(person.photoId, 'small')} />
      <span className={styles['lines']}>
        <span className={styles['person']}>{more > 0 ? `${nameOf(person)} +${more}` : nameOf(person)}</span>{' '}
        {detail !== '' && <span className={styles['detail']}>{detail}</span>}
      </span>
    </span>
  );
}
