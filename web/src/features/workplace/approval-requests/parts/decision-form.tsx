import { decideApprovalRequest, delegateApproval } from '@madang/contract/workplace/approval-requests/routes.ts';
import {
  type Decision,
  requestDecision,
  requestDelegation,
} from '@madang/contract/workplace/approval-requests/rules.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import type { CallError } from '../../../../kernel/call-error.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { Section, Stack } from '../../../../ui/parts/card.tsx';
import { Disclosure } from '../../../../ui/parts/disclosure.tsx';
import { type ReadRequest, useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { FoundField } from './fields/found-field.tsx';
import styles from './requests.module.css';

const buttons = [
  ['approve', 'primary'],
  ['return', 'secondary'],
  ['refuse', 'danger'],
] as const;

/** The decision of an approver, with a comment; a refusal needs one. */
export function DecisionForm({ request }: { readonly request: ReadRequest }) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const { requestId, version, heldKind } = request;
  // A change is approved or refused as it was asked for.
  const offered = buttons.filter(([decision]) => heldKind === null || decision !== 'return');
  const [pressed, setPressed] = useState<Decision>('approve');
  /** Someone else was first: says so and shows what became of the request. */
  const stale = async (refusal: CallError) => {
    await notices.showError(refusal);
    await reread();
  };
  const initial: { decision: Decision; decisionComment: string } = { decision: 'approve', decisionComment: '' };
  const form = useForm({
    schema: requestDecision,
    initial,
    submit: async ({ decision, decisionComment }) => {
      await call(decideApprovalRequest, {
        params: { requestId },
        body: { decision, decisionComment, expected: { version } },
      });
      notices.toast(t(`decided.${decision}`));
      await reread();
    },
    refusals: { EDIT_CONFLICT: stale, APPROVAL_STATE: stale },
  });
  const press = (decision: Decision) => {
    setPressed(decision);
    form.set('decision', decision);
  };
  return (
    <Section title={t('decide.title')} help={t(heldKind === null ? 'decide.help' : 'decide.heldHelp')}>
      <form {...form.formProps}>
        <Stack>
          <TextAreaField {...form.field('decisionComment')} rows={3} spellCheck />
          <div className={styles['acts']}>
            {offered.map(([decision, variant]) => (
              <Button
                key={decision}
                type="submit"
                variant={variant}
                busy={form.busy && pressed === decision}
                onClick={() => press(decision)}
              >
                {t(`decide.${decision}`)}
              </Button>
            ))}
          </div>
        </Stack>
      </form>
      {can(request, 'delegate') && (
        <Disclosure summary={t('delegate.title')}>
          <Delegation requestId={requestId} />
        </Disclosure>
      )}
    </Section>
  );
}

function Delegation({ requestId }: { readonly requestId: string }) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const form = useForm({
    schema: requestDelegation,
    initial: { delegateId: '', decisionComment: '' },
    submit: async (body) => {
      await call(delegateApproval, { params: { requestId }, body });
      notices.toast(t('delegate.done'));
      await reread();
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <FoundField kind="person" binding={form.field('delegateId')} named={{}} />
        <TextAreaField {...form.field('decisionComment')} rows={2} spellCheck />
        <div>
          <Button type="submit" busy={form.busy}>
            {t('delegate.act')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
