import { structureAddress } from '@madang/contract/company-life/company-structures/pages.ts';
import { dispatchLimits } from '@madang/contract/access/dispatches/limits.ts';
import { askForDispatch, type listDispatchHosts } from '@madang/contract/access/dispatches/routes.ts';
import { dispatchRequest } from '@madang/contract/access/dispatches/rules.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { termLengths } from '@madang/contract/people/people/search-term.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { type FieldBinding, useForm } from '../../../../kernel/form.ts';
import { useTypedSearch } from '../../../../kernel/lists/typed-search.ts';
import { type Names, useShownName } from '../../../../kernel/names/shown-name.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { monthsLater, daysLater, todayHere } from '../../../../ui/dates/days.ts';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { type FoundChoice, SearchField } from '../../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { CompanyIcon } from '../../../../ui/sections/icons.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { hostsQuery, useNamesOf, usePeopleByName, usePreset, useReread } from '../api.ts';
import { useText } from '../texts.ts';

type Hosts = AnswerOf<typeof listDispatchHosts>;
type Preset = Names & { readonly personId: string; readonly loginId: string };

/** STA-09: asks another company to take a person; the address may name them. */
export function AskPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const [search] = useSearchParams();
  const personId = search.get('person');
  const hosts = useQuery(hostsQuery);
  const preset = usePreset(personId);
  return (
    <SidePanel title={t('ask.act')} onClose={onClose} beginsAtField>
      <Listed query={hosts}>
        {(found) =>
          found.items.length === 0 && !found.isAnyCompany ? (
            <EmptyState
              icon={<CompanyIcon />}
              title={t('ask.noHost')}
              text={t('ask.noHostText')}
              action={<LinkButton href={structureAddress}>{t('ask.toStructure')}</LinkButton>}
            />
          ) : personId === null ? (
            <AskForm hosts={found} onClose={onClose} />
          ) : (
            <Listed query={preset}>
              {({ employee }) => <AskForm hosts={found} person={employee} onClose={onClose} />}
            </Listed>
          )
        }
      </Listed>
    </SidePanel>
  );
}

interface FormProps {
  readonly hosts: Hosts;
  readonly person?: Preset;
  readonly onClose: () => void;
}

function AskForm({ hosts, person, onClose }: FormProps) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const [, change] = useSearchParams();
  const form = useForm({
    schema: dispatchRequest,
    initial: {
      personId: person?.personId ?? '',
      hostCode: '',
      departmentCode: '',
      from: todayHere(),
      until: daysLater(monthsLater(todayHere(), 3), -1),
      basis: '',
    },
    judgedTogether: ['from', 'until'],
    refusals: {
      MB701: 'personId',
      MB706: 'personId',
      MB708: 'personId',
      MB709: 'personId',
      MB711: 'until',
      MB715: 'personId',
      MB707: 'hostCode',
      MB854: 'hostCode',
      EMPLOYMENT_OWN: 'personId',
      LOGIN_ELSEWHERE: 'personId',
    },
    submit: async (body) => {
      // Today is the company's own, whose zone need not be the reader's.
      const from = body.from === todayHere() ? null : body.from;
      const { dispatchId } = await call(askForDispatch, { body: { ...body, from } });
      await reread();
      notices.toast(t('ask.done'));
      change({ panel: null, person: null, side: null, state: null, page: null, item: dispatchId });
    },
  });
  const last = monthsLater(todayHere(), dispatchLimits.yearsMax * 12);
  return (
    <form {...form.formProps}>
      <Stack>
        <p>{t('ask.text')}</p>
        <PersonField field={form.field('personId')} person={person} />
        <HostField field={form.field('hostCode')} hosts={hosts} />
        <TextField
          {...form.field('departmentCode')}
          label={t('ask.department')}
          help={t('ask.departmentHelp')}
          autoComplete="off"
        />
        <DateField
          {...form.field('from')}
          value={form.values.from}
          label={t('ask.from')}
          min={todayHere()}
          max={last}
          required
        />
        <DateField {...form.field('until')} min={form.values.from} max={last} required />
        <TextField {...form.field('basis')} help={t('basisHelp')} spellCheck required />
        <FormActions submit={t('ask.send')} busy={form.busy} onCancel={onClose} />
      </Stack>
    </form>
  );
}

interface PersonFieldProps {
  readonly field: FieldBinding<string>;
  readonly person: Preset | undefined;
}

/** A person in service, found by a part of the name. */
function PersonField({ field, person }: PersonFieldProps) {
  const t = useText();
  const nameOf = useShownName();
  const { data, search } = useTypedSearch(usePeopleByName);
  const [chosen, setChosen] = useState<FoundChoice | undefined>(
    person && { value: person.personId, label: nameOf(person), text: person.loginId },
  );
  const options = (data?.items ?? [])
    .flatMap((found) => found.person ?? [])
    .map((found) => ({ value: found.personId, label: nameOf(found), text: found.loginId }));
  return (
    <SearchField
      {...field}
      label={t('columns.person')}
      placeholder={t('ask.personSearch')}
      help={t('ask.personHelp', { letters: termLengths[0], syllables: termLengths[1] })}
      options={options}
      chosen={field.value === '' ? undefined : chosen}
      search={search}
      required
      onChange={(value) => {
        setChosen(options.find((option) => option.value === value));
        field.onChange(value);
      }}
    />
  );
}

const another = '*';

/** A company of the structure, or where the operator allows it another one by its code. */
function HostField({ field, hosts }: { readonly field: FieldBinding<string>; readonly hosts: Hosts }) {
  const t = useText();
  const names = useNamesOf();
  const { items, isAnyCompany } = hosts;
  const [isOther, setOther] = useState(items.length === 0);
  const code = <TextField {...field} label={t('ask.code')} help={t('ask.codeHelp')} autoComplete="off" required />;
  if (items.length === 0) return code;
  return (
    <>
      <SelectField
        {...field}
        name={isOther ? 'host' : field.name}
        error={isOther ? undefined : field.error}
        required
        value={isOther ? another : field.value}
        placeholder={t('ask.chooseHost')}
        options={[
          ...items.map((host) => ({
            value: host.companyCode,
            label: `${names.company(host)} (${host.companyCode})`,
          })),
          ...(isAnyCompany ? [{ value: another, label: t('ask.otherCompany') }] : []),
        ]}
        onChange={(value) => {
          setOther(value === another);
          field.onChange(value === another ? '' : value);
        }}
      />
      {isOther && code}
    </>
  );
}
