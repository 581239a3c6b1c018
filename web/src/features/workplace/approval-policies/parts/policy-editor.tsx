import { approvalPolicyInput, type ApprovalPolicyInput } from '@madang/contract/workplace/approval-policies/rules.ts';
import {
  changeApprovalPolicy,
  createApprovalPolicy,
  deleteApprovalPolicy,
} from '@madang/contract/workplace/approval-policies/routes.ts';
import type { PolicyGap } from '@madang/contract/workplace/approval-policies/route-answers.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useEditConflict } from '../../../../kernel/forms/edit-conflict.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { DeleteButton } from '../../../../kernel/sections/delete-button.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { Card, Section, Stack } from '../../../../ui/parts/card.tsx';
import { useReread } from '../api.ts';
import { peopleOf, valuesOf } from '../policy-values.ts';
import { useText } from '../texts.ts';
import { GapList } from './gap-list.tsx';
import { PolicyFields } from './policy-fields.tsx';
import type { ReadPolicy } from './policy-page.tsx';
import styles from './policy-page.module.css';
import { RouteTrial } from './route-trial.tsx';
import { StepsField } from './steps-field.tsx';
import { VersionList } from './version-list.tsx';

interface EditorProps {
  /** Absent: a new one. */
  readonly policy?: ReadPolicy;
  readonly load: () => Promise<void>;
  readonly onClose: () => void;
}

/** The form of a policy, and beside it the route that it gives to an example. */
export function PolicyEditor({ policy, load, onClose }: EditorProps) {
  const t = useText();
  const form = usePolicyForm({ ...(policy && { policy }), load, onClose });
  const reread = useReread();
  const mayChange = !policy || can(policy, 'change');
  return (
    <div className={styles['columns']}>
      <Stack>
        {policy && policy.gaps.length > 0 && <GapList gaps={policy.gaps} />}
        <Card>
          <form {...form.formProps}>
            <Stack>
              <PolicyFields form={form} policy={policy} />
              <StepsField form={form} known={peopleOf(policy)} />
              <FormActions submit={mayChange ? t('save') : undefined} busy={form.busy} onCancel={onClose}>
                {policy && can(policy, 'delete') && (
                  <DeleteButton
                    label={t('delete')}
                    done={t('deleted', { name: policy.approvalPolicyName })}
                    remove={() =>
                      sendChange(deleteApprovalPolicy, { params: { approvalPolicyId: policy.approvalPolicyId } })
                    }
                    onGone={onClose}
                    reread={reread}
                  />
                )}
              </FormActions>
            </Stack>
          </form>
        </Card>
        {policy && <VersionList versions={policy.versions} />}
      </Stack>
      <div className={styles['beside']}>
        <Card>
          <Section title={t('trial.title')} help={t('trial.text')}>
            <RouteTrial values={form.values} disabledReason={form.isValid ? undefined : t('trial.incomplete')} />
          </Section>
        </Card>
      </div>
    </div>
  );
}

/** Sends a policy; where a step leads nowhere the page stays and says which. */
function usePolicyForm({ policy, load, onClose }: EditorProps) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const [, change] = useSearchParams();
  const [initial] = useState<ApprovalPolicyInput>(() => valuesOf(policy));
  const settle = async (name: string, id: string, gaps: readonly PolicyGap[]) => {
    await reread();
    if (gaps.length === 0) {
      notices.toast(t('saved', { name }));
      return onClose();
    }
    notices.toast(t('savedWithGaps', { name }));
    // A person who went back to the list by then stays there.
    if (new URLSearchParams(location.search).get('panel') === 'new') change({ panel: null, item: id });
  };
  return useForm({
    schema: approvalPolicyInput,
    initial,
    refusals: useEditConflict(load),
    submit: async (body) => {
      const name = body.approvalPolicyName;
      if (!policy) {
        const made = await call(createApprovalPolicy, { body });
        return settle(name, made.approvalPolicyId, made.gaps);
      }
      const { approvalPolicyId, version } = policy;
      const { gaps } = await call(changeApprovalPolicy, {
        params: { approvalPolicyId },
        body: { ...body, expected: { version } },
      });
      return settle(name, approvalPolicyId, gaps);
    },
  });
}
