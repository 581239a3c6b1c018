import { rightHours } from '@madang/contract/access/right-requests/limits.ts';
import { askForRight, type OwnExplanation } from '@madang/contract/access/right-requests/routes.ts';
import type { RightAsking } from '@madang/contract/access/right-requests/rules.ts';
import { grantLimits } from '@madang/contract/access/grants/limits.ts';
import { required, requiredText, text } from '@madang/contract/kernel/rules.ts';
import { Suspense, useState } from 'react';
import * as z from 'zod/mini';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Actions, Stack } from '../../../../ui/parts/card.tsx';
import { Columns } from '../../../../ui/parts/columns.tsx';
import { DepartmentField } from '../../../organisation/departments/index.ts';
import { type OwnRights, useAskableDepartments, useReread } from '../api.ts';
import { areaOf, useRightWords } from '../right-words.ts';
import { useText } from '../texts.ts';

const askableScopes = ['company', 'department'] as const satisfies readonly RightAsking['scopeKind'][];

const schema = z
  .object({
    permission: text(grantLimits.reasonCharacters).check(required),
    scopeKind: z.enum(askableScopes),
    department: z.string(),
    hours: z.enum(rightHours.map(String)),
    reason: requiredText(grantLimits.reasonCharacters),
  })
  .check(
    z.refine(({ scopeKind, department }) => (scopeKind === 'company') === (department === ''), {
      path: ['department'],
      params: { code: 'MB_M_REQUIRED' },
    }),
  );

interface AskFormProps {
  readonly choices: OwnRights;
  /** MEM-09: the permission and the place that a refusal came from. */
  readonly missing?: OwnExplanation;
}

/** Asks for what is missing: where, for how long and why. */
export function AskForm({ choices, missing }: AskFormProps) {
  const { permissions } = choices;
  const closedIn = missing?.items.find(
    ({ verdict, scope }) => ['otherHours', 'dayOff'].includes(verdict) && scope.kind === 'department',
  );
  const place = missing?.department ?? (closedIn && { ...closedIn.scope, departmentCode: closedIn.scope.id });
  const t = useText();
  const words = useRightWords();
  const shownName = useShownName();
  const notices = useNotices();
  const reread = useReread();
  const wanted = permissions.find(({ permission }) => permission === missing?.work.permission);
  const [area, setArea] = useState(wanted ? areaOf(wanted.permission) : '');
  const form = useForm({
    schema,
    initial: {
      permission: wanted?.permission ?? '',
      scopeKind: wanted && place ? ('department' as const) : ('company' as const),
      department: wanted ? (place?.departmentCode ?? '') : '',
      hours: '2',
      reason: '',
    },
    submit: async ({ permission, scopeKind, department, hours: chosen, reason }) => {
      const hours = rightHours.find((each) => String(each) === chosen) ?? rightHours[0];
      await call(askForRight, { body: { permission, scopeKind, scopeId: department, hours, reason } });
      notices.toast(t('asked'));
      await reread();
    },
  });
  const areas = [...new Set(permissions.map(({ permission }) => areaOf(permission)))];
  const works = permissions.filter(({ permission }) => areaOf(permission) === area);
  const scopeKind = form.field('scopeKind');
  const isCompanyWide =
    permissions.find(({ permission }) => permission === form.values.permission)?.isCompanyWide === true;
  const scopes = askableScopes.filter((kind) => kind === 'company' || !isCompanyWide);
  const chooseScope = (kind: string) => {
    scopeKind.onChange(kind === 'department' ? 'department' : 'company');
    form.set('department', '');
  };
  return (
    <form {...form.formProps}>
      <Stack>
        <Columns>
          <SelectField
            name="area"
            label={t('area')}
            required
            value={area}
            placeholder={t('choose')}
            onChange={(chosen) => {
              setArea(chosen);
              form.set('permission', '');
            }}
            options={areas
              .map((value) => ({ value, label: words.area(value) }))
              .toSorted((a, b) => a.label.localeCompare(b.label))}
          />
          <SelectField
            {...form.field('permission')}
            onChange={(chosen) => {
              form.set('permission', chosen);
              if (permissions.find(({ permission }) => permission === chosen)?.isCompanyWide) chooseScope('company');
            }}
            label={t('work')}
            placeholder={t('choose')}
            options={works.map((work) => ({ value: work.permission, label: words.work(work) }))}
          />
          <SelectField
            {...scopeKind}
            label={t('where')}
            help={isCompanyWide ? t('companyOnly') : undefined}
            options={scopes.map((value) => ({ value, label: t(value) }))}
            onChange={chooseScope}
          />
          {scopeKind.value === 'department' && (
            <Suspense>
              <DepartmentField
                field={form.field('department')}
                present={place && { value: place.departmentCode, label: shownName({ fullName: place.name, ...place }) }}
                useFound={useAskableDepartments}
              />
            </Suspense>
          )}
          <SelectField
            {...form.field('hours')}
            label={t('hours')}
            options={rightHours.map((hours) => ({ value: String(hours), label: words.hours({ hours }) }))}
          />
        </Columns>
        <TextField {...form.field('reason')} label={t('reason')} />
        <Actions>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('ask')}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
