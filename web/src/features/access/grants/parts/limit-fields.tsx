import type { readGrantChoices } from '@madang/contract/access/grants/routes.ts';
import type { GrantPlace } from '@madang/contract/kernel/access/permission.ts';
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
  /** Scopes narrower than the company in which the right opens anything; absent: not known. */
  readonly places?: readonly GrantPlace[] | undefined;
  /** The department that stands chosen. */
  readonly present?: { readonly value: string; readonly label: string } | undefined;
}

interface GivenTarget {
  readonly type: string;
  readonly name: string;
}

/** Scopes narrower than the company in which a target opens anything; undefined for one that is not among the choices. */
export function placesOf(choices: Choices, { type, name }: GivenTarget): readonly GrantPlace[] | undefined {
  if (type === 'L')
    return (choices.companyRoles.find(({ id }) => id === name) ?? choices.roles.find((role) => role.name === name))
      ?.places;
  return choices.resources.find((resource) => resource.name === name)?.types.find((each) => each.type === type)?.places;
}

/** MEM-03: the scope of a right, in which hours and between which days, and why it is given. */
export function LimitFields({ fields, choices, places, present }: LimitFieldsProps) {
  const t = useText();
  const { scopeKind, scopeId } = fields;
  const narrower: readonly GrantPlace[] = [
    'department',
    ...(choices.subOrganisations.length > 0 ? (['sub-organisation'] as const) : []),
    ...(scopeKind.value === 'person' || scopeKind.value === 'board' ? [scopeKind.value] : []),
  ];
  const kinds: readonly ScopeKind[] = [
    ...(choices.isWholeCompany ? (['company'] as const) : []),
    // A right that stands in a place is shown there, whatever it opens.
    ...narrower.filter((kind) => places?.includes(kind) !== false || kind === scopeKind.value),
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
        help={places?.includes('department') === false ? t('companyOnly') : undefined}
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
