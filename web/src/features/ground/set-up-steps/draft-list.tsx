import { type ReactNode, useEffect, useRef } from 'react';
import { fieldText } from '../../../kernel/error-texts.ts';
import { formatNumber } from '../../../kernel/formats.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { cleanedText } from '../../../kernel/forms/typed/cleaned-text.ts';
import type { FieldProps, TypedKind } from '../../../ui/fields/field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { FieldRow, FieldRows } from '../../../ui/field-rows/field-rows.tsx';
import { CloseIcon, PlusIcon } from '../../../ui/icons.tsx';
import { Movers } from '../../../ui/sections/movers.tsx';
import type { DraftRow } from './draft.ts';
import styles from './draft-list.module.css';
import { useSetUpTexts } from './set-up-texts.tsx';
import type { DraftState } from './use-draft.ts';

/** A field of every row. */
export interface DraftColumn<V> {
  readonly name: keyof V & string;
  /** The language of what is typed, where it is not the page's. */
  readonly lang?: string;
  readonly width?: 'wide' | 'broad' | 'narrow' | 'tick' | 'wideTick';
  /** Label of the field, if it has no name of its own. */
  readonly label?: string;
  /** A control of another kind than a line of text. */
  readonly draw?: (
    field: Omit<FieldProps<unknown>, 'value' | 'onChange'>,
    row: { readonly values: V; readonly set: (value: unknown) => void },
  ) => ReactNode;
}

interface DraftListProps<V extends object> {
  readonly label: string;
  readonly addLabel: string;
  readonly columns: readonly DraftColumn<V>[];
  readonly draft: DraftState<V>;
  readonly empty: V;
  readonly nameOf: (values: V) => string;
  /** Reason that no row can be added. */
  readonly full: string | undefined;
  readonly count: string;
  readonly note?: ReactNode;
}

/** Rows that are edited before they are saved: each field in place, moved, removed, brought back, and more added. */
export function DraftList<V extends object>(props: DraftListProps<V>) {
  const { label, columns, draft, empty, full, note } = props;
  const texts = useSetUpTexts();
  const { rows, undo, notify, frame } = draft;
  const focus = useRowFocus(draft);
  return (
    <div className={styles['frame']} ref={frame}>
      {rows.length > 0 && (
        <FieldRows
          label={label}
          actsHead=""
          heads={columns.map(({ name, label: own = fieldText(name), width }) => ({
            key: name,
            width,
            // A box has its word beside it.
            content: width === 'tick' || width === 'wideTick' ? '' : own,
          }))}
        >
          {rows.map((row, place) => (
            <Row key={row.key} {...props} row={row} place={place} onRemove={() => focus.remove(place)} />
          ))}
        </FieldRows>
      )}
      {note !== undefined && rows.length > 0 && <p className={styles['note']}>{note}</p>}
      <div className={styles['foot']}>
        <Button
          variant="quiet"
          icon={<PlusIcon />}
          disabledReason={full}
          data-add
          onClick={() => {
            notify({ kind: 'added', values: empty });
            focus.add();
          }}
        >
          {props.addLabel}
        </Button>
        {undo && (
          <Button variant="quiet" onClick={() => notify({ kind: 'undone' })}>
            {undo.kind === 'removed' ? texts.bringBack(props.nameOf(undo.row.values)) : texts.bringListBack}
          </Button>
        )}
        <span className={styles['count']} role="status">
          {props.count}
        </span>
      </div>
    </div>
  );
}

interface RowProps<V extends object> extends DraftListProps<V> {
  readonly row: DraftRow<V>;
  readonly place: number;
  readonly onRemove: () => void;
}

function Row<V extends object>({ row, place, columns, draft, nameOf, onRemove }: RowProps<V>) {
  const texts = useSetUpTexts();
  const language = useLanguage();
  const number = formatNumber(place + 1, language);
  const name = nameOf(row.values) || number;
  return (
    <FieldRow
      label={`${number}. ${nameOf(row.values)}`}
      lead={{ kind: 'number', content: <span aria-hidden="true">{number}</span> }}
      cells={columns.map((column) => ({
        key: column.name,
        width: column.width,
        content: <Cell column={column} row={row} draft={draft} />,
      }))}
      acts={
        <>
          <Movers
            name={name}
            isFirst={place === 0}
            isLast={place === draft.rows.length - 1}
            onMove={(by) => draft.notify({ kind: 'moved', key: row.key, by })}
          />
          <IconButton icon={CloseIcon} label={texts.takeOut(name)} data-remove onClick={onRemove} />
        </>
      }
      fault={draft.rowFaultOf(
        row,
        columns.map((column) => column.name),
      )}
    />
  );
}

interface CellProps<V extends object> {
  readonly column: DraftColumn<V>;
  readonly row: DraftRow<V>;
  readonly draft: DraftState<V>;
}

function Cell<V extends object>({
  column: { name, label = fieldText(name), lang, draw },
  row: { key, values, ...row },
  draft,
}: CellProps<V>) {
  const set = (value: unknown) =>
    draft.notify({ kind: 'changed', key, field: name, values: { ...values, [name]: value } });
  const leave = (typed?: TypedKind) => {
    const value = values[name];
    const cleaned = typed !== undefined && typeof value === 'string' ? cleanedText(value, typed, true) : value;
    if (cleaned !== value) set(cleaned);
    if (cleaned !== '') draft.notify({ kind: 'left', key, field: name });
  };
  const field = {
    name,
    label,
    required: draft.required.has(name),
    error: draft.faultOf({ key, values, ...row }, name),
    onBlur: leave,
  };
  if (draw) return draw(field, { values, set });
  return <TextField {...field} value={String(values[name])} onChange={set} {...(lang !== undefined && { lang })} />;
}

/** A new row is typed in at once; a row that goes leaves the focus at its neighbour, or at what adds the next. */
function useRowFocus<V extends object>({ rows, frame, notify }: DraftState<V>) {
  const wanted = useRef<'last' | number>(undefined);
  useEffect(() => {
    const place = wanted.current;
    wanted.current = undefined;
    if (place === undefined) return;
    const items = [...(frame.current?.querySelectorAll<HTMLElement>('ol > li') ?? [])];
    const next = place === 'last' ? items.at(-1)?.querySelector('input') : items[place]?.querySelector('[data-remove]');
    const add = frame.current?.querySelector('[data-add]');
    const target = next ?? add;
    if (target instanceof HTMLElement) target.focus();
  }, [rows.length, frame]);
  return {
    add: () => {
      wanted.current = 'last';
    },
    remove: (place: number) => {
      wanted.current = Math.min(place, rows.length - 2);
      const row = rows[place];
      if (row) notify({ kind: 'removed', key: row.key });
    },
  };
}
