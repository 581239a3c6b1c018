import { approvalFormLimits } from '@madang/contract/workplace/approval-forms/limits.ts';
import { type ApprovalFormInput, fieldKinds } from '@madang/contract/workplace/approval-forms/rules.ts';
import { useState } from 'react';
import type { FormOf } from '../../../../kernel/form.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Section } from '../../../../ui/parts/card.tsx';
import { Columns } from '../../../../ui/parts/columns.tsx';
import { DeleteIcon } from '../../../../ui/sections/icons.tsx';
import { Movers } from '../../../../ui/sections/movers.tsx';
import { moved } from '../../../../ui/sections/sorted-keys.ts';
import { useText } from '../texts.ts';
import { ChoicesField } from './choices-field.tsx';
import styles from './fields-field.module.css';

interface FieldsProps {
  readonly form: FormOf<ApprovalFormInput>;
}

/** Above all keys that the fields have or had while the form is open, so that a key never returns with another meaning. */
function nextKey(keys: readonly string[]): string {
  return `f${Math.max(0, ...keys.map((key) => Number(key.slice(1)))) + 1}`;
}

/** The fields of a form in their order. */
export function FieldsField({ form }: FieldsProps) {
  const t = useText();
  const field = form.field('formFields');
  const fields = field.value;
  const keys = fields.map(({ fieldKey }) => fieldKey);
  const [used, setUsed] = useState(keys);
  const put = (order: readonly string[]) =>
    field.onChange(order.flatMap((key) => fields.find(({ fieldKey }) => fieldKey === key) ?? []));
  const add = () => {
    const fieldKey = nextKey([...used, ...keys]);
    setUsed([...used, fieldKey]);
    const empty = { fieldLabel: '', englishFieldLabel: '', fieldNote: '', isFieldRequired: false, choices: [] };
    field.onChange([...fields, { fieldKey, fieldKind: 'text', ...empty }]);
  };
  const { fields: max } = approvalFormLimits;
  return (
    <Section title={t('inputs.title')} help={t('inputs.help')}>
      {field.error !== undefined && <Callout tone="danger">{field.error}</Callout>}
      <ol className={styles['fields']} aria-label={t('inputs.title')}>
        {keys.map((key, place) => (
          <OneField
            key={key}
            form={form}
            place={place}
            count={keys.length}
            onMove={(by) => put(moved(keys, key, place + by))}
            onRemove={() => put(keys.filter((each) => each !== key))}
          />
        ))}
      </ol>
      <div>
        <Button
          icon={<PlusIcon />}
          disabledReason={fields.length >= max ? t('inputs.full', { count: max }) : undefined}
          onClick={add}
        >
          {t('inputs.add')}
        </Button>
      </div>
    </Section>
  );
}

interface OneProps extends FieldsProps {
  readonly place: number;
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function OneField({ form, place, count, onMove, onRemove }: OneProps) {
  const t = useText();
  const value = form.values.formFields[place];
  if (!value) return null;
  const name = t('inputs.name', { number: place + 1 });
  const kind = form.field(`formFields.${place}.fieldKind`);
  return (
    <li className={styles['field']} aria-label={name}>
      <div className={styles['head']}>
        <strong>{name}</strong>
        <span className={styles['acts']}>
          <Movers name={name} isFirst={place === 0} isLast={place === count - 1} onMove={onMove} />
          <IconButton
            icon={DeleteIcon}
            label={t('inputs.remove', { number: place + 1 })}
            aria-disabled={count === 1 || undefined}
            onClick={() => count > 1 && onRemove()}
          />
        </span>
      </div>
      <Columns>
        <TextField {...form.field(`formFields.${place}.fieldLabel`)} spellCheck />
        <TextField {...form.field(`formFields.${place}.englishFieldLabel`)} lang="en" spellCheck />
      </Columns>
      <Columns>
        <SelectField
          {...kind}
          options={fieldKinds.map((each) => ({ value: each, label: t(`fieldKinds.${each}`) }))}
          help={value.fieldKind === 'amount' ? t('help.amount') : undefined}
          onChange={(chosen) => kind.onChange(fieldKinds.find((each) => each === chosen) ?? 'text')}
        />
        <TextField {...form.field(`formFields.${place}.fieldNote`)} spellCheck />
      </Columns>
      {value.fieldKind === 'choice' && <ChoicesField form={form} place={place} />}
      <CheckField {...form.field(`formFields.${place}.isFieldRequired`)} />
    </li>
  );
}
