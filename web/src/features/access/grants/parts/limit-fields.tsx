import type { readGrantChoices } from '@madang/contract/access/grants/routes.ts';
import type { ScopeKind } from '@madang/contract/access/grants/rules.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { Suspense } from 'react';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import type { FieldProps } from '../../../../ui/fields/field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { DepartmentField } from '../../../organisation/departments/index.ts';
import { useText } from '../texts.ts';

export type Choices = AnswerOf<typeof readGrantChoices>;

export interface LimitBindings {
  readonly scopeKind: FieldProps<ScopeKind>;
  readonly scopeId: FieldProps<string>;
  readonly windowId: FieldProps<string>;
  readonly validFrom: FieldProps<string>;
  readonly validUntil: FieldProps<string>;
  readonly reason: FieldProps<string>;
}

interface LimitFieldsProps {
  readonly fields: LimitBindings;
  readonly choices: Choices;
  /** The department that stands chosen. */
  readonly present?: { readonly value: string; readonly label: string } | undefined;
}

/** MEM-03: the scope of a right, in which hours and between which days, and why it is given. */
export function LimitFields({ fields, choices, present }: LimitFieldsProps) {
  const t = useText();
  const { scopeKind, scopeId } = fields;
  const kinds: readonly ScopeKind[] = [
    ...(choices.isWholeCompany ? (['company'] as const) : []),
    'department',
    ...(choices.subOrganisations.length > 0 ? (['sub-organisation'] as const) : []),
    ...(scopeKind.value === 'person' || scopeKind.value === 'board' ? [scopeKind.value] : []),
  ];
  const chooseKind = (kind: string) => {
    scopeKind.onChange(kinds.find((each) => each === kind) ?? scopeKind.value);
    scopeId.onChange('');
  };
  return (
    <>
      <SelectField
        {...scopeKind}
        options={kinds.map((value) => ({ value, label: t(`scopes.${value}`) }))}
        onChange={chooseKind}
      />
      {scopeKind.value === 'department' && (
        <Suspense>
          <DepartmentField field={scopeId} label={t('scopes.department')} present={present} />
        </Suspense>
      )}
      {scopeKind.value === 'sub-organisation' && (
        <SelectField
          {...scopeId}
          placeholder={t('choose')}
          options={choices.subOrganisations.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <SelectField
        {...fields.windowId}
        options={[
          { value: '', label: t('when.always') },
          ...choices.windows.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <DateField {...fields.validFrom} />
      <DateField {...fields.validUntil} />
      <TextField {...fields.reason} label={t('reason')} spellCheck />
    </>
  );
}
