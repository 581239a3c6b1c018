import { properties } from '@madang/contract/index.ts';
import type { Property } from '@madang/contract/kernel/property.ts';
import { platformProperties } from '@madang/contract/properties/platform.ts';
import { changeProperty, type PropertyRow } from '@madang/contract/properties/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../kernel/call.ts';
import { useForm } from '../../../kernel/form.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { propertiesKey } from '../properties-key.ts';
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
  const queries = useQueryClient();
  const confirmClosing = () =>
    notices.confirm(t('closing.text'), { title: t('closing.title'), ok: t('closing.title'), danger: true });
  const schema = useMemo(() => schemaOf(property), [property]);
  const initial = useMemo(() => ({ value: writtenValue(row.form, row.value) }), [row]);
  const form = useForm({
    schema,
    initial,
    submit: async (body) => {
      if (closesRegistration(row.key, body.value) && !(await confirmClosing())) return;
      const saved = await call(changeProperty, { params: { key: row.key }, body });
      queries.setQueryData<PropertyRow[]>(propertiesKey, (rows) =>
        rows?.map((each) => (each.key === saved.key ? saved : each)),
      );
      notices.toast(t('saved'));
    },
  });
  return (
    <form {...form.formProps} className={styles['editor']}>
      <PropertyField row={row} field={form.field('value')} />
      {form.isDirty && (
        <span className={styles['buttons']}>
          <Button type="submit" variant="primary" small busy={form.busy}>
            {t('save')}
          </Button>
          <Button variant="quiet" small onClick={form.reset}>
            {t('undo')}
          </Button>
        </span>
      )}
    </form>
  );
}

/** SGN-09: every value but the initial one closes it. */
function closesRegistration(key: string, value: unknown): boolean {
  const { registrationClosed } = platformProperties;
  return key === registrationClosed.key && value !== registrationClosed.initial;
}
