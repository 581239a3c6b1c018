import { properties } from '@madang/contract/index.ts';
import type { Property } from '@madang/contract/kernel/property.ts';
import { labelKeyOf } from '@madang/contract/ground/properties/forms.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { changeProperty, type PropertyRow } from '@madang/contract/ground/properties/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useEditConflict } from '../../../../kernel/forms/edit-conflict.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { Button } from '../../../../ui/button.tsx';
import { propertiesKey } from '../properties-key.ts';
import { isChanged } from '../shown-rows.ts';
import { useText } from '../texts.ts';
import { schemaOf, writtenValue } from '../typed-value.ts';
import styles from './property-editor.module.css';
import { PropertyField } from './property-field.tsx';

/** One property with its field; the buttons come with the first change. */
export function PropertyEditor({ row }: { readonly row: PropertyRow }) {
  const property = properties.find(({ key }) => key === row.key);
  // A server of a newer release may know a property that this page does not.
  return property && <KnownProperty row={row} property={property} />;
}

function KnownProperty({ row, property }: { readonly row: PropertyRow; readonly property: Property }) {
  const t = useText();
  const notices = useNotices();
  const { save, reread } = useSaving(row);
  const confirmClosing = () =>
    notices.confirm(t('closing.text'), { title: t('closing.title'), ok: t('closing.title'), danger: true });
  const schema = useMemo(() => schemaOf(property), [property]);
  const initial = useMemo(() => ({ value: writtenValue(row.form, row.value) }), [row]);
  const form = useForm({
    schema,
    initial,
    refusals: useEditConflict(reread),
    submit: async ({ value }) => {
      if (closesRegistration(row.key, value) && !(await confirmClosing())) return;
      await save(value, t('saved'));
    },
  });
  const reset = () => save(row.initial, t('wasReset')).catch((thrown: unknown) => notices.showError(thrown));
  return (
    <form {...form.formProps} className={styles['editor']}>
      <PropertyField row={row} field={form.field('value')} />
      {form.isDirty && (
        <span className={styles['buttons']}>
          <Button type="submit" variant="primary" small busy={form.busy}>
            {t('save')}
          </Button>
          <Button variant="quiet" small onClick={form.reset}>
            {t('discard')}
          </Button>
        </span>
      )}
      {!form.isDirty && isChanged(row) && (
        <span className={styles['buttons']}>
          <Button
            variant="quiet"
            small
            flush
            aria-label={`${t('reset')}: ${t(labelKeyOf(row) as Parameters<typeof t>[0])}`}
            onClick={() => void reset()}
          >
            {t('reset')}
          </Button>
        </span>
      )}
    </form>
  );
}

/** Saves a value over the one that stands on the page, and offers to take that back. */
function useSaving(row: PropertyRow) {
  const queries = useQueryClient();
  const undoable = useUndoable();
  const reread = () => queries.invalidateQueries({ queryKey: propertiesKey });
  const save = async (value: unknown, said: string) => {
    const body = { value, expected: row.value };
    const changed = await sendChange(changeProperty, { params: { key: row.key }, body });
    queries.setQueryData<PropertyRow[]>(propertiesKey, (rows) =>
      rows?.map((each) => (each.key === row.key ? changed.answer : each)),
    );
    undoable(said, changed, reread);
  };
  return { save, reread };
}

/** SGN-09: every value but the initial one closes it. */
function closesRegistration(key: string, value: unknown): boolean {
  const { registrationClosed } = platformProperties;
  return key === registrationClosed.key && value !== registrationClosed.initial;
}
