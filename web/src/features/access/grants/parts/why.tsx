import type { listAskablePermissions } from '@madang/contract/access/grants/explanation-routes.ts';
import type { ScopeKind } from '@madang/contract/access/grants/rules.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { wallClock } from '../../../../ui/dates/zone.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Card, Stack } from '../../../../ui/parts/card.tsx';
import { Columns } from '../../../../ui/parts/columns.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { DepartmentField } from '../../../organisation/departments/index.ts';
import { PersonField, useRightNames } from '../../../people/role-assignments/index.ts';
import { type Question, useAskable } from '../explain-api.ts';
import { useText } from '../texts.ts';
import { areaOf, useWorkText } from '../work-text.ts';
import { Answer } from './why-answer.tsx';

type Askable = AnswerOf<typeof listAskablePermissions>['items'];

const places = ['company', 'department', 'person'] as const satisfies readonly ScopeKind[];
/** A day of half hours, as the editor of hours steps. */
const clocks = Array.from({ length: 48 }, (_, half) => {
  const [hours, minutes] = [Math.floor(half / 2), (half % 2) * 30];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
});

/** MEM-09: may this person do this, there, at this time, and why not. */
export function Why({ frame }: { readonly frame: (list: ReactElement) => ReactNode }) {
  const t = useText();
  usePageTitle(t('tabs.why'));
  return (
    <SectionPage title={t('tabs.why')} lead={t('why.lead')}>
      {frame(<Listed query={useAskable()}>{({ items }) => <Asking askable={items} />}</Listed>)}
    </SectionPage>
  );
}

const empty = { personId: '', area: '', permission: '', place: 'company', scopeId: '', day: '', clock: '09:00' };

function Asking({ askable }: { readonly askable: Askable }) {
  const t = useText();
  const names = useRightNames();
  const workText = useWorkText();
  const [asked, setAsked] = useState(empty);
  const [isNow, setNow] = useState(true);
  const fieldOf = (name: keyof typeof empty, label: string, resets: Partial<typeof empty> = {}) => ({
    name,
    label,
    value: asked[name],
    onChange: (value: string) => setAsked((before) => ({ ...before, ...resets, [name]: value })),
  });
  const areas = [...new Set(askable.map(({ permission }) => areaOf(permission)))].map((value) => ({
    value,
    label: names.area(value),
  }));
  const works = askable.filter(({ permission }) => areaOf(permission) === asked.area);
  const place = places.find((each) => each === asked.place) ?? 'company';
  return (
    <Stack>
      <Card>
        <Columns>
          <Suspense>
            <PersonField field={{ ...fieldOf('personId', ''), required: true }} />
          </Suspense>
          <SelectField
            {...fieldOf('area', t('why.area'), { permission: '' })}
            required
            placeholder={t('choose')}
            options={areas.toSorted((a, b) => a.label.localeCompare(b.label))}
          />
          {works.length > 0 && (
            <SelectField
              {...fieldOf('permission', t('why.work'))}
              required
              placeholder={t('choose')}
              options={works.map((work) => ({ value: work.permission, label: workText(work) }))}
            />
          )}
          <SelectField
            {...fieldOf('place', t('columns.where'), { scopeId: '' })}
            options={places.map((value) => ({ value, label: t(`why.places.${value}`) }))}
          />
          <Suspense>
            {place === 'department' && (
              <DepartmentField field={fieldOf('scopeId', '')} label={t('why.places.department')} />
            )}
            {place === 'person' && <PersonField key="scope" field={fieldOf('scopeId', '')} />}
          </Suspense>
          <SelectField
            name="when"
            label={t('columns.when')}
            value={isNow ? 'now' : 'other'}
            onChange={(value) => setNow(value === 'now')}
            options={[
              { value: 'now', label: t('why.now') },
              { value: 'other', label: t('why.other') },
            ]}
          />
          {!isNow && (
            <>
              <DateField {...fieldOf('day', t('why.day'))} required help={t('why.treeOfNow')} />
              <SelectField
                {...fieldOf('clock', t('why.clock'))}
                options={clocks.map((value) => ({ value, label: value }))}
              />
            </>
          )}
        </Columns>
      </Card>
      <Answer question={questionOf(asked, place, isNow)} />
    </Stack>
  );
}

/** Undefined as long as something of it is not chosen. */
function questionOf(
  { personId, permission, scopeId, day, clock }: typeof empty,
  scopeKind: ScopeKind,
  isNow: boolean,
): Question | undefined {
  if (personId === '' || permission === '' || (scopeKind !== 'company' && scopeId === '')) return undefined;
  const at = isNow ? '' : momentOf(day, clock);
  return at === undefined ? undefined : { personId, permission, scopeKind, scopeId, at };
}

/** A moment by the reader's clock; undefined where the day is none yet. */
function momentOf(day: string, clock: string): string | undefined {
  const wall = new Date(`${day}T${clock}:00Z`);
  if (day.length !== 10 || Number.isNaN(wall.getTime())) return undefined;
  return new Date(2 * wall.getTime() - wallClock(wall).getTime()).toISOString();
}
