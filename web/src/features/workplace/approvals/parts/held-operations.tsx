import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { HeldKind } from '@madang/contract/workplace/approval-requests/held-kinds.ts';
import { type listHeldOperations, setHeldOperation } from '@madang/contract/workplace/approval-requests/routes.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { useThingName } from '../../../../kernel/names/shown-name.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Card, Section, Stack } from '../../../../ui/parts/card.tsx';
import { useHeldOperations, useRereadHeld } from '../api.ts';
import { useText } from '../texts.ts';

type Listing = AnswerOf<typeof listHeldOperations>;

/** Kinds of changes that are approved before they are made, each with its policy; a choice is saved at once. */
export function HeldOperations() {
  const t = useText();
  const asked = useHeldOperations();
  return (
    <Card>
      <Section title={t('held.title')} help={t('held.lead')}>
        <Listed query={asked}>
          {(listing) => (
            <Stack>
              {listing.policies.length === 0 && <p>{t('held.noPolicy')}</p>}
              {!listing.isRepresentative && listing.items.some(({ approvalPolicyId }) => approvalPolicyId !== null) && (
                <p>{t('held.representative')}</p>
              )}
              {listing.items.map((item) => (
                <HeldKindField key={item.heldKind} item={item} policies={listing.policies} />
              ))}
            </Stack>
          )}
        </Listed>
      </Section>
    </Card>
  );
}

interface FieldProps {
  readonly item: Listing['items'][number];
  readonly policies: Listing['policies'];
}

function HeldKindField({ item, policies }: FieldProps) {
  const t = useText();
  const nameOf = useThingName();
  const notices = useNotices();
  const reread = useRereadHeld();
  const { heldKind, approvalPolicyId } = item;
  const [pending, setPending] = useState<string>();
  const choose = async (kind: HeldKind, chosen: string) => {
    setPending(chosen);
    try {
      await call(setHeldOperation, {
        params: { heldKind: kind },
        body: { approvalPolicyId: chosen === '' ? null : chosen, expected: { approvalPolicyId } },
      });
      notices.toast(t('held.saved'));
    } catch (thrown) {
      await notices.showError(thrown);
    }
    await reread();
    setPending(undefined);
  };
  const named = policies.map(({ approvalPolicyId: value, approvalPolicyName: name, englishApprovalPolicyName }) => ({
    value,
    label: nameOf({ name, englishName: englishApprovalPolicyName }),
  }));
  return (
    <SelectField
      name={`held-${heldKind}`}
      label={t(`held.kinds.${heldKind}`)}
      value={pending ?? approvalPolicyId ?? ''}
      options={[{ value: '', label: t('held.atOnce') }, ...named]}
      onChange={(chosen) => void choose(heldKind, chosen)}
    />
  );
}
