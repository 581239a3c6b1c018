import { giveGrant } from '@madang/contract/access/grants/routes.ts';
import type { GrantPlace } from '@madang/contract/kernel/access/permission.ts';
import { holderRoles, newGrant, type NewGrant } from '@madang/contract/access/grants/rules.ts';
import { Suspense } from 'react';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useForm } from '../../../../kernel/form.ts';
import type { FieldValues } from '../../../../kernel/forms/form-values.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import type { FoundChoice } from '../../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { PersonField, useRightNames } from '../../../people/role-assignments/index.ts';
import { Effects, useGivenGrantEffects } from '../../grant-effects/index.ts';
import { useChoices, usePersonGrants, useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { type Choices, LimitFields, placesOf } from './limit-fields.tsx';

interface GivePanelProps {
  readonly onClose: () => void;
}

/** MEM-02: a new right for a person or the holders of a role; it can be taken back for a while. */
export function GivePanel({ onClose }: GivePanelProps) {
  const t = useText();
  const nameOf = useShownName();
  const [search] = useSearchParams();
  const personId = search.get('person') ?? '';
  const { data: grants, isPending } = usePersonGrants(personId);
  const present = grants && { value: personId, label: nameOf(grants.person) };
  return (
    <SidePanel title={t('give')} onClose={onClose} beginsAtField>
      <Listed query={useChoices()}>
        {(choices) => (personId === '' || !isPending) && <GiveForm key={personId} {...{ choices, onClose, present }} />}
      </Listed>
    </SidePanel>
  );
}

const empty: Omit<FieldValues<NewGrant>, 'scopeKind'> = {
  granteeType: 'P',
  granteeId: '',
  targetType: 'V',
  targetName: '',
  scopeId: '',
  windowId: '',
  validFrom: '',
  validUntil: '',
  reason: '',
};

interface GiveFormProps extends GivePanelProps {
  readonly choices: Choices;
  /** The person whose panel led here. */
  readonly present: FoundChoice | undefined;
}

function GiveForm({ choices, present, onClose }: GiveFormProps) {
  const t = useText();
  const names = useRightNames();
  const undoable = useUndoable();
  const reread = useReread();
  const form = useForm({
    schema: newGrant,
    initial: {
      ...empty,
      granteeId: present?.value ?? '',
      scopeKind: choices.isWholeCompany ? ('company' as const) : ('department' as const),
    } as FieldValues<NewGrant>,
    submit: async (body) => {
      const given = await sendChange(giveGrant, { body });
      await reread();
      onClose();
      undoable(t('given'), given, reread);
    },
  });
  const { data: effects } = useGivenGrantEffects(form.values);
  const [granteeType, granteeId] = [form.field('granteeType'), form.field('granteeId')];
  const [targetType, targetName] = [form.field('targetType'), form.field('targetName')];
  const scopeKind = form.field('scopeKind');
  const toRole = granteeType.value === 'R';
  const types = (['V', 'R', ...(toRole ? [] : (['L'] as const))] as const).map((value) => ({
    value,
    label: t(`types.${value}`),
  }));
  // Who gives in a part of the company alone is offered what opens something there.
  const isGivable = ({ places }: { readonly places: readonly GrantPlace[] }) =>
    choices.isWholeCompany || places.includes('department');
  const ofRoles = [
    ...choices.companyRoles.filter(isGivable).map(({ id, name }) => ({ value: id, label: name })),
    ...choices.roles.filter(isGivable).map(({ name }) => ({ value: name, label: names.role(name) })),
  ];
  const holders = [
    ...choices.companyRoles.map(({ id, name }) => ({ value: id, label: name })),
    ...holderRoles.map((value) => ({ value, label: names.role(value) })),
  ];
  const resources = choices.resources
    .filter(({ types: each }) => each.some((given) => given.type === targetType.value && isGivable(given)))
    .map(({ name }) => ({ value: name, label: names.area(name) }));
  return (
    <form {...form.formProps}>
      <Stack>
        <SelectField
          {...granteeType}
          options={[
            { value: 'P', label: t('person') },
            ...(choices.isWholeCompany ? [{ value: 'R', label: t('role') }] : []),
          ]}
          onChange={(value) => {
            granteeType.onChange(value === 'R' ? 'R' : 'P');
            granteeId.onChange('');
            if (value === 'R' && targetType.value === 'L') targetType.onChange('V');
          }}
        />
        {toRole ? (
          <SelectField {...granteeId} placeholder={t('choose')} options={holders} />
        ) : (
          <Suspense>
            <PersonField field={granteeId} present={present} />
          </Suspense>
        )}
        <SelectField
          {...targetType}
          options={types}
          onChange={(value) => {
            targetType.onChange(types.find((type) => type.value === value)?.value ?? 'V');
            targetName.onChange('');
          }}
        />
        <SelectField
          {...targetName}
          placeholder={t('choose')}
          options={targetType.value === 'L' ? ofRoles : resources}
          onChange={(name) => {
            targetName.onChange(name);
            const places = placesOf(choices, { type: targetType.value, name });
            if (scopeKind.value === 'company' || places?.includes(scopeKind.value) !== false) return;
            scopeKind.onChange('company');
            form.field('scopeId').onChange('');
          }}
        />
        <LimitFields
          choices={choices}
          places={placesOf(choices, { type: targetType.value, name: targetName.value })}
          fields={{
            scopeKind,
            scopeId: form.field('scopeId'),
            windowId: form.field('windowId'),
            validFrom: form.field('validFrom'),
            validUntil: form.field('validUntil'),
            reason: form.field('reason'),
          }}
        />
        <Effects effects={effects} />
        <FormActions submit={t('give')} busy={form.busy} onCancel={onClose} />
      </Stack>
    </form>
  );
}
