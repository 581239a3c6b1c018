import { rightHours } from '@madang/contract/access/right-requests/limits.ts';
import { askForRight, type OwnExplanation } from '@madang/contract/access/right-requests/routes.ts';
import { grantLimits } from '@madang/contract/access/grants/limits.ts';
import { required, requiredText, text } from '@madang/contract/kernel/rules.ts';
import { useState } from 'react';
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
import { type OwnRights, useReread } from '../api.ts';
import { areaOf, useRightWords } from '../right-words.ts';
import { useText } from '../texts.ts';

const schema = z.object({
  permission: text(grantLimits.reasonCharacters).check(required),
  department: z.string(),
  hours: z.enum(rightHours.map(String)),
  reason: requiredText(grantLimits.reasonCharacters),
});

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
  const place = missing?.department ?? choices.departments.find((each) => each.departmentCode === closedIn?.scope.id);
  const isOther = place && choices.departments.every(({ departmentCode }) => departmentCode !== place.departmentCode);
  const departments = isOther ? [place, ...choices.departments] : choices.departments;
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
      department: wanted ? (place?.departmentCode ?? '') : '',
      hours: '2',
      reason: '',
    },
    submit: async ({ permission, department, hours: chosen, reason }) => {
      const hours = rightHours.find((each) => String(each) === chosen) ?? rightHours[0];
      const scopeKind = department === '' ? 'company' : 'department';
      await call(askForRight, { body: { permission, scopeKind, scopeId: department, hours, reason } });
      notices.toast(t('asked'));
      await reread();
    },
  });
  const areas = [...new Set(permissions.map(({ permission }) => areaOf(permission)))];
  const works = permissions.filter(({ permission }) => areaOf(permission) === area);
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
            label={t('work')}
            placeholder={t('choose')}
            options={works.map((work) => ({ value: work.permission, label: words.work(work) }))}
          />
          <SelectField
            {...form.field('department')}
            label={t('where')}
            options={[
              { value: '', label: t('company') },
              ...departments.map(({ departmentCode, name, englishName }) => ({
                value: departmentCode,
                label: shownName({ fullName: name, englishName }) || departmentCode,
              })),
            ]}
          />
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
