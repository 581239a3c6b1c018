import { approvalTrial, tryApprovalRoute } from '@madang/contract/workplace/approval-policies/routes.ts';
import {
  approvalPolicyInput,
  type ApprovalPolicyInput,
  documentKinds,
  type DocumentKind,
} from '@madang/contract/workplace/approval-policies/rules.ts';
import type { ApprovalRoute } from '@madang/contract/workplace/approval-policies/route-answers.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useTypedSearch } from '../../../../kernel/lists/typed-search.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { Button } from '../../../../ui/button.tsx';
import type { FieldProps } from '../../../../ui/fields/field.tsx';
import { type FoundChoice, SearchField } from '../../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Callout, NewsPlace } from '../../../../ui/parts/callout.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { usePeopleByName } from '../api.ts';
import { useText } from '../texts.ts';
import { AmountField } from './policy-fields.tsx';
import { TriedRoute } from './tried-route.tsx';
import * as z from 'zod/mini';

const example = z.pick(approvalTrial, { personId: true, documentKind: true, amount: true });

interface TrialProps {
  /** Values that stand in the form of a policy now; absent: the policies of the company are tried. */
  readonly values?: ApprovalPolicyInput;
  /** Reason that nothing can be tried now. */
  readonly disabledReason?: string | undefined;
}

interface Tried {
  readonly route: ApprovalRoute;
  readonly values: ApprovalPolicyInput | undefined;
}

interface Example {
  readonly personId: string;
  readonly documentKind: DocumentKind;
  readonly amount: number | null;
}

/** The dry run: the route of an example by the policy as it is written, saved or not, or by all of the company. */
export function RouteTrial({ values, disabledReason }: TrialProps) {
  const t = useText();
  const [tried, setTried] = useState<Tried>();
  const initial: Example = { personId: '', documentKind: values?.documentKind ?? 'general', amount: null };
  const form = useForm({
    schema: example,
    initial,
    refusals: { CO404: 'personId' },
    submit: async (asked) => {
      if (disabledReason !== undefined) return;
      const draft = values && approvalPolicyInput.parse(values);
      setTried({ route: await call(tryApprovalRoute, { body: { ...asked, ...(draft && { draft }) } }), values });
    },
  });
  const kind = form.field('documentKind');
  return (
    <Stack>
      <form {...form.formProps}>
        <Stack>
          <PersonField field={{ ...form.field('personId'), label: fieldText('approvalPersonId') }} />
          <SelectField
            {...kind}
            options={documentKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            onChange={(value) => kind.onChange(documentKinds.find((each) => each === value) ?? 'general')}
          />
          <AmountField
            field={{ ...form.field('amount'), label: fieldText('documentAmount') }}
            none={t('help.noAmount')}
          />
          <div>
            <Button type="submit" variant="secondary" busy={form.busy} disabledReason={disabledReason}>
              {t('trial.run')}
            </Button>
          </div>
        </Stack>
      </form>
      <NewsPlace>
        {tried &&
          (tried.values === values ? (
            <TriedRoute route={tried.route} isDraft={values !== undefined} />
          ) : (
            <Callout tone="info">{t('trial.stale')}</Callout>
          ))}
      </NewsPlace>
    </Stack>
  );
}

/** A person in service, found by a part of the name. */
function PersonField({ field }: { readonly field: FieldProps<string> }) {
  const t = useText();
  const nameOf = useShownName();
  const { data, search } = useTypedSearch(usePeopleByName);
  const [chosen, setChosen] = useState<FoundChoice>();
  const options = (data?.items ?? [])
    .flatMap(({ person }) => person ?? [])
    .map((person) => ({ value: person.personId, label: nameOf(person), text: person.loginId }));
  return (
    <SearchField
      {...field}
      placeholder={t('people.search')}
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
