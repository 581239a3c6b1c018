import type { ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import { invitationLimits } from '@madang/contract/joining/invitations/limits.ts';
import type { JobLists } from '@madang/contract/people/people/routes.ts';
import { lazy, Suspense } from 'react';
import type { useForm } from '../../../../kernel/form.ts';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { CheckGroup } from '../../../../ui/fields/check-group.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Skeleton } from '../../../../ui/parts/states.tsx';
import { loadPlaceFields } from '../../../people/people/section.ts';
import { useServiceNames } from '../../signup/index.ts';
import type { personForm, TypedInvitation } from '../invitation-form.ts';
import { useText } from '../texts.ts';

const PlaceFields = lazy(async () => ({ default: await loadPlaceFields() }));

interface RoleAssignmentProps {
  readonly form: Pick<ReturnType<typeof useForm<typeof personForm, TypedInvitation>>, 'field'>;
  /** Services that the company has and the operator has connected. */
  readonly services: readonly ServiceType[];
  readonly jobLists: JobLists;
  readonly domains: IdDomains;
}

/** Domains on which a new ID may be created. */
export interface IdDomains {
  /** The product's own; null where people bring addresses of their own. */
  readonly idDomain: string | null;
  readonly ownDomains: readonly string[];
}

/**
 * Shows the fields of an invitee's future account: services, department, job rank and title, and the choice of a review first.
 */
export function RoleAssignmentFields({ form, services, jobLists, domains }: RoleAssignmentProps) {
  const t = useText();
  const nameOf = useServiceNames();
  const { idDomain, ownDomains } = domains;
  return (
    <>
      {/* Of one there is no choice. */}
      {services.length > 1 && (
        <CheckGroup
          {...form.field('services')}
          required
          options={services.map((value) => ({ value, label: nameOf(value) }))}
        />
      )}
      <Suspense fallback={<Skeleton lines={3} label={t('form.loading')} />}>
        <PlaceFields
          jobLists={jobLists}
          department={form.field('departmentCode')}
          rank={form.field('jobRankCode')}
          title={form.field('jobTitleCode')}
        />
      </Suspense>
      {idDomain !== null && ownDomains.length > 0 && (
        <SelectField
          {...form.field('idDomain')}
          help={t('form.idDomainHelp')}
          options={['', ...ownDomains].map((value) => ({ value, label: `@${value || idDomain}` }))}
        />
      )}
      <SelectField {...form.field('validDays')} required options={useDayChoices()} />
      <CheckField {...form.field('needsApproval')} label={t('form.approvalLabel')} />
      <TextField {...form.field('note')} help={t('form.noteHelp')} />
    </>
  );
}

export function useDayChoices() {
  const t = useText();
  return invitationLimits.validDays.map((count) => ({
    value: String(count),
    label: t('form.days', { count }),
  }));
}
